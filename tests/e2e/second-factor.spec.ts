import { expect, type Page } from '@playwright/test'
import { generate } from 'otplib'
import {
  expectSound,
  freshEmail,
  PASSWORD,
  press,
  signIn as signInByApi,
  TEXTS,
  test,
} from '../support/journey'
import { ownTest } from '../support/own-product'

const t = TEXTS.en

test.use({ locale: 'en', viewport: { width: 360, height: 740 } })

/** Each code is valid once, so `steps` selects the next. */
const generateCode = (secret: string, steps = 0) =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 })

async function createAccount(page: Page): Promise<string> {
  const email = freshEmail()
  const data = { name: 'Olga Dias', email, password: PASSWORD, language: 'en' }
  expect((await page.request.post('/api/v1/auth/register', { data })).status()).toBe(201)
  return email
}

async function setUp(page: Page, ownPassword: string): Promise<{ secret: string; recoveryCodes: string[] }> {
  await press(page.getByRole('button', { name: t.secondFactor.setUp }))
  const password = page.getByLabel(t.secondFactor.password, { exact: true })
  await expect(password).toBeFocused()
  await password.fill('wrong password')
  await page.keyboard.press('Enter')
  await expect(page.getByText(t.errors.password_wrong)).toBeVisible()
  await expectSound(page)
  await password.fill(ownPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: t.secondFactor.qr })).toBeVisible()
  await expectSound(page)
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  const code = page.getByLabel(t.secondFactor.code)
  await expect(code).toBeFocused()
  await code.fill('12345')
  await page.keyboard.press('Enter')
  await expect(page.getByText(t.errors.code_wrong)).toBeVisible()
  await code.fill(await generateCode(secret))
  await page.keyboard.press('Enter')
  const codesTitle = page.getByRole('heading', { name: t.secondFactor.codesTitle })
  await expect(codesTitle).toBeFocused()
  await expect(page.getByText(t.security.on, { exact: true })).toBeVisible()
  await expect(codesTitle).toBeFocused()
  await expectSound(page)
  const recoveryCodes = await page
    .getByRole('list', { name: t.secondFactor.codesLabel })
    .locator('code')
    .allInnerTexts()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: t.secondFactor.download }).click()
  expect((await download).suggestedFilename()).toBe('brota-recovery-codes.txt')
  await page.getByRole('button', { name: t.secondFactor.done }).click()
  await expect(codesTitle).toBeHidden()
  await expect(page.getByRole('button', { name: t.secondFactor.disable })).toBeVisible()
  await expect(page.getByText(t.security.on, { exact: true })).toBeVisible()
  return { secret, recoveryCodes }
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.context().clearCookies()
  await page.goto('/login#email')
  await page.getByLabel(t.login.email, { exact: true }).fill(email)
  await page.getByLabel(t.login.password, { exact: true }).fill(PASSWORD)
  await press(page.getByRole('button', { name: t.login.submit, exact: true }))
  await expect(page.getByLabel(t.login.code, { exact: true })).toBeFocused()
}

test('two-step sign-in is set up, asks for codes and recovery codes, and is switched off', async ({
  page,
}) => {
  const email = await createAccount(page)
  await page.goto('/settings/security')
  const { secret, recoveryCodes } = await setUp(page, PASSWORD)
  expect(recoveryCodes).toHaveLength(10)
  const [first = '', second = ''] = recoveryCodes

  await signIn(page, email)
  await expectSound(page)
  const code = page.getByLabel(t.login.code, { exact: true })
  const submit = page.getByRole('button', { name: t.login.submit, exact: true })
  await press(submit)
  await expect(page.getByText(t.errors.required)).toBeVisible()
  await code.fill('00 00')
  await submit.click()
  await expect(page.getByText(t.errors.code_wrong)).toBeVisible()
  await expect(code).toBeFocused()
  await code.fill(await generateCode(secret, 1))
  await submit.click()
  await expect(page).toHaveURL(/\/family-setup$/)

  await signIn(page, email)
  await page.getByRole('button', { name: t.login.codeBack, exact: true }).click()
  await expect(page.getByLabel(t.login.email, { exact: true })).toHaveValue(email)
  await signIn(page, email)
  await page.getByRole('button', { name: t.login.useRecovery }).click()
  const recovery = page.getByLabel(t.login.recoveryCode, { exact: true })
  await expect(recovery).toBeFocused()
  await expectSound(page)
  await recovery.fill(first.toUpperCase())
  await submit.click()
  await expect(page).toHaveURL(/\/family-setup$/)

  await page.goto('/settings/security')
  await expect(page.getByText('9 recovery codes left')).toBeVisible()
  await press(page.getByRole('button', { name: t.secondFactor.disable }))
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t.secondFactor.password, { exact: true }).fill(PASSWORD)
  await dialog.getByLabel(t.secondFactor.codeOrRecovery).fill(first)
  await dialog.getByRole('button', { name: t.secondFactor.disable }).click()
  await expect(dialog.getByText(t.errors.code_wrong)).toBeVisible()
  await expectSound(page)
  await dialog.getByLabel(t.secondFactor.codeOrRecovery).fill(second)
  await dialog.getByRole('button', { name: t.secondFactor.disable }).click()
  await expect(page.getByText(t.security.off, { exact: true })).toBeVisible()
  const attempt = await page.request.post('/api/v1/auth/login', { data: { email, password: PASSWORD } })
  expect(attempt.status()).toBe(200)
})

ownTest(
  'an administrator without two-step sign-in must set it up before entering the backoffice',
  async ({ page }) => {
    await signInByApi(page.context(), 'admin@brota.example')
    const enterBackoffice = async () => {
      await expect(page).toHaveURL(/\/environment-selection$/)
      await press(page.getByRole('button', { name: t.environment.admin }))
    }
    await page.goto('/')
    await enterBackoffice()
    await expect(page).toHaveURL(/\/settings\/security\?next=%2Fbackoffice$/)
    await page.goto('/backoffice/users?search=admin')
    await expect(page).toHaveURL(/\/settings\/security\?next=%2Fbackoffice%2Fusers%3Fsearch%3Dadmin$/)
    await expect(page.getByText(t.security.requiredTitle)).toBeVisible()
    await expect(page.getByRole('link', { name: t.security.backoffice })).toBeHidden()
    expect((await page.request.get('/api/v1/admin/users')).status()).toBe(403)

    await setUp(page, 'brota-demo')
    await expect(page.getByText(t.security.requiredTitle)).toBeHidden()
    await page.getByRole('link', { name: t.security.backoffice }).click()
    await expect(page).toHaveURL(/\/backoffice\/users\?search=admin$/)
    await expect(page.getByRole('table', { name: t.userAdmin.table })).toBeVisible()
    expect((await page.request.get('/api/v1/admin/users')).status()).toBe(200)

    for (const next of [
      '//evil.example',
      '/backoffice/../login',
      '/backoffice?x=1#https://evil.example',
      'https://evil.example',
    ]) {
      await page.goto(`/settings/security?next=${encodeURIComponent(next)}`)
      const back = page.getByRole('link', { name: t.security.backoffice })
      await expect(back, next).toHaveAttribute('href', '/environment-selection')
    }
  },
)

ownTest('signing in with Google asks for the code, too', async ({ page, product }) => {
  const email = await createAccount(page)
  const SAME = { 'sec-fetch-site': 'same-origin' }
  const call = async (method: string, data: object) =>
    (await page.request.fetch('/api/v1/auth/second-factor', { method, data, headers: SAME })).json()
  const { secret } = (await call('POST', { password: PASSWORD })).data
  expect(await call('PUT', { code: await generateCode(secret) })).toMatchObject({ success: true })
  // An unverified address would be verified by the provider, which ends the second factor.
  await product.query('UPDATE users SET email_verified_at = now() WHERE email = $1', [email])
  await page.context().clearCookies()
  product.google.setVisitor({ sub: email, email, email_verified: true, name: 'Olga Dias' })

  await page.goto('/login')
  await press(page.getByRole('button', { name: t.login.google }))
  const code = page.getByLabel(t.login.code, { exact: true })
  await expect(code).toBeFocused()
  expect(page.url()).toBe(`${product.url}/login`)
  await expectSound(page)
  expect((await page.request.get('/api/v1/auth/me')).status()).toBe(401)
  const submit = page.getByRole('button', { name: t.login.submit, exact: true })
  await code.fill('00 00')
  await submit.click()
  await expect(page.getByText(t.errors.code_wrong)).toBeVisible()
  expect((await page.request.get('/api/v1/auth/me')).status()).toBe(401)
  await code.fill(await generateCode(secret, 1))
  await submit.click()
  await expect(page).toHaveURL(/\/family-setup$/)
  await expect(page.getByText(email)).toBeVisible()
})
