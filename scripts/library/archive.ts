import * as z from 'zod'

/** The entries of a backup: `manifest.json`, each table as lines of JSON, and each file under its key. */
export const MANIFEST = 'manifest.json'
export const tableEntry = (name: string): string => `tables/${name}.jsonl`
export const fileEntry = (key: string): string => `files/${key}`

const sha256 = z.string().regex(/^[\da-f]{64}$/)
/** A path inside the storage: an archive must not write anywhere else. */
const key = z.string().refine((path) => path.split('/').every((part) => /^[\w-][\w.-]*$/.test(part)))

export const manifestSchema = z.object({
  format: z.literal('mizan-library'),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number(), sha256 })),
  files: z.array(z.object({ key, size: z.number(), sha256 })),
})

export type Manifest = z.infer<typeof manifestSchema>
