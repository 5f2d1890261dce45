import { createStore } from './create-store.ts'
import { readPreference, writePreference } from './preferences.ts'

export type Theme = 'light' | 'dark' | 'system'

const stored = readPreference('theme')
export const themeStore = createStore<Theme>(stored === 'light' || stored === 'dark' ? stored : 'system')

/** Light, dark, or whatever the system says; kept for the next visit. */
export function chooseTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  writePreference('theme', theme === 'system' ? undefined : theme)
  themeStore.set(theme)
}

/** The theme that is on the screen now. */
export function shownTheme(theme: Theme): 'light' | 'dark' {
  if (theme !== 'system') return theme
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
