import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Fonts of books and dictionaries of other languages come when they are first needed; everything else is small. */
const SHELL_ASSET = /^assets\/(?!.*(?:literata|naskh)).*\.(?:js|css|woff2)$/

/**
 * The service worker of a build: it keeps the assets the application runs with and what lies beside the page. Another build
 * is another version, for the names of assets are made of their content.
 */
export function shellOf(
  worker: string,
  { assets, publicDirectory }: { assets: readonly string[]; publicDirectory: string },
): string {
  const beside = readdirSync(publicDirectory, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.includes('.'),
  )
  const files = [...assets.filter((name) => SHELL_ASSET.test(name)), ...beside].map((name) => `/${name}`).toSorted()
  const hash = createHash('sha256').update(worker).update(files.join('\n'))
  for (const name of beside.toSorted()) hash.update(readFileSync(join(publicDirectory, name)))
  const shell = { version: hash.digest('hex').slice(0, 16), files }
  return worker.replace('__MIZAN_SHELL__', JSON.stringify(shell))
}
