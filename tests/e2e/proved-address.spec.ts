import { expect, type Page } from '@playwright/test'
import { expectSound, freshEmail, PASSWORD, press, TEXTS, test } from '../support/journey'
import { mailedPath } from '../support/mailed-path'

const NEW = 'another short sentence'

async function register(page: Page, language: 'en' | 'pt-BR') {
  const email = freshEmail()
  const data = { name: 'Olga Dias', email, password: PASSWORD, language }
  const response = await page.request.post('/api/v1/auth/register', { data })
  expect(response.status()).toBe(201)
  const { token } = (await response.json()).data
  return { email, headers: { authorization: `Bearer ${token}` } }
}

async function signInByForm(page: Page, t: (typeof TEXTS)['en'], email: string, password: string) {
  await page.getByLabel(t.login.email, { exact: true }).fill(email)
  await page.getByLabel(t.login.password, { exact: true }).fill(password)
  await press(page.getByRole('button', { name: t.login.submit, exact: true }))
}

for (const language of ['en', 'pt-BR'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language, viewport: { width: 360, height: 740 } })
    const t = TEXTS[language]

    test('the owner of an address decides about the family created before the address was verified', async ({
      page,
      context,
    }) => {
      const { email, headers } = await register(page, language)
      const data = { name: 'Dias' }
      const founded = await page.request.post('/api/v1/families/create', { headers, data })
      expect(founded.status()).toBe(201)
      await context.clearCookies()
      await page.request.post('/api/v1/auth/forgot-password', { data: { email } })
      const token = (await mailedPath(email, 'reset-password')).split('/').at(-1)
      const reset = await page.request.post('/api/v1/auth/reset-password', { data: { token, password: NEW } })
      expect(reset.status()).toBe(200)

      await page.goto('/login#email')
      await signInByForm(page, t, email, NEW)
      await expect(page).toHaveURL(/\/family-setup$/)
      await expect(page.getByRole('heading', { level: 1, name: t.familySetup.pending.title })).toBeVisible()
      await expect(page.getByText(t.familySetup.pending.alone)).toBeVisible()
      await expectSound(page)
      await press(page.getByRole('button', { name: t.familySetup.pending.leave }))
      const dialog = page.getByRole('alertdialog')
      await expect(dialog).toContainText(t.familySetup.pending.leaveAloneText)
      await expectSound(page)
      await press(dialog.getByRole('button', { name: t.familySetup.pending.cancel }))
      await page.route('**/auth/pending-family', (route) => route.abort('connectionreset'), { times: 1 })
      const keep = page.getByRole('button', { name: t.familySetup.pending.keep })
      await press(keep)
      await expect(page.getByText(t.errors.network)).toBeVisible()
      await press(keep)
      await expect(page).toHaveURL(/\/my-activities$/)
      await expect(page.getByText(t.familySetup.pending.kept)).toBeVisible()
    })
  })
}

test.describe('a verification link', () => {
  test.use({ locale: 'en', viewport: { width: 360, height: 740 } })
  const t = TEXTS.en

  test('asks a visitor to sign in, and then confirms the address', async ({ page, context }) => {
    const { email } = await register(page, 'en')
    await context.clearCookies()
    const path = await mailedPath(email, 'verify-email')
    await page.goto(path)
    await expect(page.getByRole('heading', { name: t.recovery.verifySignInTitle })).toBeVisible()
    await expectSound(page)
    await page.getByRole('link', { name: t.recovery.verifySignIn, exact: true }).click()
    await signInByForm(page, t, email, PASSWORD)
    await page.getByRole('button', { name: t.recovery.verifyConfirm }).click()
    await expect(page.getByText(t.recovery.verifyDone)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  })

  test('confirms nothing for another account, and offers to sign in to the right one', async ({ page }) => {
    const { email } = await register(page, 'en')
    await register(page, 'en')
    await page.goto(await mailedPath(email, 'verify-email'))
    await page.getByRole('button', { name: t.recovery.verifyConfirm }).click()
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText(t.recovery.verifyOtherTitle)
    await expectSound(page)
    await alert.getByRole('link', { name: t.recovery.verifyOtherSignOut }).click()
    await expect(page.getByRole('heading', { name: t.recovery.verifySignInTitle })).toBeVisible()
  })
})
