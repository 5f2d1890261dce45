import { restore } from './library/back-up.ts'
import { runOnFile } from './library/run-on-file.ts'

await runOnFile(
  `Usage: npm run restore -- FILE

Brings a backup back into an empty DATA_DIR, or into an empty database where DATABASE_URL is set; files go to FILES_URL where
that is set.`,
  'The library was not restored',
  restore,
)
