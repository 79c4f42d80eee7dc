import { type BrowserContext, expect, type Page } from '@playwright/test'
import { expectSound, freshEmail, PASSWORD, press, TEXTS, test } from '../support/journey'

const t = TEXTS.en

test.use({ locale: 'en', viewport: { width: 360, height: 740 } })

async function account(context: BrowserContext): Promise<string> {
  const email = freshEmail()
  const data = { name: 'Vera Lobo', email, password: PASSWORD, language: 'en' }
  expect((await context.request.post('/api/v1/auth/register', { data })).status()).toBe(201)
  await context.clearCookies()
  return email
}

async function openForm(page: Page) {
  await page.goto('/login')
  await press(page.getByRole('button', { name: t.login.withEmail }))
  const email = page.getByLabel(t.login.email, { exact: true })
  await expect(email).toBeFocused()
  const password = page.getByLabel(t.login.password, { exact: true })
  const submit = () => press(page.getByRole('button', { name: t.login.submit, exact: true }))
  return { email, password, submit }
}

const sessionCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'next-auth.session-token')

test('the sign-in page shows three providers and explains why they are not available', async ({ page }) => {
  await page.goto('/login')
  for (const name of [t.login.google, t.login.apple, t.login.facebook]) {
    const button = page.getByRole('button', { name })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription(t.login.notReady)
  }
  await expect(page.getByRole('link', { name: t.login.create })).toHaveAttribute('href', '/subscribe')
  await expectSound(page)
  await openForm(page)
  await expectSound(page)
})

test('signing in works with the keyboard alone, and can be remembered for a month', async ({
  page,
  context,
}) => {
  const email = await account(context)
  await page.goto('/login')
  const withEmail = page.getByRole('button', { name: t.login.withEmail })
  await press(withEmail)
  await expect(page.getByLabel(t.login.email, { exact: true })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: t.login.back })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(withEmail).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(t.login.email, { exact: true })).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: t.login.showPassword })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: t.login.remember })).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: t.login.forgot })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/family-setup$/)
  const days = ((await sessionCookie(context))?.expires ?? 0) - Date.now() / 1000
  expect(days / 86_400).toBeGreaterThan(29)
})

test('a session ends with the browser unless the user asks to be remembered', async ({ page, context }) => {
  const address = await account(context)
  const { email, password, submit } = await openForm(page)
  await email.fill(address)
  await password.fill(PASSWORD)
  await submit()
  await expect(page).toHaveURL(/\/family-setup$/)
  expect(await sessionCookie(context)).toMatchObject({ expires: -1, httpOnly: true, sameSite: 'Lax' })
})

test('the sign-in form shows what went wrong, and keeps its input', async ({ page }) => {
  const { email, password, submit } = await openForm(page)
  await email.fill('vera@example.com')
  await password.fill('not it')
  const alert = page.getByRole('main').getByRole('alert')
  const refuse = (status: number, message: string) =>
    page.route('**/auth/login', (route) => route.fulfill({ status, json: envelope(message) }), { times: 1 })

  await page.route('**/auth/login', (route) => route.abort('connectionreset'), { times: 1 })
  await submit()
  await expect(alert).toHaveText(t.login.failed + t.errors.network)
  await refuse(429, 'Please try again in 15 minutes.')
  await submit()
  await expect(alert).toHaveText('Please try again in 15 minutes.')
  await submit()
  await expect(alert).toHaveText(t.errors.login_error_credentials)
  await expect(email).toHaveValue('vera@example.com')
  await expect(password).toHaveValue('not it')
  await expectSound(page)
})

test('the sign-in form says when the server fails with status 500', async ({ browser }) => {
  // The failed response is a console error.
  const context = await browser.newContext({ locale: 'en' })
  const page = await context.newPage()
  const { email, password, submit } = await openForm(page)
  await email.fill('vera@example.com')
  await password.fill('whatever it is')
  const json = envelope(t.errors.internal_error)
  await page.route('**/auth/login', (route) => route.fulfill({ status: 500, json }))
  await submit()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    t.login.failedThere + t.errors.internal_error,
  )
  await context.close()
})

const envelope = (message: string) => ({ success: false, error: { code: 'any', message } })

test('the sign-in page explains each error that a provider returns', async ({ page }) => {
  const { login, errors } = t
  for (const [query, expectedText] of [
    ['error=no_credential&provider=google', login.noCredential],
    ['error=OAuthCallback&provider=google', login.noInfo.google + errors.login_error_google_failed],
    ['error=OAuthSignin&provider=apple', login.noInfo.apple + errors.login_error_google_failed],
    ['error=account_inactive&provider=google', errors.account_inactive],
    ['error=code_wrong', errors.code_wrong],
    ['error=provider_not_configured', errors.provider_not_configured],
    ['error=invitation_gone&provider=google', errors.invitation_gone],
    ['error=anything', login.socialFailed + errors.login_error_google_unexpected],
  ]) {
    await page.goto(`/login?${query}`)
    await expect(page.getByRole('main').getByRole('alert'), query).toContainText(expectedText ?? '')
  }
  await expectSound(page)
})

test('changing the language keeps the typed input, but never stores the password', async ({ page }) => {
  const kept: string[] = []
  await page.exposeFunction('noteKept', (value: string) => kept.push(value))
  await page.addInitScript(() => {
    const keep = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, value) {
      const { noteKept } = window as unknown as { noteKept: (value: string) => void }
      noteKept(value)
      keep.call(this, key, value)
    }
  })
  const { email, password } = await openForm(page)
  await email.fill('vera@example.com')
  await password.fill('a secret')
  await press(page.getByRole('button', { name: t.login.showPassword }))
  await page.getByRole('checkbox', { name: t.login.remember }).check()
  await press(page.getByRole('button', { name: 'Português' }))
  const pt = TEXTS['pt-BR'].login
  await expect(page.getByLabel(pt.email, { exact: true })).toHaveValue('vera@example.com')
  await expect(page.getByRole('checkbox', { name: pt.remember })).toBeChecked()
  await expect(page.getByLabel(pt.password, { exact: true })).toHaveValue('')
  expect(kept.join()).toContain('vera@example.com')
  expect(kept.join()).not.toContain('a secret')
  await page.reload()
  await expect(page.getByLabel(pt.email, { exact: true })).toHaveValue('')

  await page.goto('/subscribe')
  const words = TEXTS['pt-BR'].subscribe
  await page.getByLabel(words.name).fill('Vera Lobo')
  await press(page.getByRole('button', { name: 'English' }))
  await expect(page.getByLabel(t.subscribe.name)).toHaveValue('Vera Lobo')
  await expect(page.getByLabel(t.subscribe.email)).toHaveValue('')
})

test('the registration form requires consent, and keeps its input when it fails', async ({ page }) => {
  await page.goto('/subscribe')
  const submit = page.getByRole('button', { name: t.subscribe.submit })
  await press(submit)
  await expect(page.getByText(t.errors.consent_required)).toBeVisible()
  await expect(page.getByLabel(t.subscribe.name)).toBeFocused()
  await page.getByLabel(t.subscribe.name).fill('Vera Lobo')
  await page.getByLabel(t.subscribe.email).fill('ana@brota.example')
  await page.getByLabel(t.subscribe.password, { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.route('**/auth/register', (route) => route.abort('connectionreset'), { times: 1 })
  await submit.click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(t.subscribe.failed + t.errors.network)
  await submit.click()
  await expect(page.getByText(t.errors.email_taken)).toBeVisible()
  await expect(page.getByLabel(t.subscribe.email)).toBeFocused()
  await expect(page.getByLabel(t.subscribe.name)).toHaveValue('Vera Lobo')
  await expectSound(page)
})

test('the registration page offers no second account to a signed-in user', async ({ page, context }) => {
  const email = await account(context)
  await context.request.post('/api/v1/auth/login', { data: { email, password: PASSWORD } })
  await page.goto('/subscribe')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.subscribe.heading)
  await expect(page.getByText(t.subscribe.signedInTitle)).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await page.getByRole('link', { name: t.subscribe.goOn }).click()
  await expect(page).toHaveURL(/\/family-setup$/)
})
