import { parseArgs } from 'node:util'
import { parseLanguage, type Language } from '../contract/languages.ts'

export type Arguments = {
  files: string[]
  json: boolean
  config: string | undefined
  csv: string | undefined
  /** Adds the deep analysis to each record. */
  deep: boolean
  /** Address of a running server to upload to instead of evaluating here. */
  to: string | undefined
  language: Language
  help: boolean
}

export const USAGE = `Usage: npm run -s evaluate -- FILE... [--json] [--deep] [--config FILE] [--csv OUT] [--to URL] [--lang en|ar]

Judges books (PDF, Word, TXT, EPUB, RTF) and scanned pages (JPG, PNG, WEBP, GIF, BMP). A directory stands for its files.

  --json         one evaluation record per line on standard output, in the order of the files, and nothing else there
  --deep         add the deep analysis: story, language, culture, teaching, safety and how to use the book
  --config FILE  judge by this scoring configuration (the JSON that POST /api/scoring-configs takes)
  --csv OUT      also write a table of the completed books
  --to URL       upload to a running server instead of judging here
  --lang en|ar   language of messages, warnings and the deep analysis

Exit status: 0 all completed, 1 some failed, 2 wrong usage.`

/** A wrong call of the command; its message is for the person at the shell. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** @throws UsageError for unknown options, a missing value or no file */
export function parseArguments(args: readonly string[]): Arguments {
  let parsed
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        config: { type: 'string' },
        csv: { type: 'string' },
        deep: { type: 'boolean', default: false },
        to: { type: 'string' },
        lang: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
  const { values, positionals } = parsed
  if (!values.help && positionals.length === 0) throw new UsageError('No file was given.')
  if (values.to !== undefined && !URL.canParse(values.to))
    throw new UsageError(`--to needs an address, not "${values.to}".`)
  if (values.to !== undefined && values.config !== undefined) {
    throw new UsageError(
      '--config judges here; a server judges by its own active configuration. Leave one of --to and --config out.',
    )
  }
  if (values.to !== undefined && values.deep) {
    throw new UsageError('--deep analyses here; leave one of --to and --deep out.')
  }
  return {
    files: positionals,
    json: values.json,
    config: values.config,
    csv: values.csv,
    deep: values.deep,
    to: values.to,
    language: parseLanguage(values.lang),
    help: values.help,
  }
}
