import * as z from 'zod/mini'

/** The eight genres the library filters by. */
export const GENRE_FILTERS = [
  'Islamic',
  'UAE Culture',
  'Adventure',
  'Educational',
  'Bedtime',
  'STEM',
  'Emotions',
  'Interactive',
] as const

/** The closed list `result.genres` is drawn from; English on the wire, translated on screen. */
export const GENRES = [
  ...GENRE_FILTERS,
  'Fairy Tale',
  'Fable',
  'Fantasy',
  'Animals',
  'Family',
  'Friendship',
  'Humour',
  'Mystery',
  'Historical',
  'Poetry',
  'Romance',
  'Horror',
  'Science Fiction',
  'Drama',
  'Nature',
  'Realistic Fiction',
] as const
export const genreSchema = z.enum(GENRES)
export type Genre = z.infer<typeof genreSchema>
