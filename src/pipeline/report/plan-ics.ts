import type { Language } from '../../contract/languages.ts'
import type { ReadingPlan } from '../../contract/reading-plan.ts'
import { PLAN_WORDS } from './plan-words.ts'

/** A line of iCalendar has so many bytes at most; it goes on behind a space. */
const LINE_BYTES = 75

/**
 * A plan as a calendar (RFC 5545), an entry of a whole day for each day with something to read. The same plan has the same entries, so
 * taking it in again brings a calendar up to date.
 *
 * @param made when, which each entry has to say
 */
export function planIcs({ days }: ReadingPlan, language: Language, made: Date): string {
  const words = PLAN_WORDS[language]
  const stamp = made.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const entries = days.flatMap(({ date, reading }) => {
    if (reading === null) return []
    const { book, title, author, answer, part, parts, minutes } = reading
    const partText = words.part.replace('{part}', String(part)).replace('{parts}', String(parts))
    const about = [
      author,
      answer === 'alone' ? words.alone : words.together,
      words.minutes.replace('{minutes}', String(minutes)),
    ]
    return [
      'BEGIN:VEVENT',
      `UID:${date}-${book}@mizan`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
      `SUMMARY:${escaped(parts === 1 ? title : `${title} (${partText})`)}`,
      `DESCRIPTION:${escaped(about.filter((line) => line.trim() !== '').join('\n'))}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]
  })
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mizan//Reading plan//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(words.name)}`,
    ...entries,
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** Without control characters, which would begin lines of their own. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\n\P{Cc}]/gu, ' ')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', String.raw`\n`)
}

/** Between characters, never inside one. */
function folded(line: string): string {
  let [text, bytes] = ['', 0]
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > LINE_BYTES) {
      text += '\r\n '
      bytes = 1
    }
    text += character
    bytes += size
  }
  return text
}
