import type { Finding } from '../../../../contract/assessment.ts'
import type { Span } from './locate-quote.ts'

/** What is read around a flagged sentence, and the samples, in characters. */
const AROUND = 700
const OPENING = 3000
const ENDING = 2000
const SAMPLES = 12
const SAMPLE = 1500
/** Reading nearly everything is reading everything. */
const NEARLY_ALL = 0.8

/** The passages a focused reading reads: the opening, the end, samples at even distances and every place that is flagged or doubtful. */
export function choosePassages(text: string, flagged: readonly Pick<Finding, 'start' | 'end'>[]): Span[] {
  const whole = [{ start: 0, end: text.length }]
  const step = text.length / (SAMPLES + 1)
  const wanted: Span[] = [
    { start: 0, end: OPENING },
    { start: text.length - ENDING, end: text.length },
    ...Array.from({ length: SAMPLES }, (_, index) => {
      const middle = Math.round((index + 1) * step)
      return { start: middle - SAMPLE / 2, end: middle + SAMPLE / 2 }
    }),
    ...flagged.map(({ start, end }) => ({ start: start - AROUND, end: end + AROUND })),
  ]
  const merged: Span[] = []
  for (const span of wanted.map((one) => toParagraphs(text, one)).toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last !== undefined && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else merged.push({ ...span })
  }
  const read = merged.reduce((sum, { start, end }) => sum + end - start, 0)
  return read >= text.length * NEARLY_ALL ? whole : merged
}

/** Grown to the borders of its paragraphs, if those are near. */
function toParagraphs(text: string, span: Span): Span {
  const start = Math.max(0, span.start)
  const end = Math.min(text.length, span.end)
  const before = text.lastIndexOf('\n', start)
  const after = text.indexOf('\n', end)
  return {
    start: start - before <= AROUND ? Math.max(0, before + 1) : start,
    end: after >= 0 && after - end <= AROUND ? after : end,
  }
}
