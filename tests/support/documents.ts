import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

export const DOCUMENTS = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
]

export const readDocument = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

/** The command lines of the `sh` blocks of the documents, each once. */
export function shellCommands(): string[] {
  const blocks = DOCUMENTS.flatMap((document) => [...readDocument(document).matchAll(/^```sh\n([\s\S]*?)^```/gm)])
  const lines = blocks.flatMap(([, block]) => (block ?? '').split('\n')).map((line) => line.trim())
  return [...new Set(lines.filter((line) => line !== '' && !line.startsWith('#')))]
}

/** The package script an npm command runs. @example scriptOf('npm run -s evaluate -- a.txt') // 'evaluate' */
export function scriptOf(command: string): string | undefined {
  return /^npm (?:run (?:-s )?)?([\w:-]+)/.exec(command)?.[1]
}
