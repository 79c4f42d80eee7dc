import { expect } from '@playwright/test'
import { createAccount, PASSWORD, press, signIn, TEXTS, test } from '../support/journey'

const t = TEXTS.en

test.use({ locale: 'en' })

test('a visitor reaches open pages and is sent to /login from all others', async ({ page }) => {
  for (const path of [
    '/',
    '/my-activities',
    '/challenge/current',
    '/profile',
    '/leaderboard',
    '/environment-selection',
    '/backoffice',
  ]) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/login$/)
  }
  for (const path of ['/subscribe', '/profile/edit', '/terms', '/privacy']) {
    const response = await page.goto(path)
    expect([response?.status(), new URL(page.url()).pathname]).toEqual([200, path])
  }
})

test('an unknown address responds with 404 and a page with a link back', async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: t.notFound.title })).toBeVisible()
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/icon.svg')
  await page.getByRole('link', { name: t.notFound.back }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('the menu marks the current page for every spelling of the language prefix', async ({
  page,
  context,
}) => {
  await signIn(context, 'ana@brota.example')
  const { shell } = TEXTS['pt-BR']
  for (const prefix of ['/pt-BR', '/pt', '/PT-BR']) {
    await page.goto(`${prefix}/leaderboard`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
    const here = page.getByRole('navigation', { name: shell.navigation }).locator('[aria-current=page]')
    await expect(here, prefix).toHaveText(shell.leaderboard)
  }
})

test('an administrator chooses between backoffice and family area, and can switch later', async ({
  page,
  context,
}) => {
  await signIn(context, 'admin@brota.example')
  await page.goto('/')
  await expect(page).toHaveURL(/\/environment-selection$/)
  await page.goto('/backoffice')
  await expect(page).toHaveURL(/\/environment-selection$/)
  await press(page.getByRole('button', { name: t.environment.admin }))
  await expect(page).toHaveURL(/\/backoffice$/)
  await press(page.getByRole('button', { name: t.backoffice.switchToUser }))
  await expect(page).toHaveURL(/\/family-setup$/)
})

test('a user without administrator rights is redirected from the backoffice despite an admin cookie', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, 'ana@brota.example')
  await context.addCookies([{ name: 'brota_environment', value: 'admin', url: baseURL ?? '' }])
  await page.goto('/backoffice')
  await expect(page).toHaveURL(/\/my-activities$/)
  await page.goto('/login')
  await expect(page).toHaveURL(/\/my-activities$/)
})

test('outdated session claims redirect to the right page without a redirect loop', async ({
  page,
  context,
  browser,
}) => {
  await page.goto('/subscribe')
  const email = await createAccount(page, t, 'Nina Alves')
  const phone = await browser.newContext({ locale: 'en' })
  await signIn(phone, email, PASSWORD)
  const body = { data: { name: 'Alves' }, headers: { 'sec-fetch-site': 'same-origin' } }
  expect((await phone.request.post('/api/v1/families/create', body)).status()).toBe(201)
  await phone.close()

  await page.goto('/family-setup')
  await expect(page).toHaveURL(/\/my-activities$/)
  await context.request.post('/api/v1/auth/logout', { headers: { 'sec-fetch-site': 'same-origin' } })
  await page.goto('/my-activities')
  await expect(page).toHaveURL(/\/login$/)
})

test('the sign-in form shows errors, keeps the typed e-mail, and works on the next try', async ({ page }) => {
  await page.goto('/login')
  await press(page.getByRole('button', { name: t.login.withEmail }))
  await press(page.getByRole('button', { name: t.login.submit, exact: true }))
  await expect(page.getByText(t.errors.required).first()).toBeVisible()
  await expect(page.getByLabel(t.login.email)).toBeFocused()
  await page.getByLabel(t.login.email).fill('leo@brota.example')
  await page.getByLabel(t.login.password, { exact: true }).fill('not it')
  await press(page.getByRole('button', { name: t.login.submit, exact: true }))
  await expect(page.getByText(t.errors.login_error_credentials)).toBeVisible()
  await expect(page.getByLabel(t.login.email)).toHaveValue('leo@brota.example')
  await page.getByLabel(t.login.password, { exact: true }).fill('brota-demo')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/family-setup$/)
})

test('the language comes from the browser until the user or the address selects another', async ({
  page,
  context,
}) => {
  await page.goto('/login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await press(page.getByRole('button', { name: 'Português' }))
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  await page.goto('/subscribe')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TEXTS['pt-BR'].subscribe.heading)
  expect(await page.evaluate(() => localStorage.getItem('NEXT_LOCALE'))).toBe('pt-BR')
  await context.clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/pt-BR/login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
})
