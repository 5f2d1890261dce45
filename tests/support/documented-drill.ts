import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runScript } from './make-library.ts'

const OPERATIONS = await readFile(join(import.meta.dirname, '../../docs/operations.md'), 'utf8')

/** The drill of docs/operations.md, line by line: the backup, the restore, and the start. */
export const DRILL = /^### The drill$[\s\S]*?^```sh\n([\s\S]*?)^```/m.exec(OPERATIONS)?.[1]?.trim().split('\n') ?? []

/** Runs a command as the documents write it, with its file in a folder. @returns what it said */
export async function runDocumented(
  command: string,
  environment: Record<string, string>,
  folder: string,
): Promise<string> {
  const [, name = '', file = ''] = /^npm run (\S+) -- (\S+)$/.exec(command) ?? []
  return (await runScript(name, environment, join(folder, file))).stdout
}
