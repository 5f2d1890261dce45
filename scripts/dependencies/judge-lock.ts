import * as z from 'zod'

const REGISTRY = 'https://registry.npmjs.org/'

const lockSchema = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(
    z.string(),
    z.looseObject({
      version: z.string().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      link: z.boolean().optional(),
      inBundle: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
})

/**
 * What is wrong with a lock file: packages that come from elsewhere than the registry, whose content is not fixed by a
 * checksum, or that run a program when they are installed without being listed in `allowScripts` of package.json.
 *
 * @returns one sentence for each fault
 */
export function lockFaults(lock: unknown, allowScripts: Readonly<Record<string, boolean>>): string[] {
  const { packages } = lockSchema.parse(lock)
  const faults: string[] = []
  for (const [path, entry] of Object.entries(packages)) {
    if (path === '') continue
    const name = path.split('node_modules/').at(-1) ?? ''
    const told = `${name} ${entry.version ?? ''}`
    if (!path.startsWith('node_modules/') || entry.link === true) faults.push(`${told} is a folder and no package`)
    else if (entry.resolved !== undefined && !entry.resolved.startsWith(REGISTRY)) {
      faults.push(`${told} comes from ${entry.resolved} and not from the registry`)
    }
    // What a package brings along inside itself is covered by its checksum.
    if (entry.inBundle !== true && !/^sha512-[A-Za-z\d+/]{86}==$/.test(entry.integrity ?? '')) {
      faults.push(`${told} has no checksum`)
    }
    if (entry.hasInstallScript === true && !Object.hasOwn(allowScripts, name)) {
      faults.push(`${told} runs a program when it is installed; decide on it in allowScripts of package.json`)
    }
  }
  return faults
}
