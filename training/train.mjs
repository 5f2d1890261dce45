// Makes anew what the engine learned: `node training/train.mjs --encoder FOLDER [--python python3]`, and with `--folds` what it would
// have learned without each fifth of the authors, for measuring. See README.md.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OWN_SETS } from './own-passages.ts'

const here = import.meta.dirname
const option = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? otherwise : process.argv[at + 1]
}
const encoder = option('encoder')
const data = option('data', join(here, '../../shared/data'))
if (encoder === undefined || !existsSync(join(encoder, 'model.fp16.safetensors'))) {
  console.error('Name the folder with the encoder (model.fp16.safetensors and tokenizer.json): --encoder FOLDER')
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
// The pieces of the encoder that are kept.
run(process.execPath, [join(here, 'pieces.ts'), '--tokenizer', join(encoder, 'tokenizer.json')])
const exports = ['en', 'ar'].map((language) => {
  const out = join(work, language)
  run(process.execPath, [
    join(here, 'export-features.ts'),
    join(data, 'reading', `passages.${language}.jsonl`),
    join(data, 'reading', `modern.${language}.jsonl`),
    join(data, 'passages', `dev.${language}.jsonl`),
    join(here, 'passages', `further.${language}.jsonl`),
    ...OWN_SETS.map((name) => join(here, 'passages', `${name}.${language}.jsonl`)),
    '--out',
    out,
  ])
  return out
})
const python = (script, args) => run(option('python', 'python3'), [script, ...args])
const lexical = join(here, '../src/pipeline/assess/lexical')
const parts = join(here, '.folds')
const taughtOf = (part) => join(work, `taught.${part}.pt`)
const learn = (part, ...args) =>
  python('reader.py', [
    ...exports,
    '--encoder',
    encoder,
    '--common',
    taughtOf('common'),
    '--taught',
    taughtOf(part),
    ...args,
  ])
if (process.argv.includes('--folds')) {
  for (let fold = 0; fold < 5; fold += 1) learn(fold, '--fold', `${fold}`, '--out', join(parts, `${fold}`))
}
learn('all', '--out', join(here, '../src/pipeline/assess/reader/weights'))
// How hard a text is to read: what readers' marks say, and beside it what the excerpts of CLEAR do.
run(process.execPath, [join(here, 'fit-difficulty.ts')])
run(process.execPath, [join(here, '../bench/level/fit-level.ts'), '--write'])
// What a guide is made of, and what kind of book it is.
const passages = ['en', 'ar'].map((language) => join(here, 'passages', `telling.${language}.jsonl`))
const values = ['en', 'ar'].flatMap((language) => [
  join(here, 'passages', `values.${language}.jsonl`),
  join(data, 'reading', `values.${language}.jsonl`),
])
const telling = join(work, 'telling')
run(process.execPath, [join(here, 'export-features.ts'), ...passages, ...values, '--out', telling])
const weights = join(here, '../src/pipeline/assess/telling/weights')
const learned = ['--export', telling, '--encoder', encoder, '--taught', taughtOf('all'), '--out', weights]
python('telling.py', [...passages, ...values, ...learned])
// Which sentences say what a book is about.
const about = join(work, 'about')
run(process.execPath, [join(here, 'export-about.ts'), '--out', about])
python('about.py', [about, '--out', weights])
const cards = join(work, 'cards.jsonl')
run(process.execPath, [join(here, 'export-kinds.ts'), '--out', cards])
const unseen = join(work, 'kinds.json')
python('book-kinds.py', [cards, '--out', join(lexical, 'narrative/kind'), '--unseen', unseen])
// The kinds of stories are told by what was just learned.
const titled = join(work, 'titled.jsonl')
run(process.execPath, [join(here, 'export-kinds.ts'), '--stories', '--out', titled])
python('genres.py', [cards, titled, '--kinds', unseen, '--out', join(lexical, 'genres')])
// How passages and words make a book is learned from readings by readers that have not seen the book's author.
if (process.argv.includes('--folds')) {
  run(process.execPath, [join(here, 'fit-surety.ts'), '--folds', parts, '--write'])
  const made = (script, name, ...args) => {
    const out = join(work, name)
    run(process.execPath, [join(here, script), '--out', out, ...args])
    return out
  }
  const books = ['en', 'ar'].flatMap((language) =>
    [[], ['--more']].map((more) =>
      made('read-books.ts', `books.${language}${more.length}.jsonl`, '--language', language, '--folds', parts, ...more),
    ),
  )
  // No story has taught a reader.
  const stories = made('read-books.ts', 'stories.jsonl', '--stories')
  const words = ['en', 'ar'].map((language) => made('read-words.ts', `words.${language}.jsonl`, '--language', language))
  const fitted = ['--words', ...words, '--out', lexical, '--folds', parts]
  python('fit_shorts.py', [...books, stories, ...fitted])
  python('fit_books.py', [...books, ...fitted])
}
