import { parseArgs } from 'node:util'
import { readConfig, type Config } from '../../src/server/config.ts'
import { reasonOf } from './describe.ts'

/** A command with one file: prints its report, or one sentence about why not and status 1. */
export async function runOnFile(
  usage: string,
  failure: string,
  work: (config: Config, path: string) => Promise<string>,
): Promise<void> {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' } },
    })
    const [path, ...others] = positionals
    if (values.help === true) console.log(usage)
    else if (path === undefined || others.length > 0) throw new Error(`one file is needed\n\n${usage}`)
    else console.log(await work(readConfig(), path))
  } catch (error) {
    console.error(`${failure}: ${reasonOf(error)}`)
    process.exitCode = 1
  }
}
