import { describe, expect, it } from 'vitest'
import { byForm } from './by-form.ts'
import { tokenize } from './tokenize.ts'

describe('what is known by form', () => {
  it('looks at each form once, also when the list grows', () => {
    const seen: string[] = []
    const lengths = byForm((form) => {
      seen.push(form)
      return form.length
    })
    const forms = ['sea', 'بحر']
    expect(lengths(forms)).toEqual([3, 3])
    forms.push('harbour')
    expect(lengths(forms)).toEqual([3, 3, 7])
    expect(seen).toEqual(['sea', 'بحر', 'harbour'])
  })

  it('keeps lists apart', () => {
    const lengths = byForm((form) => form.length)
    expect(lengths(['a'])).toEqual([1])
    expect(lengths(['abc', 'ab'])).toEqual([3, 2])
  })

  it('gives one number to a word of two texts, whatever its spelling', () => {
    const first = tokenize('The harbour slept. نامت المدينة.')
    const second = tokenize('HARBOUR! المَدِينَةُ بعيدة.')
    expect(second.tokenForm[0]).toBe(first.tokenForm[1])
    expect(second.tokenForm[1]).toBe(first.tokenForm[4])
    expect(second.forms[second.tokenForm[1]!]).toBe('المدينه')
  })

  it('tells long words apart that differ only at their ends', () => {
    const { tokenForm, forms } = tokenize('incomprehensibility incomprehensibilities incomprehensibility')
    expect(Array.from(tokenForm, (id) => forms[id])).toEqual([
      'incomprehensibility',
      'incomprehensibilities',
      'incomprehensibility',
    ])
  })
})
