import { expect } from '@playwright/test'
import { newFamily } from '../support/families'
import { expectSound, freshEmail, PASSWORD, press, TEXTS, test } from '../support/journey'

const t = TEXTS.en

test.use({ locale: 'en', viewport: { width: 360, height: 740 } })

test('the settings page links to language, profile and family, and changes the language', async ({
  browser,
}) => {
  const family = await newFamily(browser, { name: 'Lima' })
  const { page } = family
  await page.goto('/settings')
  const entry = (title: string) => page.getByRole('main').getByRole('link', { name: title })
  await expect(entry(t.settings.profile)).toHaveAttribute('href', '/profile')
  await expect(entry(t.settings.familyText)).toHaveAttribute('href', '/family-management')
  await expect(entry(t.settings.language)).toContainText('English')
  await expect(entry(t.settings.notifications)).toContainText(t.settings.notReminded)
  await expect(entry(t.settings.security)).toContainText(t.settings.twoStepsOff)
  await expectSound(page)
  await entry(t.settings.language).click()
  await expect(page).toHaveURL(/\/settings\/language$/)
  const portuguese = page.getByRole('button', { name: 'Português' })
  await expect(page.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true')
  await expectSound(page)
  await page.route(/\/user\/[^/?]+$/, (route) => route.abort('connectionreset'), { times: 1 })
  await press(portuguese)
  await expect(page.getByText(t.errors.network)).toBeVisible()
  await press(portuguese)
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  await expect(page.getByText(TEXTS['pt-BR'].language.changed)).toBeVisible()
  await expect(portuguese).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: TEXTS['pt-BR'].settings.back }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TEXTS['pt-BR'].settings.title)
  expect((await family.call('GET', '/auth/me')).language).toBe('pt-BR')
  await family.leave()
})

test('the user menu opens by keyboard and by touch, and changes the language', async ({ browser }) => {
  const family = await newFamily(browser, { name: 'Lima' })
  const { page } = family
  await page.goto('/family-management')
  const button = page.getByRole('button', { name: new RegExp(`^${t.shell.account}`) })
  const items = page.getByRole('menuitem')
  await expect(async () => {
    await button.press('Enter')
    await expect(page.getByRole('menu')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(items.first()).toBeFocused()
  await expectSound(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(items.first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: t.shell.signOut })).toBeFocused()
  await page.keyboard.press('Escape')
  await button.click()
  const portuguese = page.getByRole('menuitemradio', { name: 'Português (Brasil)' })
  await expect(portuguese).toHaveAttribute('aria-checked', 'false')
  await portuguese.click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  const account = page.getByRole('button', { name: new RegExp(`^${TEXTS['pt-BR'].shell.account}`) })
  const profile = page.getByRole('menuitem', { name: TEXTS['pt-BR'].shell.profile })
  // The page that arrives in the other language closes an open menu.
  await expect(async () => {
    if (await profile.isHidden()) await account.click()
    await expect(profile).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await profile.click()
  await expect(page).toHaveURL(/\/profile$/)
  await family.leave()
})

test('a user without a family can export the data and delete the account in settings', async ({ page }) => {
  const email = freshEmail()
  const data = { name: 'Nina Alves', email, password: PASSWORD, language: 'en' }
  expect((await page.request.post('/api/v1/auth/register', { data })).status()).toBe(201)
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/family-setup$/)
  await page.goto('/settings')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: t.settings.profileAloneText })).toHaveAttribute(
    'href',
    '/profile/edit',
  )
  await expect(main.getByText(t.sessions.current)).toBeVisible()
  await expectSound(page)
  const download = page.waitForEvent('download')
  await press(main.getByRole('button', { name: t.ownData.copy }))
  expect((await download).suggestedFilename()).toBe('brota.zip')
  await press(main.getByRole('button', { name: t.ownData.erase }))
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t.ownData.password, { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: t.ownData.eraseNow }).click()
  await expect(page.getByText(t.login.goodbyeTitle)).toBeVisible()
  const attempt = await page.request.post('/api/v1/auth/login', { data: { email, password: PASSWORD } })
  expect(attempt.status()).toBe(401)
})

test('the profile form validates, keeps its input after an error or language change, and saves', async ({
  page,
}) => {
  const data = { name: 'Nina', email: freshEmail(), password: PASSWORD, language: 'en' }
  expect((await page.request.post('/api/v1/auth/register', { data })).status()).toBe(201)
  await page.goto('/profile/edit')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.profileEdit.title)
  const surname = page.getByLabel(t.profileEdit.familyName)
  const submit = page.getByRole('button', { name: t.profileEdit.submit })
  await press(submit)
  await expect(surname).toBeFocused()
  const missing = page.getByText(t.errors.required)
  await expect(missing).toBeVisible()
  await surname.fill('Alves')
  // The button moves up when the error goes.
  await expect(missing).toHaveCount(0)
  await page.route(/\/user\/[^/?]+$/, (route) => route.abort('connectionreset'), { times: 1 })
  await submit.click()
  await expect(page.getByText(t.errors.network)).toBeVisible()
  await expect(surname).toHaveValue('Alves')
  await expect(page.getByRole('button', { name: t.avatar.add })).toBeVisible()
  await expectSound(page)
  // The form keeps its input, and does not revert the language.
  await press(page.getByRole('button', { name: 'Português' }))
  const pt = TEXTS['pt-BR'].profileEdit
  await expect(page.getByLabel(pt.familyName)).toHaveValue('Alves')
  await expect(page.getByRole('combobox', { name: pt.language })).toHaveValue('pt-BR')
  await press(page.getByRole('button', { name: pt.submit }))
  await expect(page.getByText(pt.saved)).toBeVisible()
  const me = (await (await page.request.get('/api/v1/auth/me')).json()).data
  expect(me).toMatchObject({ familyName: 'Alves', language: 'pt-BR' })
})
