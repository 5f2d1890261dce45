// Makes the reader's weights anew: `node training/train.mjs --encoder FOLDER [--python python3]`. See README.md.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const here = import.meta.dirname
const option = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? otherwise : process.argv[at + 1]
}
const encoder = option('encoder')
const data = option('data', join(here, '../../shared/data'))
if (encoder === undefined || !existsSync(join(encoder, 'model.json'))) {
  console.error('Name the folder with the encoder (model.json and its shards): --encoder FOLDER')
  process.exit(1)
}
if (!existsSync(join(data, 'reading'))) {
  console.error(`There are no labelled passages at ${data}; name their folder with --data`)
  process.exit(1)
}
const run = (command, args) => {
  const { status } = spawnSync(command, args, { stdio: 'inherit', cwd: here })
  if (status !== 0) process.exit(status ?? 1)
}
const work = mkdtempSync(join(tmpdir(), 'mizan-training-'))
const exports = ['en', 'ar'].map((language) => {
  const out = join(work, language)
  run(process.execPath, [
    join(here, 'export-features.ts'),
    join(data, 'reading', `passages.${language}.jsonl`),
    join(data, 'reading', `modern.${language}.jsonl`),
    join(data, 'passages', `dev.${language}.jsonl`),
    join(here, 'passages', `own.${language}.jsonl`),
    '--out',
    out,
  ])
  return out
})
run(option('python', 'python3'), [
  join(here, 'reader.py'),
  ...exports,
  '--encoder',
  encoder,
  '--cache',
  work,
  '--out',
  join(here, '../src/pipeline/assess/reader/weights'),
])
