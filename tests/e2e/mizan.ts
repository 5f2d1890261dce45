import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { startServer } from '../support/start-server.ts'

export const sample = (name: string): string => join(import.meta.dirname, '..', '..', 'samples', name)

type Fixtures = {
  collectErrors: undefined
  /** Messages that are part of the test. */
  expectedErrors: RegExp
}

/** A test against the real server with an empty library of its own; a message on the console or a broken script fails it. */
export const test = base.extend<Fixtures, { server: string }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape
    async ({}, use) => {
      const server = await startServer()
      await use(server.url)
      await server.end()
      await server.remove()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  expectedErrors: [/$^/, { option: true }],
  baseURL: async ({ server }, use) => use(server),
  collectErrors: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        // A refused request is part of some tests; the browser reports it by itself.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          errors.push(message.text())
      })
      await use(undefined)
      const unexpected = errors.filter((error) => !expectedErrors.test(error))
      if (unexpected.length > 0) throw new Error(`The page complained:\n${unexpected.join('\n')}`)
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
