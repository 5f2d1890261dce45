import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import { booksCsv } from '../contract/books-csv.ts'
import type { ReadingCost } from '../contract/reading-cost.ts'
import type { Evaluation } from '../contract/evaluation.ts'
import type { Language } from '../contract/languages.ts'
import { configProblems, scoringConfigInputSchema, type ScoringConfigInput } from '../contract/scoring-config.ts'
import { readModelSettings } from '../pipeline/assess/llm/model/model-settings.ts'
import { findNativeTesseract } from '../pipeline/extract/sandbox/find-native-tesseract.ts'
import { createPipeline, type PipelineOptions } from '../pipeline/pipeline.ts'
import { DEFAULT_SCORING_CONFIG } from '../pipeline/score/default-config.ts'
import { parseArguments, UsageError, USAGE, type Arguments } from './arguments.ts'
import { bookFiles } from './book-files.ts'
import { evaluateFile, type EvaluatedFile } from './evaluate-file.ts'
import { inOrder } from './in-order.ts'
import { deepSummaryOf } from './print-deep-summary.ts'
import { summaryOf } from './print-summary.ts'
import { uploadFile } from './upload-file.ts'

async function readRules(path: string | undefined): Promise<ScoringConfigInput> {
  if (path === undefined) return DEFAULT_SCORING_CONFIG
  let json: unknown
  try {
    json = JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    throw new UsageError(
      `The configuration ${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
  const parsed = scoringConfigInputSchema.safeParse(json)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new UsageError(`The configuration ${path} is not valid:\n${faults.join('\n')}`)
  }
  const problems = configProblems(parsed.data)
  if (problems.length > 0) {
    throw new UsageError(
      `The configuration ${path} is not valid:\n${problems.map(({ message }) => `  ${message}`).join('\n')}`,
    )
  }
  return parsed.data
}

/** The model of the settings a server here would use too; the embedded engine where there is none. */
function readModel(): Pick<PipelineOptions, 'model' | 'readsPictures' | 'nativeTesseract'> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const { settings, faults } = readModelSettings(process.env)
  if (faults.length > 0)
    throw new UsageError(`The settings of the model are not valid:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
  const native = process.env['OCR_ENGINE'] === 'native' ? findNativeTesseract() : undefined
  if (native !== undefined && 'fault' in native) throw new UsageError(`OCR_ENGINE=native ${native.fault}`)
  return { model: settings, readsPictures: process.env['OCR_ENGINE'] === 'llm', nativeTesseract: native?.program }
}

/** A line on the terminal that says how far it is; silent when standard error is not one. */
function progress(count: number): { note: (path: string, what: string) => void; done: () => void } {
  let finished = 0
  const terminal = process.stderr.isTTY
  const show = (text: string): void => {
    if (terminal) process.stderr.write(`\r\x1B[2K${text}`)
  }
  return {
    note: (path, what) => show(`[${finished}/${count}] ${basename(path)}: ${what}`),
    done: () => {
      finished += 1
      show(finished === count ? '' : `[${finished}/${count}]`)
    },
  }
}

/** @example estimateWords({ calls: 3, inputTokens: 9800, outputTokens: 6900, costUsd: 0.078, seconds: 110 }) // 'about 3 requests, 17 thousand tokens, $0.08, 2 minutes' */
function estimateWords({ calls, inputTokens, outputTokens, costUsd, seconds, focused }: ReadingCost): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  return [
    `${focused ? 'at most' : 'about'} ${calls} requests`,
    `${Math.round((inputTokens + outputTokens) / 1000)} thousand tokens`,
    ...(costUsd === null ? [] : [`$${costUsd.toFixed(2)}`]),
    `${minutes} minute${minutes === 1 ? '' : 's'}`,
  ].join(', ')
}

async function evaluateAll(
  files: readonly string[],
  args: Arguments,
  onRecord: (record: EvaluatedFile) => void,
): Promise<void> {
  const bar = progress(files.length)
  if (args.to !== undefined) {
    const server = args.to
    const upload = async (path: string): Promise<Evaluation> => {
      const record = await uploadFile(path, {
        server,
        language: args.language,
        onProgress: (percent) => bar.note(path, `${Math.round(percent)}%`),
        onWait: (seconds) => {
          bar.note(path, `the server is busy, waiting ${seconds} s`)
          if (!process.stderr.isTTY) console.error(`${basename(path)}: the server is busy, waiting ${seconds} s`)
        },
      })
      bar.done()
      if (!process.stderr.isTTY) console.error(`${basename(path)}: ${record.status}`)
      return record
    }
    await inOrder(files, 4, upload, onRecord)
    return
  }
  const rules = await readRules(args.config)
  const cores = availableParallelism()
  const pipeline = createPipeline({ processes: cores, ...readModel() })
  try {
    await inOrder(
      files,
      cores,
      async (path) => {
        const record = await evaluateFile(path, {
          pipeline,
          rules,
          language: args.language,
          deep: args.deep,
          onStage: (stage) => bar.note(path, stage),
          onEstimate: (estimate) => console.error(`${basename(path)}: ${estimateWords(estimate)}`),
        })
        bar.done()
        return record
      },
      onRecord,
    )
  } finally {
    await pipeline.close()
  }
}

function readable(record: EvaluatedFile, language: Language): string {
  const { deepAnalysis } = record
  return [summaryOf(record), ...(deepAnalysis ? [deepSummaryOf(deepAnalysis, language)] : [])].join('\n')
}

/** Returns the exit status: 0 all completed, 1 some failed, 2 wrong usage. */
async function main(argv: readonly string[]): Promise<number> {
  const args = parseArguments(argv)
  if (args.help) {
    console.log(USAGE)
    return 0
  }
  const files = await bookFiles(args.files)
  const completed: Evaluation[] = []
  let failed = 0
  await evaluateAll(files, args, (record) => {
    if (record.status === 'completed') completed.push({ ...record, extractedText: null, pages: [] })
    else failed += 1
    process.stdout.write(args.json ? `${JSON.stringify(record)}\n` : `${readable(record, args.language)}\n\n`)
  })
  if (args.csv !== undefined) await writeFile(args.csv, booksCsv(completed))
  return failed === 0 ? 0 : 1
}

// A reader that has seen enough (`| head`) is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  if (error instanceof UsageError) console.error(`${error.message}\n\n${USAGE}`)
  else console.error(error instanceof Error ? error.message : error)
  process.exitCode = error instanceof UsageError ? 2 : 1
}
