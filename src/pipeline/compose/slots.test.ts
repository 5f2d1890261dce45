import { expect, it } from 'vitest'
import { toSomebody } from './slots.ts'

it('lets the preposition grow onto an Arabic name', () => {
  const arabic = (name: string): string => toSomebody({ en: name, ar: name }).ar
  expect(['سلطان', 'الأرنب', 'Alice'].map(arabic)).toEqual(['لسلطان', 'للأرنب', 'لـ Alice'])
})
