import { type Browser, expect, type Page } from '@playwright/test'
import { newFamily } from '../support/families'
import { expectSound, filled, freshEmail, PASSWORD, press, signIn, TEXTS, test } from '../support/journey'
import { mailedPath } from '../support/mailed-path'
import { picture } from '../support/pictures'

const t = TEXTS.en

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function open(browser: Browser, language: 'en' | 'pt-BR' = 'en') {
  const family = await newFamily(browser, { name: 'Família Prado', language })
  await family.page.goto('/profile')
  return family
}

for (const language of ['en', 'pt-BR'] as const) {
  test(`the profile, security and privacy pages show the data of the account: ${language}`, async ({
    browser,
  }) => {
    const words = TEXTS[language]
    const family = await open(browser, language)
    const { page } = family
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rosa Família Prado')
    await expect(page.getByRole('link', { name: words.profile.incompleteKids })).toBeVisible()
    await expect(region(page, words.profile.accessTitle)).toContainText(words.profile.emailUnverified)
    await expectSound(page)
    await press(page.getByRole('main').getByRole('link', { name: words.settings.security }))
    await expect(region(page, words.sessions.title)).toContainText(words.sessions.current)
    await expectSound(page)
    await page.goto('/profile')
    await press(page.getByRole('main').getByRole('link', { name: words.settings.privacy }))
    const consent = region(page, words.consent.title)
    await expect(consent).toContainText(filled(words.consent.version, { version: '2026-11' }))
    await expect(consent).toContainText(words.consent.byForm)
    await expect(consent).toContainText(words.consent.withdraw)
    await expect(region(page, words.ownData.eraseTitle)).toContainText(family.name)
    await expectSound(page)
    await family.leave()
  })
}

test('the visibility table follows the saved settings, and a failed save changes nothing', async ({
  browser,
}) => {
  const family = await open(browser)
  const { page } = family
  await page.goto('/settings/privacy')
  const row = (subject: string) => page.getByRole('row').filter({ hasText: subject })
  const readAudiences = async (subject: string) =>
    (await row(subject).getByRole('cell').allInnerTexts()).map(first)
  const first = (text: string) => text.trim().split(/\s/)[0]
  await expect(row(t.profile.subject.posts)).toBeVisible()
  expect(await readAudiences(t.profile.subject.posts)).toEqual(['Yes', 'No', 'No'])
  expect(await readAudiences(t.profile.subject.person)).toEqual(['Yes', 'Yes', 'Yes'])
  const privacy = region(page, t.privacySettings.audience)
  await privacy.getByText(t.privacySettings.choice.followers).click()
  await page.route('**/privacy', (route) => route.abort('connectionreset'), { times: 1 })
  const save = privacy.getByRole('button', { name: t.privacySettings.save })
  await press(save)
  await expect(privacy.getByText(t.errors.network)).toBeVisible()
  expect(await readAudiences(t.profile.subject.posts)).toEqual(['Yes', 'No', 'No'])
  await save.click()
  await expect.poll(() => readAudiences(t.profile.subject.posts)).toEqual(['Yes', 'Yes', 'No'])
  expect(await readAudiences(t.profile.subject.childPhotos)).toEqual(['Yes', 'No', 'No'])
  await family.leave()
})

test('a profile picture is added, replaced and removed', async ({ browser }) => {
  const family = await open(browser)
  const { page } = family
  const choose = async (buffer: Buffer, mimeType = 'image/png') =>
    page.locator('header input[type=file]').setInputFiles({ name: 'me.png', mimeType, buffer })
  const shown = page.locator('main img[src*="/photos/"]')
  await expect(page.getByRole('button', { name: t.avatar.add })).toBeEnabled()
  await choose(Buffer.from('just text'), 'text/plain')
  await expect(page.getByText(t.errors.photo_not_accepted)).toBeVisible()
  await page.route('**/api/v1/photos', (route) => route.abort('connectionreset'), { times: 1 })
  await choose(await picture('png', 200))
  await expect(page.getByText(t.errors.network)).toBeVisible()
  await choose(await picture('png', 200))
  await expect(page.getByText(t.avatar.saved)).toBeVisible()
  await expect(shown).toBeVisible()
  const before = await shown.getAttribute('src')
  await choose(await picture('jpeg', 300), 'image/jpeg')
  await expect(shown).not.toHaveAttribute('src', before ?? '')
  await press(page.getByRole('button', { name: t.avatar.remove }))
  await expect(page.getByText(t.avatar.removed)).toBeVisible()
  await expect(shown).toHaveCount(0)
  await expectSound(page)
  await family.leave()
})

test('a new e-mail address becomes active once its link is confirmed', async ({ browser }) => {
  const family = await open(browser)
  const { page } = family
  const access = region(page, t.profile.accessTitle)
  const opener = access.getByRole('button', { name: t.access.changeEmail })
  await press(opener)
  const dialog = page.getByRole('dialog')
  const email = freshEmail()
  await dialog.getByLabel(t.access.newEmail).fill(email)
  await dialog.getByLabel(t.access.password, { exact: true }).fill('not it')
  await expectSound(page)
  const send = dialog.getByRole('button', { name: t.access.sendLink })
  await send.click()
  await expect(dialog.getByText(t.errors.password_wrong)).toBeVisible()
  await expect(dialog.getByLabel(t.access.password, { exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: t.common.unsaved.keep }).click()
  await expect(dialog.getByLabel(t.access.newEmail)).toHaveValue(email)
  await dialog.getByLabel(t.access.password, { exact: true }).fill(PASSWORD)
  await page.route('**/auth/email', (route) => route.abort('connectionreset'), { times: 1 })
  await send.click()
  await expect(dialog.getByText(t.errors.network)).toBeVisible()
  await send.click()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(access).toContainText(filled(t.profile.emailWaits, { email }))
  await page.goto(await mailedPath(email, 'verify-email'))
  await press(page.getByRole('button', { name: t.recovery.verifyConfirm }))
  await expect(page.getByText(t.recovery.verifyDone)).toBeVisible()
  await page.goto('/profile')
  await expect(access).toContainText(t.profile.emailVerified)
  await expect(access.getByText(email, { exact: true })).toBeVisible()
  await family.leave()
})

test('changing the password ends all other sessions of the account', async ({ browser }) => {
  const family = await open(browser)
  const { page } = family
  const { email } = await family.call('GET', '/auth/me')
  const phone = await browser.newContext({ locale: 'en' })
  await signIn(phone, email, PASSWORD)
  await press(page.getByRole('button', { name: t.access.changePassword }))
  const dialog = page.getByRole('dialog')
  const field = (label: string) => dialog.getByLabel(label, { exact: true })
  const save = dialog.getByRole('button', { name: t.access.savePassword })
  await save.click()
  await expect(field(t.access.password)).toBeFocused()
  await field(t.access.password).fill(PASSWORD)
  await field(t.access.newPassword).fill('short')
  await save.click()
  await expect(field(t.access.newPassword)).toBeFocused()
  await field(t.access.newPassword).fill('battery staple')
  await save.click()
  await expect(page.getByText(t.access.passwordChanged)).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(/\/profile$/)
  expect((await phone.request.get('/api/v1/auth/me')).status()).toBe(401)
  await signIn(phone, email, 'battery staple')
  await phone.close()
  await family.leave()
})
