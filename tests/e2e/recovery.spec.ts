import { expect, type Page } from '@playwright/test'
import { expectSound, freshEmail, PASSWORD, press, TEXTS, test } from '../support/journey'
import { mailedPath } from '../support/mailed-path'

const t = TEXTS.en
const NEW = 'another short sentence'

test.use({ locale: 'en', viewport: { width: 360, height: 740 } })

async function account(page: Page): Promise<string> {
  const email = freshEmail()
  const data = { name: 'Olga Dias', email, password: PASSWORD, language: 'en' }
  expect((await page.request.post('/api/v1/auth/register', { data })).status()).toBe(201)
  return email
}

test('a forgotten password is reset by a mailed link, which works only once', async ({ page, context }) => {
  const email = await account(page)
  await context.clearCookies()
  await page.goto('/forgot-password')
  // This server has no mail server: its operator has the link.
  await expect(page.getByText(t.recovery.noMail)).toBeVisible()
  const submit = page.getByRole('button', { name: t.recovery.prepareSubmit })
  await press(submit)
  await expect(page.getByText(t.errors.required)).toBeVisible()
  const field = page.getByLabel(t.login.email, { exact: true })
  await field.fill(email)
  await page.route('**/forgot-password', (route) => route.abort('connectionreset'), { times: 1 })
  await submit.click()
  await expect(page.getByText(t.errors.network)).toBeVisible()
  await submit.click()
  await expect(page.getByRole('status').filter({ hasText: t.recovery.storedTitle })).toContainText(email)
  await expectSound(page)
  await press(page.getByRole('button', { name: t.recovery.sentAgain }))
  await expect(field).toHaveValue(email)

  const path = await mailedPath(email, 'reset-password')
  await page.goto(path)
  const password = page.getByLabel(t.recovery.resetPassword, { exact: true })
  const save = page.getByRole('button', { name: t.recovery.resetSubmit })
  await press(save)
  await expect(password).toBeFocused()
  await password.fill(NEW)
  await expectSound(page)
  await save.click()
  await expect(page.getByText(t.recovery.resetDoneTitle)).toBeVisible()
  await page.getByRole('link', { name: t.login.submit }).click()
  await expect(page).toHaveURL(/\/login$/)
  const attempt = await page.request.post('/api/v1/auth/login', { data: { email, password: NEW } })
  expect(attempt.status()).toBe(200)

  await page.goto(path)
  await password.fill(PASSWORD)
  await press(save)
  await expect(page.getByText(t.errors.reset_token_invalid)).toBeVisible()
  await expect(password).toHaveValue(PASSWORD)
  await page.getByRole('link', { name: t.recovery.askAgain }).click()
  await expect(page).toHaveURL(/\/forgot-password$/)
})

test('an e-mail address is confirmed by its link, which can be sent again', async ({ page }) => {
  const email = await account(page)
  await page.goto('/verify-email/nonsense')
  await press(page.getByRole('button', { name: t.recovery.verifyConfirm }))
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText(t.errors.reset_token_invalid)
  await expectSound(page)
  await press(alert.getByRole('button', { name: t.resend.send }))
  await expect(page.getByText(t.resend.sent)).toBeVisible()

  const path = await mailedPath(email, 'verify-email')
  await page.route('**/verify-email', (route) => route.abort('connectionreset'), { times: 1 })
  await page.goto(path)
  await press(page.getByRole('button', { name: t.recovery.verifyConfirm }))
  await expect(alert).toContainText(t.errors.network)
  await press(alert.getByRole('button', { name: t.common.retry }))
  await expect(page.getByText(t.recovery.verifyDone)).toBeVisible()
  await expectSound(page)
  await page.getByRole('link', { name: t.recovery.goOn }).click()
  await expect(page).toHaveURL(/\/family-setup$/)
})

test('a failed sign-out shows an error and can be retried', async ({ page }) => {
  await account(page)
  await page.route('**/auth/logout', (route) => route.abort('connectionreset'), { times: 1 })
  await page.goto('/logout')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText(t.logout.failed)
  await expectSound(page)
  await press(alert.getByRole('button', { name: t.common.retry }))
  const notice = page.getByRole('main').getByRole('status')
  await expect(page).toHaveURL(/\/login$/)
  await expect(notice).toContainText(t.login.signedOutTitle)
  await expectSound(page)
  await page.goto('/logout?next=//example.com')
  await expect(page).toHaveURL(/\/login$/)
  // It lasts for seconds.
  await page.context().clearCookies({ name: 'brota_signed_out' })
  for (const address of ['/settings', '/login?notice=anything']) {
    await page.goto(address)
    await expect(page).toHaveURL(/\/login(\?|$)/)
    await expect(notice).toHaveCount(0)
  }
})
