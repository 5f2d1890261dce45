import type { Language } from '../../../contract/languages.ts'
import { cutLine } from './cut-line.ts'
import type { LineBox } from './find-lines.ts'
import type { GrayPicture } from './gray-picture.ts'
import type { LineMode, Recogniser } from './recogniser.ts'

/** Reads single lines of one page, within the work a page may cost. */
export type LineReader = {
  /** Texts of lines cut out of a picture and brought to a height, in their order; undefined where the work is used up. */
  read(picture: GrayPicture, lines: readonly LineBox[], mode: LineMode, height: number): Promise<(string | undefined)[]>
  /** Whether anything more is read. */
  goOn(): boolean
}

/**
 * Work on single lines of a page at most, in pixels given to the recogniser; each call counts as some more. A clock would
 * give the same picture another text on a busy machine.
 */
const LINE_WORK = 16_000_000
const CALL_WORK = 20_000

/** @param until on the clock of `performance.now()`; no reading begins after it */
export function createLineReader(recogniser: Recogniser, language: Language, until: number): LineReader {
  let work = LINE_WORK
  /** A line that is looked at again, the other way up or more closely, is not read twice. */
  const known = new WeakMap<GrayPicture, Map<string, Promise<string | undefined>>>()
  const goOn = (): boolean => work > 0 && performance.now() < until
  const spend = (line: LineBox, height: number): void => {
    const [width, high] = [line.x1 - line.x0 + line.letterHeight, line.y1 - line.y0]
    work -= (width / Math.max(1, high)) * height ** 2 + CALL_WORK
  }
  return {
    goOn,
    async read(picture, lines, mode, height) {
      const readings = known.get(picture) ?? new Map<string, Promise<string | undefined>>()
      known.set(picture, readings)
      const fresh: { line: LineBox; answer: PromiseWithResolvers<string | undefined> }[] = []
      const answers = lines.map((line) => {
        const key = [line.x0, line.y0, line.x1, line.y1, line.letterHeight, mode, height].join(' ')
        const before = readings.get(key)
        if (before !== undefined) return before
        if (!goOn()) return Promise.resolve(undefined)
        spend(line, height)
        const answer = Promise.withResolvers<string | undefined>()
        fresh.push({ line, answer })
        readings.set(key, answer.promise)
        return answer.promise
      })
      try {
        const cuts = await Promise.all(fresh.map(({ line }) => cutLine(picture, line, height)))
        const texts = cuts.length === 0 ? [] : await recogniser.readLines(cuts, mode, language)
        for (const [index, { answer }] of fresh.entries()) answer.resolve(texts[index])
      } catch (error) {
        for (const { answer } of fresh) answer.reject(error)
      }
      return await Promise.all(answers)
    },
  }
}
