import type { App } from '../../../src/server/http/app-type.ts'
import { createApp } from '../../../src/server/http/app.ts'
import type { HttpDependencies } from '../../../src/server/http/dependencies.ts'
import { createMetrics } from '../../../src/server/metrics/metrics.ts'
import type { TestApp } from '../../support/create-test-app.ts'

/** Another web process over the same database, with other settings where they are given. */
export async function secondProcess(
  { dependencies }: TestApp,
  settings: Partial<HttpDependencies['config']> = {},
): Promise<App> {
  const metrics = createMetrics({ role: 'all', workers: 2, model: null, wholeProcess: false })
  return await createApp({ ...dependencies, metrics, config: { ...dependencies.config, ...settings } })
}
