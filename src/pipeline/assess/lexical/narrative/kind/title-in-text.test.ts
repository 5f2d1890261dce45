import { expect, it } from 'vitest'
import { tokenize } from '../../segment/tokenize.ts'
import { titleInText } from './title-in-text.ts'

it('tells how much of a text is about what it is called after', () => {
  const text = tokenize('Franklin printed. He read at night. Franklin flew a kite. The kite burned.')
  expect(titleInText('Benjamin Franklin: Printer', text)).toEqual({
    perThousand: (1000 * 2) / text.tokenCount,
    spread: 0.1,
    named: 1,
  })
  expect(titleInText('', text)).toEqual({ perThousand: 0, spread: 0, named: 0 })
})

it('knows an Arabic name behind its prefixes, and what people are called', () => {
  const text = tokenize('كان علي شجاعا. وقال علي لأصحابه قولا حسنا، ثم مضى.')
  const found = titleInText('عبقرية الإمام علي', text)
  expect(found.named).toBe(2)
  expect(found.perThousand).toBeGreaterThan(100)
})
