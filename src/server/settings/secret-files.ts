import { readFileSync } from 'node:fs'

/** Settings that supervisors of containers and services hand over as files: `ADMIN_PASSWORD_FILE` names the file that holds `ADMIN_PASSWORD`. */
const SECRETS = ['ADMIN_PASSWORD', 'DATABASE_URL', 'AI_API_KEY', 'SETTINGS_SECRET'] as const

type Environment = Record<string, string | undefined>

/** The environment with the secrets that lie in files, without the line end an editor leaves. */
export function withSecretFiles(environment: Environment): { environment: Environment; faults: string[] } {
  const read: Environment = {}
  const faults: string[] = []
  for (const name of SECRETS) {
    const path = environment[`${name}_FILE`]
    if (path === undefined) continue
    if (environment[name] !== undefined) {
      faults.push(`${name} and ${name}_FILE are both set: leave one out`)
      continue
    }
    try {
      read[name] = readFileSync(path, 'utf8').replace(/\r?\n$/, '')
      if (read[name] === '') faults.push(`${name}_FILE names an empty file`)
    } catch {
      faults.push(`${name}_FILE names a file that cannot be read`)
    }
  }
  return { environment: { ...environment, ...read }, faults }
}
