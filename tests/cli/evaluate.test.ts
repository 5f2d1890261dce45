import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deepAnalysisSchema } from '../../src/contract/deep-analysis.ts'
import { evaluationSchema, type Evaluation } from '../../src/contract/evaluation.ts'
import { DEFAULT_SCORING_CONFIG } from '../../src/pipeline/score/default-config.ts'

const root = join(import.meta.dirname, '..', '..')
const sample = (name: string): string => join(root, 'samples', name)

type Outcome = { code: number; stdout: string; stderr: string }
function evaluate(...args: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(root, 'src', 'cli', 'evaluate.ts'), ...args],
      { cwd: root, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, stdout, stderr }),
    )
  })
}
const records = ({ stdout }: Outcome): Evaluation[] =>
  stdout
    .trim()
    .split('\n')
    .map((line) => evaluationSchema.parse(JSON.parse(line)))

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mizan-cli-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('evaluate --json', () => {
  it('writes one valid record a line, in the order of the files, and nothing else', async () => {
    const names = ['lastround.en.txt', 'falcon.ar.epub', 'falcon.en.docx', 'harbour.en.rtf']
    const outcome = await evaluate('--json', ...names.map(sample))
    expect(outcome.code).toBe(0)
    const all = records(outcome)
    expect(all.map(({ filename }) => filename)).toEqual(names)
    for (const record of all) {
      expect(record.status).toBe('completed')
      expect(record.extractedText?.length).toBe(record.extractedTextLength)
    }
  })

  it('gives a failed line with a plain sentence for what it cannot read, and status 1', async () => {
    const empty = join(folder, 'empty.txt')
    await writeFile(empty, '')
    const outcome = await evaluate('--json', empty, sample('falcon.en.txt'), join(folder, 'missing.pdf'))
    expect(outcome.code).toBe(1)
    const [first, second, third] = records(outcome)
    expect(first).toMatchObject({ status: 'failed', errorCode: 'file_empty' })
    expect(first?.error).toBe('The file is empty. Choose the complete book file.')
    expect(second?.status).toBe('completed')
    expect(third?.status).toBe('failed')
  })

  it('judges by another configuration', async () => {
    const config = structuredClone(DEFAULT_SCORING_CONFIG)
    config.version = '9.9.9'
    config.verdictConfig.whitelistedRules.minimumScore = 100
    const path = join(folder, 'strict.json')
    await writeFile(path, JSON.stringify(config))
    const outcome = await evaluate('--json', '--config', path, sample('falcon.en.txt'))
    expect(records(outcome)[0]).toMatchObject({
      scoringConfigVersion: '9.9.9',
      result: { final_verdict: 'Parent Guidance' },
    })
  })
})

describe('evaluate --deep', () => {
  // In two processes: the same bytes are judged alike every time.
  it('puts the deep analysis beside an unchanged result, in the language asked for', async () => {
    const [plain, deep] = await Promise.all([
      evaluate('--json', sample('harbour.ar.txt')),
      evaluate('--json', '--deep', '--lang', 'ar', sample('harbour.ar.txt')),
    ])
    const [record] = records(deep)
    expect(JSON.stringify(record?.result)).toBe(JSON.stringify(records(plain)[0]?.result))
    expect(JSON.parse(plain.stdout)).not.toHaveProperty('deepAnalysis')
    const analysis = deepAnalysisSchema.parse((JSON.parse(deep.stdout) as { deepAnalysis: unknown }).deepAnalysis)
    expect(analysis.educational_insights.pedagogical_value).toMatch(/\p{Script=Arabic}/u)
    for (const { ref } of analysis.narrative_structure.key_moments) {
      expect(record?.extractedText?.slice(ref?.start, ref?.end)).toBe(ref?.quote)
    }
  })

  it('prints a short section more for a person', async () => {
    const { stdout, code } = await evaluate('--deep', sample('falcon.en.txt'))
    expect(code).toBe(0)
    expect(stdout).toMatch(/^ {4}Risk: Low$/m)
    expect(stdout).toMatch(/^ {4}Language: Easy/m)
  })
})

describe('evaluate for a person', () => {
  it('prints verdict, age and reason', async () => {
    const { stdout, code } = await evaluate(sample('lastround.en.txt'))
    expect(code).toBe(0)
    expect(stdout).toContain('Not Whitelisted')
    expect(stdout).toContain('The Last Round')
  })

  it('writes a table of the completed books', async () => {
    const path = join(folder, 'books.csv')
    expect((await evaluate('--csv', path, sample('falcon.en.txt'), sample('lastround.ar.txt'))).code).toBe(0)
    const [header, ...rows] = (await readFile(path, 'utf8'))
      .replace(/^\uFEFF/, '')
      .trim()
      .split(/\r?\n/)
    expect(header).toBe('Title,Author,Language,Age,Verdict,Score,NMC Band,Genres')
    expect(rows).toHaveLength(2)
  })
})

describe('wrong usage', () => {
  it.each([
    ['no file', []],
    ['an unknown option', ['--wrong', sample('falcon.en.txt')]],
    ['a configuration that is not there', ['--config', 'nowhere.json', sample('falcon.en.txt')]],
    ['--deep for a server', ['--deep', '--to', 'http://127.0.0.1:1', sample('falcon.en.txt')]],
    ['a folder without books', [join(root, 'docs', 'decisions')]],
  ])('%s ends with status 2, a sentence and the usage', async (_, args) => {
    const { code, stdout, stderr } = await evaluate(...args)
    expect(code).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toContain('Usage: npm run -s evaluate')
  })

  it('refuses a configuration whose weights do not total 100', async () => {
    const config = structuredClone(DEFAULT_SCORING_CONFIG)
    config.system1Config.weight = 35
    const path = join(folder, 'wrong.json')
    await writeFile(path, JSON.stringify(config))
    const { code, stderr } = await evaluate('--config', path, sample('falcon.en.txt'))
    expect(code).toBe(2)
    expect(stderr).toContain('System weights must total 100% (currently 105%)')
  })
})
