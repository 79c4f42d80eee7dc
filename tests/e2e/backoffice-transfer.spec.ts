import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { expectSound, press, signIn, TEXTS, test } from '../support/journey'

const t = TEXTS.en
const words = t.transfer

test.use({ locale: 'en', viewport: { width: 1280, height: 900 } })

test.beforeEach(async ({ context, baseURL }) => {
  await signIn(context, 'admin@brota.example')
  await context.addCookies([{ name: 'brota_environment', value: 'admin', url: baseURL ?? '' }])
})

const dialog = (page: Page) => page.getByRole('dialog')

function file(tasks: object[], more: object = {}): object {
  return { format: 'brota-content', version: 1, tasks, challenges: [], badges: [], ...more }
}

async function choose(page: Page, content: unknown): Promise<void> {
  const buffer = Buffer.from(typeof content === 'string' ? content : JSON.stringify(content))
  const sent = { name: 'content.json', mimeType: 'application/json', buffer }
  await dialog(page).locator('input[type=file]').setInputFiles(sent)
}

test('content is exported as a file, and imported after a preview of its changes', async ({ page }) => {
  test.slow()
  await page.goto('/backoffice/content?tab=tasks')
  await press(page.getByRole('button', { name: words.export, exact: true }))
  await dialog(page).getByLabel(words.exportDialog.pictures).check()
  await expectSound(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: words.exportDialog.do }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^brota-content-\d{4}-\d\d-\d\d\.json$/)
  const exported = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(exported).toMatchObject({ format: 'brota-content', version: 1 })
  expect(exported.tasks.length).toBeGreaterThanOrEqual(20)
  await expect(dialog(page)).toBeHidden()

  const name = `Stretch ${randomUUID().slice(0, 8)}`
  const text = { language: 'en', name, description: 'Up to the sky', examples: ['Like a cat'] }
  const task = { id: randomUUID(), ...text, translations: {}, motif: 'sprout' }
  await press(page.getByRole('button', { name: words.import, exact: true }))
  const alert = dialog(page).getByRole('alert')
  await choose(page, '{"format": ')
  await expect(alert).toContainText(words.importDialog.notJson)
  await choose(page, 'x'.repeat(10 * 1024 * 1024 + 1))
  await expect(alert).toContainText(words.importDialog.tooLarge)
  await choose(page, { ...file([task]), version: 2 })
  await expect(alert).toContainText(t.errors.content_version_unknown)
  await choose(page, file([task, { ...task, id: randomUUID(), colour: 'red' }]))
  await expect(alert.locator('code')).toHaveText(['tasks.1.colour'])
  await expectSound(page)

  await choose(page, file([task]))
  await expect(dialog(page).getByRole('heading', { name: words.importDialog.found })).toBeFocused()
  const row = dialog(page).getByRole('row', { name: new RegExp(words.kinds.tasks) })
  await expect(row.getByRole('cell', { name: '1', exact: true })).toHaveCount(1)
  await expect(row.getByRole('cell', { name: '0', exact: true })).toHaveCount(3)
  await expect(dialog(page).getByRole('listitem')).toContainText(name)
  await expectSound(page)
  await dialog(page).getByRole('button', { name: 'Import one change' }).click()
  await expect(page.getByText('One change imported')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await page.getByRole('searchbox').fill(name)
  await expect(page.getByRole('table').getByText(name)).toBeVisible()

  await press(page.getByRole('button', { name: words.import, exact: true }))
  await choose(page, file([task]))
  await expect(dialog(page).getByText(words.importDialog.nothing)).toBeVisible()
  await dialog(page).getByRole('button', { name: t.common.close, exact: true }).last().click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('button', { name: words.import, exact: true })).toBeFocused()
})
