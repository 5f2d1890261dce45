import type { Theme } from '../../../contract/assessment.ts'
import { THEME_NAMES } from '../../../contract/theme-names.ts'
import type { Frame } from '../frame.ts'

/** What the product calls a theme, as a frame takes it. */
export function themeName(theme: Theme): Frame {
  const { en, ar } = THEME_NAMES[theme]
  return [en, ar]
}
