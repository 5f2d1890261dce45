import { expect, it } from 'vitest'
import { show } from '../../../tests/support/web/show.tsx'
import { Footer } from './footer.tsx'

it('names what does not exist yet without a link, and leads to the documentation of the calls', async () => {
  const { html, text } = await show(<Footer />)
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, name]) => `${name} ${href}`)
  expect(links).toContain('API Documentation /api/docs')
  for (const name of [
    'FAQ',
    'Contact',
    'Guidelines',
    'Support',
    'Blog',
    'Privacy Policy',
    'Terms of Service',
    'Cookie Policy',
    'Compliance',
  ]) {
    expect(text).toContain(name)
    expect(links.filter((link) => link.startsWith(`${name} `))).toEqual([])
  }
})
