import { expect, it } from 'vitest'
import { themeStore } from '../lib/theme.ts'
import { show } from '../../../tests/support/web/show.tsx'
import { Header } from './header.tsx'

// Outside a browser there is no system to ask.
themeStore.set('light')

/** The names and addresses of the links in order, the settings by the name a screen reader says. */
function links(html: string): string[] {
  return [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', inner = '']) => {
    const name = /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? inner.replaceAll(/<[^>]*>/g, '').trim()
    return `${name} ${/href="([^"]*)"/.exec(attributes)?.[1]?.replace('&amp;', '&')}`
  })
}

it('has the title, the search box, and the way to each page, the settings as an icon', async () => {
  const { html, text } = await show(<Header />)
  expect(links(html).slice(0, 7)).toEqual([
    'Mizan /',
    'AI Deep Analysis /ai-assessment',
    'Add books /?view=upload',
    'Analytics /analytics',
    'Reports /reports',
    'Readers /readers',
    'Settings /admin/scoring',
  ])
  expect(html).toContain('placeholder="Search books, authors, topics…"')
  expect(text).toContain('العربية')
})

it.each(['/admin/scoring', '/admin/model', '/admin/sources', '/analytics'])(
  'marks where one is: the settings on each of their pages (%s)',
  async (path) => {
    const { html } = await show(<Header />, { path })
    const current = [...html.matchAll(/<a ([^>]*)>/g)]
      .map(([, attributes = '']) => attributes)
      .filter((attributes) => attributes.includes('aria-current="page"'))
    const to = path === '/analytics' ? path : '/admin/scoring'
    // Once in the line, once in the menu of a phone.
    expect(current.map((attributes) => /href="([^"]*)"/.exec(attributes)?.[1])).toEqual([to, to])
    for (const attributes of current) expect(attributes).toContain('bg-palm-soft text-palm')
  },
)

it('offers English to Arabic readers', async () => {
  const { text, html } = await show(<Header />, { language: 'ar' })
  expect(text).toContain('English')
  expect(links(html).map((link) => link.split(' ').at(-1))).toContain('/admin/scoring')
})
