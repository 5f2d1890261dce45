import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { evaluateFile } from '../src/cli/evaluate-file.ts'
import { isDocumentName } from '../src/contract/limits.ts'
import { createPipeline } from '../src/pipeline/pipeline.ts'
import { DEFAULT_SCORING_CONFIG } from '../src/pipeline/score/default-config.ts'

const SAMPLES = join(import.meta.dirname, '..', 'samples')
const STORIES = { falcon: 'Whitelisted', harbour: 'Parent Guidance', lastround: 'Not Whitelisted' } as const
const pipeline = createPipeline()
afterAll(() => pipeline.close())

describe.each(Object.entries(STORIES))('the sample story %s', (story, verdict) => {
  it.each(['en', 'ar'] as const)('is judged alike in every format, %s', async (language) => {
    const files = readdirSync(SAMPLES).filter(
      (name) => name.startsWith(`${story}.${language}.`) && isDocumentName(name),
    )
    expect(files).toHaveLength(6)
    const judged = await Promise.all(
      files.map(async (name) => {
        const { result, extractedText } = await evaluateFile(join(SAMPLES, name), {
          pipeline,
          rules: DEFAULT_SCORING_CONFIG,
          language,
        })
        if (result === null || 'error' in result) throw new Error(`${name} was not judged`)
        for (const { quote, start, end } of result.system2_child_safety.evidence_refs) {
          expect(extractedText?.slice(start, end)).toBe(quote)
        }
        return { name, verdict: result.final_verdict, age: Number.parseInt(result.recommended_age, 10) }
      }),
    )
    expect(judged.map((one) => [one.name, one.verdict])).toEqual(files.map((name) => [name, verdict]))
    // A PDF has no paragraphs, only lines: what is read together is not quite the same in it.
    const [pdf, others] = [
      judged.find(({ name }) => name.endsWith('.pdf'))!,
      judged.filter(({ name }) => !name.endsWith('.pdf')),
    ]
    expect(new Set(others.map(({ age }) => age)).size).toBe(1)
    expect(Math.abs(pdf.age - others[0]!.age)).toBeLessThanOrEqual(1)
  })

  it.each(['en', 'ar'] as const)('has every word as PDF that it has as Word, %s', async (language) => {
    const wordsOf = async (ending: string): Promise<Set<string>> => {
      const settings = { pipeline, rules: DEFAULT_SCORING_CONFIG, language }
      const { extractedText } = await evaluateFile(join(SAMPLES, `${story}.${language}.${ending}`), settings)
      return new Set(extractedText?.match(/[\p{L}\p{M}]+/gu))
    }
    const [pdf, word] = await Promise.all([wordsOf('pdf'), wordsOf('docx')])
    expect(word.size).toBeGreaterThan(100)
    expect([...word].filter((each) => !pdf.has(each))).toEqual([])
  })
})
