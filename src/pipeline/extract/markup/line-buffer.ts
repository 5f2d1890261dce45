export type LineMark = { parts: number; length: number; atLineStart: boolean; space: boolean }

/** Collects text with white space folded; `position` is where the next letter will stand or, after text, where it ended. */
export type LineBuffer = {
  add(text: string): void
  addVerbatim(text: string): void
  tab(): void
  breakLine(): void
  endLine(): void
  position(): number
  readonly atLineStart: boolean
  mark(): LineMark
  /** Takes back what was added since the mark when it matches, and returns it; other text stays. */
  takeBack(mark: LineMark, pattern: RegExp): string | undefined
  /** What follows, until `divertEnd`, waits for the end of the line that is being written: a note in the middle of a sentence. */
  divert(): void
  divertEnd(): void
  finish(): string
}

/** Signs of notes and page numbers are short; patterns shall not be tried on anything else. */
const LONGEST_TAKEN = 40

type State = { parts: string[]; length: number; atLineStart: boolean; space: boolean }

export function createLineBuffer(): LineBuffer {
  let { parts, length, atLineStart, space } = newState()
  let outer: State | undefined
  const waiting: string[] = []
  const push = (part: string): void => {
    parts.push(part)
    length += part.length
  }
  const endLine = (): void => {
    if (!atLineStart) push('\n')
    atLineStart = true
    space = false
    if (outer) return
    for (const note of waiting.splice(0)) push(`${note}\n`)
  }
  const divertEnd = (): void => {
    if (!outer) return
    const note = parts.join('').trim()
    if (note !== '') waiting.push(note)
    ;({ parts, length, atLineStart, space } = outer)
    outer = undefined
  }
  return {
    add(text) {
      const folded = text.replaceAll(/[ \t\n\r\f]+/g, ' ')
      if (folded === '' || folded === ' ') {
        space ||= folded === ' '
        return
      }
      if ((space || folded.startsWith(' ')) && !atLineStart) push(' ')
      // Not trim(): it would take no-break spaces too.
      push(folded.replaceAll(/^ | $/g, ''))
      atLineStart = false
      space = folded.endsWith(' ')
    },
    addVerbatim(text) {
      if (text === '') return
      push(text)
      atLineStart = text.endsWith('\n')
      space = false
    },
    tab() {
      if (!atLineStart) push('\t')
      space = false
    },
    breakLine() {
      if (atLineStart && parts.length > 0 && parts.at(-1) !== '\n\n') push('\n')
      // A note waits for the end of the paragraph, not of the line.
      if (!atLineStart) push('\n')
      atLineStart = true
      space = false
    },
    endLine,
    position: () => (outer ?? { length }).length,
    get atLineStart() {
      return atLineStart
    },
    mark: () => ({ parts: parts.length, length, atLineStart, space }),
    takeBack(mark, pattern) {
      if (length - mark.length > LONGEST_TAKEN) return undefined
      const added = parts.slice(mark.parts).join('')
      if (!pattern.test(added.trim())) return undefined
      parts.length = mark.parts
      ;({ length, atLineStart, space } = mark)
      return added.trim()
    },
    divert() {
      if (outer) return
      outer = { parts, length, atLineStart, space }
      ;({ parts, length, atLineStart, space } = newState())
    },
    divertEnd,
    finish() {
      divertEnd()
      if (waiting.length > 0) endLine()
      return parts.join('')
    },
  }
}

function newState(): State {
  return { parts: [], length: 0, atLineStart: true, space: false }
}
