import { expect } from '@playwright/test'
import { freshEmail, PASSWORD, press, TEXTS, test } from '../support/journey'

const t = TEXTS.en

test.use({ locale: 'en', viewport: { width: 360, height: 740 } })

test('what is typed before the page has come to life is kept', async ({ page }) => {
  let release: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/_next\/static\/.*\.js/, async (route) => {
    await gate
    await route.continue()
  })
  await page.goto('/subscribe', { waitUntil: 'commit' })
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
