import { expect, type Page } from '@playwright/test'
import { freshEmail, PASSWORD, TEXTS, test, watchErrors } from '../support/journey'

const VERSIONS = { safari: '15.4', chrome: '99', firefox: '97' }

const findNotice = (page: Page, locale: 'en' | 'pt-BR') => {
  const text = TEXTS[locale].scripts.missing
  return page.getByText(
    Object.entries(VERSIONS).reduce((all, [name, version]) => all.replace(`{${name}}`, version), text),
  )
}

for (const locale of ['en', 'pt-BR'] as const) {
  const t = TEXTS[locale]

  test.describe(`without scripts, in ${locale}`, () => {
    test.use({ locale, javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

    test('the sign-in page shows a notice, and signing in works', async ({ page, context, baseURL }) => {
      // An account that no other test signs in, in another language.
      const email = freshEmail()
      const data = { name: 'Vera Lobo', email, password: PASSWORD, language: locale }
      expect((await context.request.post('/api/v1/auth/register', { data })).status()).toBe(201)
      await context.clearCookies()
      await context.addCookies([{ name: 'brota_signed_out', value: '1', url: `${baseURL}/login` }])
      await page.goto('/login')
      await expect(page.getByRole('main').getByRole('status')).toContainText(t.login.signedOutTitle)
      await expect(findNotice(page, locale)).toBeVisible()
      await page.getByRole('button', { name: t.login.withEmail }).click()
      await page.getByLabel(t.login.email, { exact: true }).fill('leo@brota.example')
      await page.getByLabel(t.login.password, { exact: true }).fill('wrong')
      await page.getByRole('button', { name: t.login.submit, exact: true }).click()
      await expect(page.getByRole('main').getByRole('alert')).toContainText(t.errors.login_error_credentials)
      await page.getByLabel(t.login.email, { exact: true }).fill(email)
      await page.getByLabel(t.login.password, { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: t.login.submit, exact: true }).click()
      await expect(page).toHaveURL(/\/family-setup$/)
      await expect(findNotice(page, locale)).toBeVisible()
    })
  })
}

test.describe('with scripts', () => {
  test.use({ locale: 'en', viewport: { width: 360, height: 740 } })

  test('the sign-in page hides the notice, and the form that needs a code works', async ({
    page,
    context,
  }) => {
    const email = freshEmail()
    const data = { name: 'Vera Lobo', email, password: PASSWORD, language: 'en' }
    expect((await context.request.post('/api/v1/auth/register', { data })).status()).toBe(201)
    await context.clearCookies()
    await page.goto('/login?with=email&error=second_factor_required')
    await expect(page.locator('html')).toHaveAttribute('data-ready')
    await expect(findNotice(page, 'en')).toBeHidden()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(TEXTS.en.login.codeAgain)
    await page.getByLabel(TEXTS.en.login.email, { exact: true }).fill(email)
    await page.getByLabel(TEXTS.en.login.password, { exact: true }).fill(PASSWORD)
    await expect(page.getByLabel(TEXTS.en.login.code, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: TEXTS.en.login.submit, exact: true }).click()
    await expect(page).toHaveURL(/\/family-setup$/)
  })
})

test('the sign-in page explains after some seconds that its scripts failed to load', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en', reducedMotion: 'reduce' })
  const errors = watchErrors(context)
  const page = await context.newPage()
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort())
  await page.goto('/login')
  await expect(findNotice(page, 'en')).toBeHidden()
  await expect(findNotice(page, 'en')).toBeVisible({ timeout: 15_000 })
  expect(errors).toEqual([])
  await context.close()
})
