import * as z from 'zod'

const count = z.number().nonnegative().catch(0).optional()
const texts = z.array(z.string()).catch([]).optional()

/** `search.json`: what is read of each work. Open Library's documentation promises none of the fields. */
export const searchSchema = z.object({
  docs: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      subtitle: z.string().optional().catch(undefined),
      author_name: texts,
      publisher: texts,
      isbn: texts,
      first_publish_year: z.number().int().optional().catch(undefined),
      edition_count: count,
      cover_i: z.number().int().positive().optional().catch(undefined),
      subject: texts,
      ratings_average: z.number().min(0).max(5).optional().catch(undefined),
      ratings_count: count,
      want_to_read_count: count,
      currently_reading_count: count,
      already_read_count: count,
    }),
  ),
})
export type Work = z.infer<typeof searchSchema>['docs'][number]

/** `works/OL..W/ratings.json` */
export const ratingsSchema = z.object({
  summary: z.object({ average: z.number().min(0).max(5).nullable(), count: z.number().nonnegative() }),
})

/** `works/OL..W/bookshelves.json` */
export const shelvesSchema = z.object({
  counts: z.object({
    want_to_read: z.number().nonnegative().catch(0),
    currently_reading: z.number().nonnegative().catch(0),
    already_read: z.number().nonnegative().catch(0),
  }),
})

export const SEARCH_FIELDS = Object.keys(searchSchema.shape.docs.element.shape).join(',')
