import { expect, type Page } from '@playwright/test'
import { generate } from 'otplib'
import { expectSound, freshEmail, PASSWORD, press, TEXTS, test } from '../support/journey'

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

async function setUp(page: Page): Promise<{ secret: string; recoveryCodes: string[] }> {
  await page.goto('/settings/security')
  await press(page.getByRole('button', { name: t.secondFactor.setUp }))
  const password = page.getByLabel(t.secondFactor.password, { exact: true })
  await expect(password).toBeFocused()
  await password.fill('wrong password')
  await page.keyboard.press('Enter')
  await expect(page.getByText(t.errors.password_wrong)).toBeVisible()
  await expectSound(page)
  await password.fill(PASSWORD)
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
  await expect(page.getByRole('heading', { name: t.secondFactor.codesTitle })).toBeFocused()
  await expectSound(page)
  const recoveryCodes = await page
    .getByRole('list', { name: t.secondFactor.codesLabel })
    .locator('code')
    .allInnerTexts()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: t.secondFactor.download }).click()
  expect((await download).suggestedFilename()).toBe('brota-recovery-codes.txt')
  await page.getByRole('button', { name: t.secondFactor.done }).click()
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
  const { secret, recoveryCodes } = await setUp(page)
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
  const login = await page.request.post('/api/v1/auth/login', { data: { email, password: PASSWORD } })
  expect(login.status()).toBe(200)
})
