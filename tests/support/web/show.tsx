import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { arabic } from '../../../src/web/i18n/ar/arabic.ts'
import { english } from '../../../src/web/i18n/en/english.ts'
import { createQueryClient } from '../../../src/web/lib/query-client.ts'

type Given = {
  language?: 'en' | 'ar'
  /** What has been fetched already: keys of the query cache with their data. */
  fetched?: readonly (readonly [readonly unknown[], unknown])[]
  path?: string
}

/** The page a component gives before any script of it has run, with real dictionaries and a real query cache. */
export async function show(element: ReactNode, { language = 'en', fetched = [], path = '/' }: Given = {}) {
  const translator = createInstance()
  await translator.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { en: { translation: english }, ar: { translation: arabic } },
    interpolation: { escapeValue: false },
  })
  const queries = createQueryClient()
  for (const [key, data] of fetched) queries.setQueryData(key, data)
  const router = createRouter({
    routeTree: createRootRoute({ component: () => element }),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  const { prelude } = await prerender(
    <I18nextProvider i18n={translator}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </I18nextProvider>,
  )
  const html = await new Response(prelude).text()
  return { html, text: plainText(html) }
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/** What a reader sees of it, a space where an element ends; the marks that only steer the direction are left out. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<!-- -->|[\u200E\u200F\u2066-\u2069]/g, '')
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim()
}
