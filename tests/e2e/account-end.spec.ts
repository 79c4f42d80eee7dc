import { type Browser, expect, type Page } from '@playwright/test'
import { newFamily } from '../support/families'
import { expectSound, filled, PASSWORD, press, signIn, TEXTS, test } from '../support/journey'
import { secondAdult } from '../support/second-adult'

const t = TEXTS.en

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function open(browser: Browser, path = '/settings/privacy') {
  const family = await newFamily(browser, { name: 'Família Lobo' })
  await family.page.goto(path)
  const { email } = await family.call('GET', '/auth/me')
  return { ...family, email: email as string }
}

test('a user signs out one device, then all devices, and their sessions end immediately', async ({
  browser,
}) => {
  const family = await open(browser, '/settings/security')
  const { page } = family
  const phone = await browser.newContext({
    locale: 'en',
    userAgent: 'Mozilla/5.0 (Linux; Android 16) Chrome/140.0.0.0 Mobile Safari/537.36',
  })
  await signIn(phone, family.email, PASSWORD)
  const far = await phone.newPage()
  await far.goto('/profile')
  await page.reload()
  const sessions = region(page, t.sessions.title)
  const device = filled(t.sessions.device, { browser: 'Chrome', system: 'Android' })
  await expect(sessions).toContainText(device)
  const end = sessions.getByRole('button', { name: device })
  await page.route(/\/auth\/sessions\/[^/?]+$/, (route) => route.abort('connectionreset'), { times: 1 })
  await press(end)
  await expect(page.getByText(t.errors.network)).toBeVisible()
  await press(end)
  await expect(end).toHaveCount(0)
  await far.reload()
  await expect(far).toHaveURL(/\/login$/)

  await signIn(phone, family.email, PASSWORD)
  await press(sessions.getByRole('button', { name: t.sessions.endAll }))
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await expectSound(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(sessions.getByRole('button', { name: t.sessions.endAll })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: t.sessions.endAll }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect((await phone.request.get('/api/v1/auth/me')).status()).toBe(401)
  await phone.close()
  await family.leave()
})

test('the personal data export downloads a zip, and shows a failure that can be retried', async ({
  browser,
}) => {
  const family = await open(browser)
  const { page } = family
  const copy = region(page, t.ownData.copyTitle)
  const button = copy.getByRole('button', { name: t.ownData.copy })
  const json = { success: false, error: { code: 'unauthenticated', message: t.errors.unauthenticated } }
  await page.route('**/export', (route) => route.fulfill({ status: 401, json }), { times: 1 })
  await press(button)
  await expect(copy.getByRole('alert')).toHaveText(t.ownData.copyFailed + t.errors.unauthenticated)
  await page.route('**/export', (route) => route.abort('connectionreset'), { times: 1 })
  await button.click()
  await expect(copy.getByRole('alert')).toContainText(t.errors.network)
  let release: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(
    '**/export',
    async (route) => {
      await gate
      await route.continue()
    },
    { times: 1 },
  )
  const downloading = page.waitForEvent('download')
  await button.click()
  await expect(copy.getByRole('status')).toHaveText(t.ownData.copyWorking)
  await expect(button).toHaveAttribute('aria-busy', 'true')
  release()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('brota.zip')
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  const bytes = Buffer.concat(chunks)
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  expect(bytes.includes('brota.json')).toBe(true)
  await family.leave()
})

/** As with a session older than 15 minutes. */
async function askToConfirm(page: Page, address: string | RegExp): Promise<void> {
  const error = { code: 'confirm_password', message: t.errors.confirm_password }
  await page.route(address, (route) => route.fulfill({ status: 403, json: { success: false, error } }), {
    times: 1,
  })
}

test('the data export of an older session asks for the password, then continues', async ({ browser }) => {
  const family = await open(browser)
  const { page } = family
  await askToConfirm(page, '**/export')
  const button = region(page, t.ownData.copyTitle).getByRole('button', { name: t.ownData.copy })
  await press(button)
  const dialog = page.getByRole('dialog', { name: t.ownData.copyConfirmTitle })
  await expect(dialog).toBeVisible()
  await expectSound(page)
  const password = dialog.getByLabel(t.ownData.password, { exact: true })
  await password.fill('not it')
  await dialog.getByRole('button', { name: t.ownData.copyConfirm }).click()
  await expect(dialog.getByText(t.errors.password_wrong)).toBeVisible()
  await password.fill(PASSWORD)
  const downloading = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await downloading).suggestedFilename()).toBe('brota.zip')
  await expect(dialog).toBeHidden()
  await family.leave()
})

test('a logout link on another site signs out only after confirmation', async ({ browser, baseURL }) => {
  const family = await open(browser)
  const { page } = family
  await page.goto(`data:text/html,<a href="${baseURL}/logout">A prize</a>`)
  await page.getByRole('link').click()
  await expect(page.getByText(t.logout.ask)).toBeVisible()
  await expectSound(page)
  expect((await page.request.get('/api/v1/auth/me')).status()).toBe(200)
  await press(page.getByRole('button', { name: t.logout.title }))
  await expect(page).toHaveURL(/\/login$/)
  expect((await page.request.get('/api/v1/auth/me')).status()).toBe(401)
  await family.leave()
})

test('an older session deletes the account with the password already entered in the dialog', async ({
  browser,
}) => {
  const family = await open(browser)
  const { page } = family
  await press(page.getByRole('button', { name: t.ownData.erase }))
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t.ownData.password, { exact: true }).fill(PASSWORD)
  await askToConfirm(page, /\/user\/[^/?]+$/)
  await dialog.getByRole('button', { name: t.ownData.eraseNow }).click()
  await expect(page).toHaveURL(/\/login\?notice=goodbye$/)
  await family.leave()
})

test('the last adult deletes account and family after entering the correct password', async ({ browser }) => {
  const family = await open(browser)
  const { page } = family
  const opener = page.getByRole('button', { name: t.ownData.erase })
  await press(opener)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(filled(t.ownData.goesFamilyTitle, { family: family.name }))
  await expectSound(page)
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  const password = dialog.getByLabel(t.ownData.password, { exact: true })
  const erase = dialog.getByRole('button', { name: t.ownData.eraseNow })
  await press(erase)
  await expect(dialog.getByText(t.errors.required)).toBeVisible()
  await password.fill('not it')
  await erase.click()
  await expect(dialog.getByText(t.errors.password_wrong)).toBeVisible()
  await expect(password).toBeFocused()
  await password.fill(PASSWORD)
  await page.route(/\/user\/[^/?]+$/, (route) => route.abort('connectionreset'), { times: 1 })
  await erase.click()
  await expect(dialog.getByText(t.errors.network)).toBeVisible()
  await expect(password).toHaveValue(PASSWORD)
  await erase.click()
  await expect(page).toHaveURL(/\/login\?notice=goodbye$/)
  await expect(page.getByText(t.login.goodbyeTitle)).toBeVisible()
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/login$/)
  const again = { email: family.email, password: PASSWORD }
  expect((await page.request.post('/api/v1/auth/login', { data: again })).status()).toBe(401)
  await family.leave()
})

test('deleting the account of an adult keeps a family that has another adult', async ({ browser }) => {
  const family = await open(browser)
  const rui = await secondAdult(browser, family, 'Rui Lobo')
  await rui.page.goto('/settings/privacy')
  await press(rui.page.getByRole('button', { name: t.ownData.erase }))
  const dialog = rui.page.getByRole('dialog')
  await expect(dialog).toContainText(filled(t.ownData.staysFamily, { family: family.name }))
  await expect(dialog).not.toContainText(filled(t.ownData.goesFamilyTitle, { family: family.name }))
  await dialog.getByLabel(t.ownData.password, { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: t.ownData.eraseNow }).click()
  await expect(rui.page.getByText(t.login.goodbyeTitle)).toBeVisible()
  expect((await family.call('GET', `/families/${family.id}`)).adults).toHaveLength(1)
  await rui.leave()
  await family.leave()
})
