import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startTranslation } from '../i18n/language.ts'
import { loadPart, PageOutdated } from '../lib/load-part.ts'
import { keepShell } from '../lib/keep-shell.ts'
import { readPreference } from '../lib/preferences.ts'
import { forgetTries, renewPage } from '../lib/renew-page.ts'
import { App } from './app.tsx'

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no element #root to render into')

/** No top-level await: the dictionary may share code with this file, whose module would be waiting for itself. */
async function begin(element: Element): Promise<void> {
  try {
    await startTranslation(document.documentElement.lang === 'ar' ? 'ar' : 'en')
    forgetTries()
  } catch (error) {
    if (!(error instanceof PageOutdated)) throw error
    // Two versions answer in turn, and this page is of the other one.
    setTimeout(renewPage, 1000)
  }
  createRoot(element).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

void begin(root)
// Pages of a book that were not sent when this browser was closed are sent now, whatever page is open.
if (readPreference('scanning') === 'yes') {
  loadPart(() => import('../features/scan/scan.ts')).catch(() => {
    // The page is of an older build: the pages are kept, and the next one sends them.
  })
}
if (import.meta.env.PROD) keepShell()
