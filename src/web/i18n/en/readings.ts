/** Where the reading of a model and that of the embedded engine differ. */
export const readings = {
  title: 'Where the two readings differ',
  lead: 'A language model has read this book. Here the embedded engine reads it as well.',
  holds:
    'What stands under the model is the result before any reviewer decides: where the two lie far apart, it keeps the stricter of both.',
  pending: 'The embedded engine is reading the book. This may take some seconds.',
  model: 'Language model',
  embedded: 'Embedded engine',
  version: 'Version {{version}}',
  sum: {
    same: 'Both readings come to the same verdict and the same age.',
    age: 'Both readings come to the same verdict, but to different ages.',
    verdict: 'The two readings come to different verdicts.',
  },
  apart: {
    differs: 'Differs',
    years_one: '{{count}} year apart',
    years_other: '{{count}} years apart',
    points_one: '{{count}} point apart',
    points_other: '{{count}} points apart',
    levels_one: '{{count}} level apart',
    levels_other: '{{count}} levels apart',
  },
  take: {
    model: 'Take the model’s verdict',
    embedded: 'Take the embedded engine’s verdict',
    text: 'The review opens with that verdict and age. Your reason and your name are still needed.',
  },
  categories: {
    title: 'The five media categories',
    lead: 'The level each reading gives the book as a whole.',
  },
  criteria: {
    title: 'Criteria of the red lines',
    lead: 'Only those whose scores lie apart, from 0 to 100; 100 is wholly fine.',
    none: 'No criterion’s scores lie five points or more apart.',
  },
  passages: {
    title: 'Passage by passage',
    filter: 'Passages to show',
    notReported: 'Not reported',
    none: 'There is no such passage.',
    noneApart: 'Both readings report the same passages at the same levels.',
    noneAtAll: 'Neither reading reports a passage.',
    more: 'Show more passages',
  },
  filters: {
    differing: 'Where they differ',
    model: 'Only the model',
    embedded: 'Only the embedded engine',
    apart: 'Both, differently',
    all: 'All passages',
  },
  alike: 'Both alike',
}
