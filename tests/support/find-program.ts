import { spawnSync } from 'node:child_process'

/** The name of a program of this machine, or undefined; then what it would have checked is skipped, visibly. */
export function findProgram(
  name: string,
  version: string = '--version',
  install = `apt-get install ${name}`,
): string | undefined {
  if (spawnSync(name, [version], { stdio: 'ignore' }).status === 0) return name
  console.warn(`skipped: what ${name} checks, for it is not installed (${install})`)
  return undefined
}
