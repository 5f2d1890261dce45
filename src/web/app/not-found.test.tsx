import { expect, it } from 'vitest'
import { show } from '../../../tests/support/web/show.tsx'
import { NotFound } from './not-found.tsx'

it('asks whether the page was forgotten in the router, and leads home', async () => {
  const { html, text } = await show(<NotFound />)
  expect(text).toBe('404 Page Not Found Did you forget to add the page to the router? Back to Home')
  expect(html).toMatch(/<h1[^>]*>404 Page Not Found/)
  expect(html).toContain('href="/"')
})
