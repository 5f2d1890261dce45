import type { Theme } from '../../../contract/assessment.ts'
import { THEMES_A, type ThemeEntry } from './themes-a.ts'
import { THEMES_B } from './themes-b.ts'

/** The bank of one theme; throws for a theme nobody has written for, which a test rules out. */
export function themeEntry(theme: Theme): ThemeEntry {
  const entry = THEMES_A[theme] ?? THEMES_B[theme]
  if (entry === undefined) throw new Error(`no texts for the theme ${theme}`)
  return entry
}
