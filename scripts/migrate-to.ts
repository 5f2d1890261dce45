import { parseArgs } from 'node:util'
import { readConfig } from '../src/server/config.ts'
import { reasonOf } from './library/describe.ts'
import { migrateLibrary } from './library/migrate-library.ts'

const USAGE = `Usage: npm run db:migrate-to -- DATABASE_URL

Copies the embedded library of DATA_DIR to an empty PostgreSQL database, and its files to FILES_URL where that is set. Stop
Mizan first. What was written is read back and compared; the embedded library stays as it is.`

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  })
  const [address, ...others] = positionals
  if (values.help === true) console.log(USAGE)
  else if (address === undefined || others.length > 0) throw new Error(`one address is needed\n\n${USAGE}`)
  else console.log(await migrateLibrary(readConfig(), address))
} catch (error) {
  console.error(`The library was not moved, and the embedded one is as it was: ${reasonOf(error)}`)
  process.exitCode = 1
}
