import * as z from 'zod/mini'
import { shelfAnswerSchema } from './shelf.ts'

/** A month of school days, a whole month, or the evenings of Ramadan. */
export const PLAN_KINDS = ['school', 'month', 'ramadan'] as const
export const planKindSchema = z.enum(PLAN_KINDS)
export type PlanKind = z.infer<typeof planKindSchema>

export const PLAN_MINUTES = { least: 5, usual: 20, most: 120 } as const

/** Years of the two calendars for which a plan can be made. */
export const PLAN_YEARS = { month: [2000, 2076], ramadan: [1421, 1499] } as const

const dayOfHijri = z.object({ day: z.int(), month: z.int(), year: z.int() })

/** One day of a plan: what is read, and which part of it. */
export const planDaySchema = z.object({
  /** @example '2027-02-08' */
  date: z.string(),
  /** By the calendar of Umm al-Qura. */
  hijri: dayOfHijri,
  /** null where the shelf has nothing more. */
  reading: z.nullable(
    z.object({
      book: z.string(),
      title: z.string(),
      author: z.string(),
      answer: shelfAnswerSchema,
      /** Of a book that takes several days: which one this is, from 1, and how many there are. */
      part: z.int(),
      parts: z.int(),
      minutes: z.int(),
    }),
  ),
})
export type PlanDay = z.infer<typeof planDaySchema>

export const readingPlanSchema = z.object({
  kind: planKindSchema,
  minutes: z.int(),
  days: z.array(planDaySchema),
})
export type ReadingPlan = z.infer<typeof readingPlanSchema>

/** The files a plan can be taken along as. */
export const PLAN_FORMATS = ['csv', 'ics'] as const
