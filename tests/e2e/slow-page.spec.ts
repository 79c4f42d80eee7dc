import { expect, type Page } from '@playwright/test'
import { freshEmail, PASSWORD, press, TEXTS, test } from '../support/journey'
import { signUpFamily } from '../support/queued-photos'

const t = TEXTS.en

test.use({ locale: 'en', viewport: { width: 360, height: 740 } })

async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  let release: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/_next\/static\/.*\.js/, async (route) => {
    await gate
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  return release
}

test('text typed into a form before hydration is kept', async ({ page }) => {
  const release = await openWithoutScripts(page, '/subscribe')
  await page.getByLabel(t.subscribe.name).fill('Olga Dias')
  await page.getByLabel(t.subscribe.email).fill(freshEmail())
  await page.getByRole('checkbox').check()
  release()
  const submit = page.getByRole('button', { name: t.subscribe.submit })
  await press(submit)
  await expect(page.getByText(t.errors.required)).toHaveCount(1)
  await page.getByLabel(t.subscribe.password, { exact: true }).fill(PASSWORD)
  await submit.click()
  await expect(page).toHaveURL(/\/family-setup$/)
})

test('a form submitted before hydration keeps its input, and works afterwards', async ({ page }) => {
  let posts = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.method() === 'POST') posts += 1
  })
  const release = await openWithoutScripts(page, '/subscribe')
  await page.getByLabel(t.subscribe.name).fill('Olga Dias')
  await page.getByLabel(t.subscribe.email).fill(freshEmail())
  await page.getByLabel(t.subscribe.password, { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox').check()
  const submit = page.getByRole('button', { name: t.subscribe.submit })
  await submit.click()
  await page.getByLabel(t.subscribe.name).press('Enter')
  await expect(page.getByLabel(t.subscribe.name)).toHaveValue('Olga Dias')
  await expect(page.getByLabel(t.subscribe.password, { exact: true })).toHaveValue(PASSWORD)
  release()
  await press(submit)
  await expect(page).toHaveURL(/\/family-setup$/)
  expect(posts).toBe(0)
})

test('settings changed before hydration are kept and can be saved', async ({ page, context }) => {
  await signUpFamily(context, 'en')
  const release = await openWithoutScripts(page, '/settings/privacy')
  const choice = page.getByRole('radio', { name: t.privacySettings.choice.followers })
  const children = page.getByRole('checkbox', { name: t.privacySettings.children })
  await page.getByText(t.privacySettings.choice.followers, { exact: true }).click()
  await page.getByText(t.privacySettings.children, { exact: true }).click()
  const save = page.getByRole('button', { name: t.privacySettings.save, exact: true })
  await expect(choice).toBeChecked()
  release()
  await press(save)
  await expect(page.getByText(t.privacySettings.saved)).toBeVisible()
  await page.reload()
  await expect(choice).toBeChecked()
  await expect(children).toBeChecked()
})
