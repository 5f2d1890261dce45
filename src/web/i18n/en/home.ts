export const home = {
  eyebrow: 'For families, schools and libraries in the UAE',
  headline: 'Every children’s book, carefully weighed',
  lead: 'Upload a book and Mizan reads all of it. You get a clear verdict, the right age, and the sentence and page behind every claim.',
  browse: 'Browse Books',
  add: 'Add Books',
  deep: 'Deep AI',
  stats: {
    label: 'At a glance',
    books: 'Books evaluated',
    systems: 'Evaluation systems',
    minutesValue: '< 5 min',
    minutes: 'Results in under 5 minutes',
  },
  systems: {
    title: 'Four systems, one answer',
    lead: 'Two red lines that every book must pass, two measures that find its reader.',
    n1: { title: 'Cultural Values', text: 'UAE, Islamic and Arab values, respect for faith, family and heritage.' },
    n2: { title: 'Child Safety', text: 'Violence, fear, bullying and harmful content against global standards.' },
    n3: { title: 'Theme Complexity', text: 'How demanding the story’s ideas are: age readiness.' },
    n4: { title: 'Language Level', text: 'How hard the words and sentences are: reading ability.' },
    redLine: 'Red line',
    fitsAge: 'Finds the age',
  },
  trust: {
    title: 'Why parents trust Mizan',
    rejection: {
      title: 'Automatic rejection',
      text: 'One severe violation of values or safety, and the book is not whitelisted. It is never averaged away.',
    },
    ages: {
      title: 'Age recommendations',
      text: 'An exact age from content, themes and language, and what fits each age group.',
    },
    guides: {
      title: 'Parent discussion guides',
      text: 'Questions to ask before and after reading, drawn from the book itself.',
    },
  },
}
