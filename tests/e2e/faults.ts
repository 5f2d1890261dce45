import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Everything that moves has come to rest, and the page has been drawn again. */
const AT_REST = `Promise.allSettled(
  document.getAnimations()
    .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
    .map(({ finished }) => finished),
).then(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))`
const LOOKS = 5

/**
 * What axe finds wrong with the page, and whether anything pushes it sideways, as "rule: elements". What fades in is pale for a moment, and a grid that is still arranging itself
 * overlaps: a real fault is there each time.
 */
export async function faults(page: Page): Promise<string[]> {
  for (let look = 1; ; look += 1) {
    const found = await faultsNow(page)
    if (found.length === 0 || look === LOOKS) return found
    await page.evaluate(AT_REST)
  }
}

async function faultsNow(page: Page): Promise<string[]> {
  // No page has frames: its legacy mode runs in the page itself and opens no second one, which is three times as fast.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: true } } })
    .analyze()
  const overflow = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`),
    ...(overflow > 0 ? [`${overflow} px wider than the window`] : []),
  ]
}
