import * as z from 'zod/mini'

/** How the book tells a thing: shown, shown as wrong, or shown as desirable. */
export const STANCES = ['depicted', 'condemned', 'glamorised'] as const
export const stanceSchema = z.enum(STANCES)
export type Stance = z.infer<typeof stanceSchema>
