import { describe, expect, it } from 'vitest'
import { breaksOff } from './breaks-off.ts'

const paragraph =
  'The caravan rested at noon beside the old well, and the children ran to see whether the goats had found any shade.'
const arabic = 'نزلت القافلة عند الظهر قرب البئر القديمة، وركض الأطفال ليروا هل وجدت الأغنام شيئا من الظل تحت الأشجار.'
const book = (line: string, last: string): string => `${`${line}\n`.repeat(40)}${last}`

describe('breaksOff', () => {
  it('sees prose that stops in the middle of a sentence', () => {
    expect(breaksOff(book(paragraph, paragraph.slice(0, 90)))).toBe(true)
    expect(breaksOff(book(arabic, arabic.slice(0, 80)))).toBe(true)
    expect(breaksOff(book(paragraph, paragraph.slice(0, 62)))).toBe(true)
  })

  it('leaves whole books alone, and what stands behind their end', () => {
    expect(breaksOff(book(paragraph, paragraph))).toBe(false)
    expect(breaksOff(book(arabic, arabic))).toBe(false)
    expect(breaksOff(book(paragraph, 'Dubai, in the spring of the second year'))).toBe(false)
    expect(breaksOff(book(paragraph, `${paragraph}\nTHE END`))).toBe(false)
    expect(
      breaksOff(book(paragraph, 'End of the Free Library’s edition of The Caravan at the Old Well, by Salma Haddad')),
    ).toBe(false)
    expect(
      breaksOff(book(arabic, 'انتهى كتاب القافلة عند البئر القديمة من تأليف سلمى حداد في طبعة المكتبة الحرة')),
    ).toBe(false)
    expect(
      breaksOff(book(paragraph, 'Printed by Haddad and Sons, Printers to the City, at the Falaj Street Press')),
    ).toBe(false)
    expect(breaksOff(paragraph.slice(0, 90))).toBe(false)
  })

  it('leaves verse and lists alone, whose lines end so as well', () => {
    const line = 'O moon above the silver sand that lights the long road home to where my mother waits'
    expect(breaksOff(book(line, line))).toBe(false)
    expect(breaksOff(book(paragraph, `${line}\n${line}\n${line}`))).toBe(false)
  })
})
