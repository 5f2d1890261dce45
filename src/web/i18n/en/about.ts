export const about = {
  title: 'About Mizan',
  lead: 'A careful reader for every children’s book',
  heroText:
    'Mizan reads children’s books for families, schools and libraries in the UAE and shows its work: every verdict stands on sentences you can look up.',
  mission: 'Our mission',
  missionText:
    'Parents should not have to choose between reading every book first and hoping for the best. Mizan, powered by AI, reads the whole book, weighs it against the values of this country and the standards of child safety, and says plainly what it found, where, and for whom the book is right.',
  systems: 'Four evaluation systems',
  systemsLead: 'As the active scoring configuration defines them.',
  breakdown: 'In detail',
  weight: '{{weight}}% of the score',
  criteria: 'Criteria',
  thresholds: 'Safe from {{safe}}, Moderate from {{moderate}}, Severe below {{severe}}',
  ages: 'Ages {{min}} to {{max}}',
  levels: {
    simple: 'Simple',
    moderate: 'Moderate',
    high: 'High',
    easy: 'Easy',
    advanced: 'Advanced',
    safe: 'Safe',
    severe: 'Severe',
  },
  off: 'Switched off: rated and shown, but not counted.',
  noConfig: 'No active scoring configuration found.',
  nmc: 'NMC standards',
  nmcText:
    'Beside the four systems every book is held against the national media council’s age bands in five categories. The final band is the most restrictive one.',
  nmcRange: 'Safe score range',
  nmcCategory: 'Category',
  bands: 'Bands: Safe, 6+, 10+, 13+, 17+, 21+ and Not Allowed.',
  toHow: 'See how it works',
  how: {
    title: 'How it works',
    lead: 'From a file to an answer you can check',
    steps: {
      n1: { title: 'You upload a book', text: 'A document or pictures of its pages, in English or Arabic.' },
      n2: { title: 'Mizan reads all of it', text: 'Every sentence, not a sample; each finding keeps its page.' },
      n3: {
        title: 'Four systems weigh it',
        text: 'Values, safety, themes and language are rated criterion by criterion.',
      },
      n4: {
        title: 'You get a verdict with proof',
        text: 'The age, the arithmetic, and the passages behind each rating.',
      },
    },
    systems: 'The four systems',
    verdicts: 'The three verdicts',
    verdictRules: {
      Whitelisted: 'Score of at least {{minimum}} with at most {{moderates}} Moderate ratings.',
      'Parent Guidance':
        'Score of at least {{minimum}} with at most {{moderates}} Moderate ratings, or an NMC band of 17+ or above.',
      'Not Whitelisted': 'Any Severe rating in values or safety, or a score below {{minimum}}.',
    },
    case: 'A worked case',
    caseLead: 'An adventure story with a frightening chapter and rich language.',
    caseSteps: {
      n1: {
        title: 'Cultural Values: Safe',
        text: 'Family and promises are honoured; nothing speaks against faith or country.',
      },
      n2: { title: 'Child Safety: Moderate', text: 'A storm and a loss are told vividly, and comfort follows.' },
      n3: { title: 'Theme Complexity: Moderate', text: 'Grief and courage ask for a reader of about ten.' },
      n4: { title: 'Language Level: Moderate', text: 'Long sentences and some rare words; reading level Moderate.' },
    },
    caseAge: 'Final age',
    caseLevel: 'Reading level',
    caseVerdict: 'Verdict',
    tryIt: 'Try It Now',
    about: 'About Mizan',
  },
}
