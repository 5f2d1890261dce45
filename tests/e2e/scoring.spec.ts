import type { Page } from '@playwright/test'
import { expect, test } from './mizan.ts'

async function edit(page: Page): Promise<void> {
  await page.goto('/admin/scoring')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
}

test('a configuration is cloned, activated by its copy, and deleted', async ({ page }) => {
  await page.goto('/admin/scoring')
  await page.getByRole('button', { name: 'Clone' }).click()
  await expect(page.getByText('Successfully created a copy of the configuration.', { exact: true })).toBeVisible()
  await expect(page.getByText(/\(Copy\)/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  const deleted = 'The scoring configuration has been deleted successfully.'
  await expect(page.getByText(deleted, { exact: true })).toBeVisible()
})

test('weights that do not add up are listed and cannot be saved', async ({ page }) => {
  await edit(page)
  await expect(page.getByText('Unsaved Changes', { exact: true })).toBeHidden()
  await page.getByLabel('Weight (%)').first().fill('10')
  await expect(page.getByText('Unsaved Changes', { exact: true })).toBeVisible()
  await expect(page.getByText('Configuration Validation Errors')).toBeVisible()
  await expect(page.getByText(/System weights must total 100% \(currently \d+%\)/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save as New' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Save & Activate' })).toBeDisabled()
})

test('unsaved changes are guarded on Cancel and on leaving the page', async ({ page }) => {
  await edit(page)
  await page.getByLabel('Safe (≥)').first().fill('85')
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Discard Unsaved Changes?' })
  await expect(dialog).toContainText('You have unsaved changes. Are you sure you want to discard them?')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Reports' }).click()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/admin\/scoring/)
  await page.getByRole('banner').getByRole('link', { name: 'Reports' }).click()
  await dialog.getByRole('button', { name: 'Discard Changes' }).click()
  await expect(page).toHaveURL(/reports/)
})

test('a saved and activated version is the active one', async ({ page }) => {
  await edit(page)
  await page.getByLabel('Safe (≥)').first().fill('82')
  await page.getByRole('button', { name: 'Save & Activate' }).click()
  const done = 'New configuration created and activated successfully.'
  await expect(page.getByText(done, { exact: true })).toBeVisible()
  await expect(page.getByText('Active', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Activate', exact: true })).toBeHidden()
})
