import * as z from 'zod'
import type { $ZodType } from 'zod/v4/core'
import { MizanError } from '../../../contract/errors.ts'

/** `?lang=` asks for the reader's language; without it texts are in the book's and errors follow Accept-Language. */
export const languageQuery = z.object({ lang: z.enum(['en', 'ar']).optional().catch(undefined) })
export const idParams = z.object({ id: z.string() })
export const performedBy = z.object({ performedBy: z.string().trim().min(1).max(200).optional() })
export const performedByBody = performedBy.nullish()
export const errorBody = z.object({ error: z.string(), details: z.string().optional(), code: z.string() })

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Anything that is no id names nothing. */
export function parseId(
  id: string,
  notFound:
    | 'evaluation_not_found'
    | 'config_not_found'
    | 'rescoring_not_found'
    | 'profile_not_found'
    | 'family_not_found'
    | 'list_not_found'
    | 'wish_not_found'
    | 'not_on_shelf',
): string {
  if (!UUID.test(id)) throw new MizanError(notFound)
  return id.toLowerCase()
}

/** Who did it, as the caller says; there is one administrator. */
export function performer(body: { performedBy?: string | undefined } | null | undefined): string {
  return body?.performedBy ?? 'admin'
}

/** Answers for the documentation only, of a route that sends ready text instead of a value. */
export function documentedAnswers(response: Record<number, $ZodType>): object {
  return { response }
}
