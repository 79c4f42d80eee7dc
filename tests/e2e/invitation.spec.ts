import { type Browser, expect, type Page } from '@playwright/test'
import { newFamily } from '../support/families'
import {
  expectSound,
  filled,
  freshEmail,
  PASSWORD,
  press,
  signIn,
  TEXTS,
  test,
  watchErrors,
} from '../support/journey'
import { mailedPath } from '../support/mailed-path'

const t = TEXTS.en

test.use({ locale: 'en', viewport: { width: 360, height: 740 } })

async function invited(browser: Browser, email: string) {
  const family = await newFamily(browser, { name: 'Família Prado' })
  await family.call('POST', `/families/${family.id}/adults`, { email })
  return { family, path: await mailedPath(email, 'u') }
}

async function account(page: Page, email = freshEmail()): Promise<string> {
  const data = { name: 'Caio Reis', email, password: PASSWORD, language: 'en' }
  expect((await page.request.post('/api/v1/auth/register', { data })).status()).toBe(201)
  return email
}

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('an invitation opens a registration with its address filled in, and leads into the family', async ({
  page,
  browser,
}) => {
  const email = freshEmail()
  const { family, path } = await invited(browser, email)
  await page.goto(path)
  await expect(page).toHaveURL(/\/login\?/)
  await expect(title(page)).toHaveText('Rosa invited you to join Família Prado')
  await expect(page.getByText(t.login.completeText)).toBeVisible()
  const address = page.getByLabel(t.subscribe.email)
  await expect(address).toHaveValue(email)
  await expect(address).toHaveAttribute('readonly', '')
  await expectSound(page)
  await press(page.getByRole('button', { name: t.login.back }))
  await expect(page.getByRole('button', { name: t.login.google })).toBeVisible()
  await press(page.getByRole('button', { name: t.login.withEmail }))
  await page.getByLabel(t.subscribe.name).fill('Caio Reis')
  await page.getByLabel(t.subscribe.password, { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await press(page.getByRole('button', { name: t.subscribe.submit }))
  await expect(page).toHaveURL(/\/profile\/edit$/)
  await expect(title(page)).toHaveText(t.profileEdit.title)
  await page.goto('/family-management')
  await expect(title(page)).toHaveText(family.name)
  await family.leave()
})

test('an invitation lets a signed-in user join, also on a retry after a network error', async ({
  page,
  browser,
}) => {
  const email = await account(page)
  const { family, path } = await invited(browser, email)
  await page.goto(path)
  await expect(title(page)).toHaveText(filled(t.invited.mineTitle, { inviter: 'Rosa' }))
  await expect(page.getByText(filled(t.invited.mineText, { family: family.name, email }))).toBeVisible()
  await expectSound(page)
  await page.route('**/accept', (route) => route.abort('connectionreset'), { times: 1 })
  const join = page.getByRole('button', { name: t.invited.join })
  await press(join)
  await expect(page.getByText(t.errors.network)).toBeVisible()
  await press(join)
  await expect(page).toHaveURL(/\/profile\/edit$/)
  await page.goto('/my-activities')
  await expect(page).toHaveURL(/\/my-activities$/)
  await family.leave()
})

test('an invitation for another account shows both addresses, and continues after signing out', async ({
  page,
  browser,
}) => {
  const email = freshEmail()
  const { family, path } = await invited(browser, email)
  const own = await account(page)
  await page.goto(path)
  await expect(title(page)).toHaveText(t.invited.otherTitle)
  await expect(page.getByText(filled(t.invited.otherText, { email, own }))).toBeVisible()
  await expect(page.getByText(family.name)).toHaveCount(0)
  await expectSound(page)
  await page.getByRole('link', { name: t.invited.otherSignOut }).click()
  await expect(page.getByText(t.login.completeText)).toBeVisible()
  await expect(page.getByLabel(t.subscribe.email)).toHaveValue(email)
  await family.leave()
})

test('an invitation changes nothing for a user with a family, and explains it', async ({ page, browser }) => {
  const other = await newFamily(browser, { name: 'Família Dias' })
  const { email } = await other.call('GET', '/auth/me')
  await signIn(page.context(), email, PASSWORD)
  // This user got a mail before; with a family it has no link.
  const family = await newFamily(browser, { name: 'Família Prado' })
  await other.call('POST', `/families/${other.id}/leave`, { deleteFamily: true })
  await family.call('POST', `/families/${family.id}/adults`, { email })
  const path = await mailedPath(email, 'u')
  await other.call('POST', '/families/create', { name: 'Família Dias' })
  await page.goto(path)
  await expect(title(page)).toHaveText(t.invited.busyTitle)
  await expect(page.getByText(filled(t.invited.busyText, { family: family.name }))).toBeVisible()
  await expectSound(page)
  await page.getByRole('link', { name: t.invited.stay }).click()
  await expect(page).toHaveURL(/\/my-activities$/)
  await family.leave()
  await other.leave()
})

for (const language of ['en', 'pt-BR'] as const) {
  test(`an unknown invitation shows an error and redirects to the registration: ${language}`, async ({
    browser,
  }) => {
    const words = TEXTS[language]
    const context = await browser.newContext({ locale: language, viewport: { width: 360, height: 740 } })
    const errors = watchErrors(context)
    const page = await context.newPage()
    await page.clock.install()
    await page.goto('/u/7b0e1a04-1c7d-4f0b-9b5e-3a1f6f3c2d11')
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText(words.invited.lostText)
    // The screen reader announces only the start of the countdown.
    await expect(alert).toContainText(filled(words.invited.lostNext, { seconds: '5' }))
    await expect(page.getByRole('link', { name: words.invited.lostGo })).toHaveAttribute(
      'href',
      /\/subscribe\?from=invitation$/,
    )
    await page.clock.runFor(2_000)
    await expect(page.locator('[aria-hidden]').getByText('3', { exact: true })).toBeVisible()
    await page.clock.runFor(3_500)
    await expect(page).toHaveURL(/\/subscribe\?from=invitation$/)
    await expect(title(page)).toHaveText(words.subscribe.heading)
    await expect(page.getByText(words.subscribe.invitationFailed)).toBeVisible()
    await context.close()
    expect(errors).toEqual([])
  })
}
