import { backUp } from './library/back-up.ts'
import { runOnFile } from './library/run-on-file.ts'

await runOnFile(
  `Usage: npm run backup -- FILE

Writes the library of DATA_DIR or DATABASE_URL, with all its files, into one zip file. A Mizan on an embedded library must be
stopped first; one on PostgreSQL may go on.`,
  'The library was not backed up',
  backUp,
)
