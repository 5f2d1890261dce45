import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'

const FOLDER = join(import.meta.dirname, 'schemas')

/** Checks documents against the published schemas. @returns one sentence for each fault */
export function createOpdsValidator(): (kind: 'feed' | 'publication', document: unknown) => string[] {
  const ajv = new Ajv({ strict: false, allErrors: true })
  addFormats.default(ajv)
  for (const name of readdirSync(FOLDER)) {
    if (name.endsWith('.json')) ajv.addSchema(JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as object)
  }
  return (kind, document) => {
    const check = ajv.getSchema(`https://drafts.opds.io/schema/${kind}.schema.json`)
    if (check === undefined) throw new Error(`there is no schema of a ${kind}`)
    return check(document) === true
      ? []
      : (check.errors ?? []).map((error) => `${error.instancePath} ${error.message ?? ''}`)
  }
}
