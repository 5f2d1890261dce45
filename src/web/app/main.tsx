import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startTranslation } from '../i18n/language.ts'
import { App } from './app.tsx'

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no element #root to render into')

await startTranslation(document.documentElement.lang === 'ar' ? 'ar' : 'en')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
