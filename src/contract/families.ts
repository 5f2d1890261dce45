import * as z from 'zod/mini'
import { readerProfileSchema } from './reader-profile.ts'

/** A family as the library knows it: no name, only when it was given a code and how many profiles it keeps. */
export const familySchema = z.object({ id: z.string(), createdAt: z.string(), profiles: z.int() })
export type Family = z.infer<typeof familySchema>

/** The answer to `POST /api/families`: the code is told this once. */
export const newFamilySchema = z.object({ id: z.string(), code: z.string() })
export type NewFamily = z.infer<typeof newFamilySchema>

/** What `POST /api/family-session` takes. */
export const familyCodeSchema = z.object({ code: z.string().check(z.maxLength(100)) })

/** `GET /api/profiles`: whose profiles they are, and the profiles, oldest first. */
export const profileListSchema = z.object({
  owner: z.enum(['library', 'family']),
  /** Whether families can be handed codes: where a password closes the library's own profiles. */
  familyCodes: z.boolean(),
  profiles: z.array(readerProfileSchema),
})
export type ProfileList = z.infer<typeof profileListSchema>
