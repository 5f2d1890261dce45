import * as z from 'zod'
import { MizanError } from '../../../contract/errors.ts'
import { profileInputSchema, type ProfileInput } from '../../../contract/reader-profile.ts'

/** Checked by hand, so that what is missing is said in a sentence and not as a field of a schema. */
export const profileBody = z
  .record(z.string(), z.unknown())
  .describe('kind, name, sign, birthYear or grade, languages, categories, criteria, wished, spared')

/** @throws MizanError profile_invalid */
export function parseProfile(body: unknown): ProfileInput {
  const parsed = profileInputSchema.safeParse(body)
  if (!parsed.success) throw new MizanError('profile_invalid')
  return parsed.data
}
