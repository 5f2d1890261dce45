import { englishValueNames } from '../../../contract/value-names.en.ts'

/** The words of the wire, as a reader sees them. */
export const values = {
  ...englishValueNames,
  domain: {
    gambling: 'Gambling',
    language: 'Language & profanity',
    violence_terror: 'Violence & terror',
    alcohol_drugs_smoking: 'Alcohol, drugs & smoking',
    sex_nudity: 'Sex & nudity',
    islamic_arab_uae_cultural_ethics: 'Islamic, Arab & UAE ethics',
  },
  concern: { 'No Concern': 'No Concern', Low: 'Low', Medium: 'Medium', High: 'High' },
  severity: { Low: 'Low', Moderate: 'Moderate', High: 'High', Severe: 'Severe' },
  stage: { Beginner: 'Beginner', Elementary: 'Elementary', Intermediate: 'Intermediate', Advanced: 'Advanced' },
  suitability: { suitable: 'Suitable', with_guidance: 'With guidance', not_suitable: 'Not suitable' },
  matchQuality: { high: 'High', medium: 'Medium', low: 'Low' },
  matchMethod: {
    isbn: 'ISBN',
    title_author: 'Title and author',
    title_only: 'Title only',
    other: 'Stated in the file',
  },
}
