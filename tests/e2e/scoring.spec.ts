import type { Locator, Page } from '@playwright/test'
import type { ScoringConfig } from '../../src/contract/scoring-config.ts'
import { DEFAULT_SCORING_CONFIG } from '../../src/pipeline/score/default-config.ts'
import { faults } from './faults.ts'
import { freshLibrary } from './fresh-library.ts'
import { expect, test } from './mizan.ts'

const TABS = ['Cultural Values', 'Child Safety', 'Theme Complexity', 'Language Level', 'NMC Standards', 'Verdict']

/** Only the default version, active, as in a new installation. */
test.beforeEach(async ({ page }) => {
  const configs = (await (await page.request.get('/api/scoring-configs')).json()) as ScoringConfig[]
  const first = configs.at(-1)
  await page.request.post(`/api/scoring-configs/${first?.id}/activate`, { data: { performedBy: 'admin' } })
  for (const { id } of configs.slice(0, -1)) {
    await page.request.delete(`/api/scoring-configs/${id}`, { data: { performedBy: 'admin' } })
  }
})

async function edit(page: Page): Promise<void> {
  await page.goto('/admin/scoring')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
}
const open = async (page: Page, tab: string): Promise<Locator> => {
  await page.getByRole('tab', { name: tab, exact: true }).click()
  return page.getByRole('tabpanel')
}
const toast = async (page: Page, title: string, text: string): Promise<void> => {
  await expect(page.getByText(title, { exact: true })).toBeVisible()
  await expect(page.getByText(text, { exact: true })).toBeVisible()
}
const choose = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Configurations' }).getByRole('button', { name: new RegExp(name) })

test('the page: list, tabs and panels in view mode', async ({ page }) => {
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/scoring-configs', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto('/admin/scoring')
  await expect(page.getByText('Loading configurations...', { exact: true })).toBeVisible()
  gate.resolve()
  await expect(page.getByRole('tab')).toHaveText(TABS)
  const list = page.getByRole('region', { name: 'Configurations' }).getByRole('list')
  const height = "getComputedStyle(document.querySelector('[aria-labelledby=configs-title] ul')).maxHeight"
  expect(await page.evaluate<string>(height)).toBe('600px')
  const [left, right] = [await list.boundingBox(), await page.getByRole('tablist').boundingBox()]
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0)
  // Read-only: the values are shown, nothing can be changed; the active version offers neither Activate nor Delete.
  for (const tab of TABS) {
    const panel = await open(page, tab)
    await expect(panel.getByRole('spinbutton')).toHaveCount(0)
    await expect(panel.getByRole('slider')).toHaveCount(0)
    for (const control of await panel.getByRole('switch').all()) await expect(control).toBeDisabled()
  }
  await expect(page.getByRole('button', { name: 'Activate', exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0)
  const culture = await open(page, 'Cultural Values')
  await expect(culture.getByText('Total: 100%')).toBeVisible()
  await expect(culture.getByText('Books with severe ratings will be automatically rejected')).toBeVisible()
  const nmc = await open(page, 'NMC Standards')
  await expect(nmc.getByText('Read-only')).toBeVisible()
  await expect(nmc.getByRole('rowheader')).toHaveCount(5)
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('what is missing is said: no configuration to show, no NMC standards', async ({ page }) => {
  const answer = (await (await page.request.get('/api/scoring-configs/active')).json()) as ScoringConfig
  const { nmcConfig: _, ...without } = answer
  await page.route('**/api/scoring-configs', (route) => route.fulfill({ json: [{ ...without, isActive: 0 }] }))
  await page.goto('/admin/scoring')
  await expect(page.getByText('Select a configuration to view details', { exact: true })).toBeVisible()
  await choose(page, 'Mizan default').click()
  const panel = await open(page, 'NMC Standards')
  await expect(
    panel.getByText('NMC Standards configuration not available for this version', { exact: true }),
  ).toBeVisible()
})

test('a red-line panel: enabled, weight, thresholds, auto-reject and criteria are edited and clamped', async ({
  page,
}) => {
  await edit(page)
  for (const tab of ['Cultural Values', 'Child Safety']) {
    const panel = await open(page, tab)
    const enabled = panel.getByRole('switch', { name: 'Enabled' })
    await enabled.click()
    await expect(enabled).not.toBeChecked()
    await enabled.click()
    const weight = panel.getByLabel('Weight (%)').first()
    await weight.fill('130')
    await expect(weight).toHaveValue('100')
    await weight.fill('-4')
    await expect(weight).toHaveValue('0')
    await weight.fill('')
    await expect(weight).toHaveValue('0')
    const slider = panel.getByRole('slider')
    await slider.focus()
    await page.keyboard.press('ArrowRight')
    await expect(weight).toHaveValue('5')
    await page.keyboard.press('End')
    await expect(weight).toHaveValue('100')
    await weight.fill('30')
    for (const label of ['Safe (≥)', 'Moderate (≥)', 'Severe (<)']) {
      const field = panel.getByLabel(label)
      const old = await field.inputValue()
      await field.fill('140')
      await expect(field).toHaveValue('100')
      await field.fill('12.7')
      await expect(field).toHaveValue('12')
      await field.fill(old)
    }
    await panel.getByRole('switch', { name: 'Auto-Reject on Severe' }).click()
    await expect(panel.getByText('Disabled', { exact: true })).toBeVisible()
    await panel.getByRole('switch', { name: 'Auto-Reject on Severe' }).click()
    await expect(panel.getByText('Books with severe ratings will be automatically rejected')).toBeVisible()

    await panel.getByRole('button', { name: 'Add', exact: true }).click()
    const added = panel.getByRole('group', { name: 'New Criterion' })
    await expect(added.getByLabel('Name')).toHaveValue('New Criterion')
    await expect(added.getByLabel('Description')).toHaveValue('')
    await expect(added.getByLabel('Weight (%)')).toHaveValue('0')
    await added.getByLabel('Weight (%)').fill('15')
    await expect(panel.getByText('Total: 115%')).toBeVisible()
    await panel.getByRole('button', { name: 'Delete New Criterion' }).click()
    await expect(panel.getByText('Total: 100%')).toBeVisible()
    await panel.getByText('Guidelines').first().click()
    const severe = panel.getByLabel(/^Severe/).last()
    await expect(panel.getByLabel(/One guideline a line/).first()).toBeVisible()
    await severe.scrollIntoViewIfNeeded()
  }
  await expect(page.getByText('Unsaved Changes', { exact: true })).toBeHidden()
})

test('theme, language and verdict panels: ages, scores and moderates within their limits', async ({ page }) => {
  await edit(page)
  for (const [tab, levels] of [
    ['Theme Complexity', ['Simple', 'Moderate', 'High']],
    ['Language Level', ['Easy', 'Moderate', 'Advanced']],
  ] as const) {
    const panel = await open(page, tab)
    await expect(panel.getByText('Total: 100%')).toBeVisible()
    for (const level of levels) {
      const group = panel.getByRole('group', { name: level, exact: true })
      await group.getByLabel('Max age').fill('120')
      await expect(group.getByLabel('Max age')).toHaveValue('99')
      await group.getByLabel('Min age').fill('x'.replace('x', ''))
      await expect(group.getByLabel('Min age')).toHaveValue('0')
    }
  }
  const panel = await open(page, 'Verdict')
  for (const [title, fields] of [
    ['Whitelisted Rules', ['Minimum Score %', 'Allowed Moderates']],
    ['Parent Guidance Rules', ['Minimum Score %', 'Max Moderates']],
    ['Not Whitelisted Rules', ['Minimum Score %', 'Max Moderates']],
  ] as const) {
    const rules = panel.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    const [score, moderates] = fields
    await rules.getByLabel(score).fill('101')
    await expect(rules.getByLabel(score)).toHaveValue('100')
    await rules.getByLabel(moderates).fill('9')
    await expect(rules.getByLabel(moderates)).toHaveValue('4')
  }
  await panel.getByRole('switch', { name: 'Require All Safe' }).click()
  await expect(panel.getByText('Allow Some Moderates', { exact: true })).toBeVisible()
  await panel.getByRole('switch', { name: 'Auto-reject books with severe ratings' }).click()
  await expect(panel.getByText('Manual review for severe ratings', { exact: true })).toBeVisible()
  // What was changed is told against the original.
  const changes = page.locator('details').filter({ hasText: 'changes to the original' })
  await expect(
    changes.getByRole('listitem').filter({ hasText: 'Whitelisted Rules › Require All Safe' }).first(),
  ).toContainText(/on.*off/)
})

test('every broken rule is listed with its words and nothing can be saved', async ({ page }) => {
  await edit(page)
  await expect(page.getByText('Unsaved Changes', { exact: true })).toBeHidden()
  await page.getByLabel('Weight (%)').first().fill('10')
  await expect(page.getByText('Unsaved Changes', { exact: true })).toBeVisible()
  await page.getByLabel('Safe (≥)').fill('50')
  await page.getByLabel('Severe (<)').fill('70')
  await page
    .getByRole('group')
    .filter({ has: page.getByLabel('Description') })
    .first()
    .getByLabel('Weight (%)')
    .fill('0')
  const problems = page.getByRole('alert').filter({ hasText: 'Configuration Validation Errors' })
  await expect(problems.getByRole('listitem')).toHaveText([
    'System weights must total 100% (currently 80%)',
    'System 1: Safe threshold must be ≥ Moderate threshold',
    'System 1: Moderate threshold must be ≥ Severe threshold',
    'System 1 criteria weights must total 100% (currently 70%)',
  ])
  await expect(problems).toContainText('Fix these issues before saving the configuration.')
  await expect(page.getByRole('button', { name: 'Save as New' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Save & Activate' })).toBeDisabled()
  await expect(page.getByText('Fix the errors above to see what would change.')).toBeVisible()
})

test('unsaved changes are guarded on Cancel, on another configuration, on leaving and on closing the tab', async ({
  page,
}) => {
  await page.goto('/admin/scoring')
  await page.getByRole('button', { name: 'Clone' }).click()
  await toast(page, 'Configuration Cloned', 'Successfully created a copy of the configuration.')
  await expect(choose(page, 'Mizan default \\(Copy\\)')).toContainText('1.0.0.1')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Safe (≥)').first().fill('85')
  const dialog = page.getByRole('dialog', { name: 'Discard Unsaved Changes?' })
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(dialog).toContainText('You have unsaved changes. Are you sure you want to discard them?')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await choose(page, 'Mizan default Active').click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Reports' }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/admin\/scoring/)
  const question = page.waitForEvent('dialog')
  void page.reload().catch(() => undefined)
  const asked = await question
  expect(asked.type()).toBe('beforeunload')
  await asked.dismiss()
  await expect(page.getByLabel('Safe (≥)').first()).toHaveValue('85')
  await choose(page, 'Mizan default Active').click()
  await dialog.getByRole('button', { name: 'Discard Changes' }).click()
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible()
  await expect(page.getByRole('spinbutton')).toHaveCount(0)
})

test('save as new, activate, delete, save and activate: each with its toast, and its failure', async ({ page }) => {
  await edit(page)
  await page.getByLabel('Safe (≥)').first().fill('85')
  await page.getByRole('button', { name: 'Save as New' }).click()
  await toast(page, 'Configuration Saved', 'New configuration version created successfully.')
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible()
  await expect(page.getByRole('spinbutton')).toHaveCount(0)
  await page.getByRole('button', { name: 'Activate', exact: true }).click()
  await toast(page, 'Configuration Activated', 'The scoring configuration has been activated successfully.')
  await expect(page.getByRole('button', { name: 'Activate', exact: true })).toBeHidden()

  await edit(page)
  await page.getByLabel('Safe (≥)').first().fill('90')
  await page.getByRole('button', { name: 'Save & Activate' }).click()
  await toast(page, 'Configuration Saved & Activated', 'New configuration created and activated successfully.')
  await page.getByRole('region', { name: 'Configurations' }).getByRole('button').nth(1).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await toast(page, 'Configuration Deleted', 'The scoring configuration has been deleted successfully.')

  const configs = (await (await page.request.get('/api/scoring-configs')).json()) as ScoringConfig[]
  expect(configs.map(({ isActive }) => isActive)).toEqual([1, 0])
  expect(configs[0]?.system1Config.safeThreshold).toBe(90)

  // Failures say what the server says, or the fallback where it says nothing.
  await page.route('**/api/scoring-configs/*/activate', (route) =>
    route.fulfill({ status: 409, json: { error: 'Busy now.' } }),
  )
  await page.getByRole('region', { name: 'Configurations' }).getByRole('button').nth(1).click()
  await page.getByRole('button', { name: 'Activate', exact: true }).click()
  await toast(page, 'Activation Failed', 'Busy now.')
  await page.route('**/api/scoring-configs/*', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await toast(page, 'Deletion Failed', 'Failed to delete configuration')
  await page.route('**/api/scoring-configs', (route) => route.fulfill({ status: 400, json: { error: 'No room.' } }))
  await page.getByRole('button', { name: 'Clone' }).click()
  await toast(page, 'Clone Failed', 'No room.')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Safe (≥)').first().fill('88')
  await page.getByRole('button', { name: 'Save as New' }).click()
  await toast(page, 'Save Failed', 'No room.')
  await page.getByRole('button', { name: 'Save & Activate' }).click()
  await toast(page, 'Operation Failed', 'No room.')
})

test('the effect is counted while editing, and the library follows with its progress', async ({ page, server }) => {
  const [id = ''] = await freshLibrary(server, ['falcon.en.txt', 'harbour.en.txt'])
  await edit(page)
  const preview = page.getByRole('region', { name: 'What it would change' })
  await expect(preview.getByText('All 2 books of the library would stay as they are.')).toBeVisible()
  await open(page, 'Verdict')
  await page.getByLabel('Minimum Score %').last().fill('100')
  await expect(preview.getByText(/2 books would change/)).toBeVisible()
  await expect(preview.getByRole('row', { name: /Not Whitelisted/ })).toHaveText(/0\s*2$/)
  const affected = preview.getByRole('link')
  await expect(affected).toHaveCount(2)
  expect(await affected.last().getAttribute('href')).toContain(id)
  await page.getByRole('radio', { name: 'New books and the whole library' }).check()
  await page.getByRole('button', { name: 'Save & Activate' }).click()
  await toast(page, 'Configuration Saved & Activated', 'New configuration created and activated successfully.')
  await expect(page.getByText(/The library was judged again by rules .*; 2 books changed\./)).toBeVisible()
  await page.goto(`/?view=results&id=${id}`)
  await expect(page.getByRole('heading', { level: 2, name: 'Not Whitelisted' })).toBeVisible()
  await page.getByRole('button', { name: 'History of the verdict' }).click()
  await expect(page.getByText('Judged again by other rules')).toBeVisible()
})

test('the page is for everybody: Arabic, a phone, a screen reader, the keyboard', async ({ page }) => {
  test.slow()
  await page.goto('/admin/scoring')
  await page.getByRole('button', { name: 'العربية' }).click()
  await expect(page.getByRole('tab', { name: 'القيم الثقافية' })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(6)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await faults(page)).toEqual([])
  }
  await page.getByRole('button', { name: 'تعديل', exact: true }).focus()
  await page.keyboard.press('Enter')
  const slider = page.getByRole('slider')
  await slider.focus()
  // From right to left the arrows follow the eye.
  await page.keyboard.press('ArrowLeft')
  await expect(slider).toHaveAttribute('aria-valuenow', String(DEFAULT_SCORING_CONFIG.system1Config.weight + 5))
  await expect(page.getByRole('alert').getByRole('listitem')).toContainText(['يجب أن يكون مجموع أوزان الأنظمة 100%'])
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await faults(page)).toEqual([])
  }
})
