import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { newFamily } from '../support/families'
import { expectSound, filled, freshEmail, PASSWORD, press, signIn, TEXTS, test } from '../support/journey'
import { mailedPath } from '../support/mailed-path'

const t = TEXTS.en
const words = t.userAdmin
const SAME = { 'sec-fetch-site': 'same-origin' }

test.use({ locale: 'en', viewport: { width: 1280, height: 900 } })

test.beforeEach(async ({ context, baseURL }) => {
  await signIn(context, 'admin@brota.example')
  await context.addCookies([{ name: 'brota_environment', value: 'admin', url: baseURL ?? '' }])
})

const rows = (page: Page) => page.getByRole('table', { name: words.table }).locator('tbody tr')
const names = (page: Page) => rows(page).getByRole('rowheader').getByRole('link')
const dialog = (page: Page) => page.getByRole('dialog')
const question = (page: Page) => page.getByRole('alertdialog')

async function choose(page: Page, name: string, action: string): Promise<void> {
  await press(page.getByRole('button', { name: filled(words.action.more, { name }) }))
  await page.getByRole('menuitem', { name: action }).click()
}

async function add(page: Page, name: string, email = freshEmail()): Promise<{ id: string; email: string }> {
  const made = await page.request.post('/api/v1/admin/users', { data: { name, email }, headers: SAME })
  expect(made.status()).toBe(201)
  return { id: (await made.json()).data.id, email }
}

test('a user is added, chooses a password, is edited, deactivated and reactivated', async ({
  page,
  browser,
}) => {
  test.slow()
  const email = freshEmail()
  await page.goto('/backoffice/users?new=1')
  const submit = dialog(page).getByRole('button', { name: words.add.submit })
  await press(submit)
  await expect(dialog(page).getByText(t.errors.required)).toHaveCount(2)
  await dialog(page).getByLabel(words.add.name).fill('Nina Prado')
  await dialog(page).getByLabel(words.add.email).fill('admin@brota.example')
  await submit.click()
  await expect(dialog(page).getByText(t.errors.email_taken)).toBeVisible()
  await expectSound(page)
  await dialog(page).getByLabel(words.add.email).fill(email)
  await submit.click()
  await expect(page.getByText(filled(words.add.done, { email }))).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await page.getByRole('searchbox').fill(email)
  await expect(names(page)).toHaveText(['Nina Prado'])
  await expect(rows(page).getByText(words.invited)).toBeVisible()
  await choose(page, 'Nina Prado', words.action.invite)
  await expect(page.getByText(filled(words.done.invite, { email }))).toBeVisible()

  const person = await browser.newContext({ locale: 'en' })
  const theirs = await person.newPage()
  await theirs.goto(await mailedPath(email, 'reset-password'))
  await theirs.getByLabel(t.recovery.resetPassword, { exact: true }).fill(PASSWORD)
  await press(theirs.getByRole('button', { name: t.recovery.resetSubmit }))
  await expect(theirs.getByText(t.recovery.resetDoneTitle)).toBeVisible()
  await signIn(person, email, PASSWORD)
  await theirs.goto('/settings')
  await expect(theirs).toHaveURL(/\/settings$/)

  await page.reload()
  await expect(rows(page).getByText(words.invited)).toBeHidden()
  const id = (await names(page).getAttribute('href'))?.split('/').at(-1)
  await press(page.getByRole('button', { name: filled(words.action.editNamed, { name: 'Nina Prado' }) }))
  const first = dialog(page).getByLabel(words.edit.firstName)
  await first.fill('Ninoca')
  const data = { familyName: 'Prado Reis' }
  await page.request.put(`/api/v1/admin/users/${id}`, { data, headers: SAME })
  await dialog(page).getByRole('button', { name: words.edit.submit }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('Nina Prado Reis')
  await expect(first).toHaveValue('Ninoca')
  await expectSound(page)
  await dialog(page).getByRole('button', { name: words.edit.submit }).click()
  await expect(names(page)).toHaveText(['Ninoca Prado Reis'])

  await choose(page, 'Ninoca Prado Reis', words.action.deactivate)
  await expect(question(page)).toContainText(`All sessions of ${email} end right away`)
  await page.route(/\/admin\/users\/[^/?]+$/, (route) => route.abort('connectionreset'), { times: 1 })
  await question(page).getByRole('button', { name: words.ask.deactivateConfirm }).click()
  await expect(page.getByText(t.errors.network)).toBeVisible()
  await question(page).getByRole('button', { name: words.ask.deactivateConfirm }).click()
  await expect(rows(page).getByRole('cell', { name: words.status.inactive })).toBeVisible()
  await theirs.goto('/settings')
  await expect(theirs).toHaveURL(/\/login$/)
  await choose(page, 'Ninoca Prado Reis', words.action.activate)
  await expect(rows(page).getByText(words.status.active, { exact: true })).toBeVisible()
  await signIn(person, email, PASSWORD)
  await person.close()
})

test('the list of users is searched, sorted, filtered and paged by its URL, and exported', async ({
  page,
}) => {
  const stamp = `Q${Date.now()}`
  for (let n = 0; n < 27; n += 1) await add(page, `Ágata${String(n).padStart(2, '0')} ${stamp}`)
  await page.goto('/backoffice/users')
  await expect(page.getByRole('table', { name: words.table })).toBeVisible()
  await expectSound(page)
  const box = page.getByRole('searchbox')
  await expect(async () => {
    await box.fill('')
    await box.pressSequentially(`agata ${stamp}`.slice(6))
    await expect(page).toHaveURL(new RegExp(`search=${stamp}$`), { timeout: 3_000 })
  }).toPass()
  await expect(page.getByText('27 users found')).toBeVisible()
  await expect(names(page).first()).toHaveText(`Ágata26 ${stamp}`)
  await page.getByRole('link', { name: words.column.name, exact: true }).click()
  await expect(page).toHaveURL(/sort=name&order=asc/)
  await expect(names(page).first()).toHaveText(`Ágata00 ${stamp}`)
  await page.getByRole('link', { name: words.column.name, exact: true }).click()
  await expect(page).toHaveURL(/sort=name&order=desc/)
  await expect(page.getByRole('columnheader', { name: words.column.name })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await expect(names(page).first()).toHaveText(`Ágata26 ${stamp}`)
  await page.getByRole('link', { name: t.backoffice.nextPage }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(names(page)).toHaveText([`Ágata01 ${stamp}`, `Ágata00 ${stamp}`])
  await page.goBack()
  await expect(names(page).first()).toHaveText(`Ágata26 ${stamp}`)
  await expect(box).toHaveValue(stamp)

  const download = page.waitForEvent('download')
  await press(page.getByRole('link', { name: words.export }))
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^brota-users-.*\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines).toHaveLength(28)
  expect(lines[1]).toContain(`Ágata26 ${stamp}`)
  await expect(page.getByText(words.exported)).toBeVisible()

  await page.getByLabel(words.filter.admin).selectOption('true')
  await expect(page.getByRole('heading', { name: words.emptyTitle })).toBeVisible()
  await expectSound(page)
  await page.getByRole('link', { name: words.filter.clear }).click()
  await expect(page).toHaveURL(/\/backoffice\/users$/)
})

test('the page of an account ends its sessions, changes administrator rights, and deletes it', async ({
  page,
  browser,
}) => {
  test.slow()
  const family = await newFamily(browser, { name: `Reis${Date.now()}` })
  const name = `Rosa ${family.name}`
  await page.goto(`/backoffice/users?search=${family.name}`)
  await names(page).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('region', { name: words.detail.familyTitle })).toContainText(family.name)
  await expect(page.getByRole('region', { name: words.detail.auditTitle })).toContainText('by this person')
  await expectSound(page)
  const sessions = page.getByRole('region', { name: words.detail.sessionsTitle })
  await press(sessions.getByRole('button', { name: /^End the session/ }))
  await expect(sessions.getByText(words.detail.sessionsNone)).toBeVisible()
  await family.page.goto('/my-activities')
  await expect(family.page).toHaveURL(/\/login$/)

  await choose(page, name, words.action.grant)
  await expectSound(page)
  await question(page).getByRole('button', { name: words.ask.grantConfirm }).click()
  await expect(page.getByText(filled(words.done.grant, { name }))).toBeVisible()
  await choose(page, name, words.action.revoke)
  await question(page).getByRole('button', { name: words.ask.revokeConfirm }).click()
  await expect(page.getByText(filled(words.done.revoke, { name }))).toBeVisible()

  await choose(page, name, words.action.delete)
  await expect(dialog(page)).toContainText(filled(words.delete.familyTitle, { family: family.name }))
  const erase = dialog(page).getByRole('button', { name: words.delete.submitFamily })
  await dialog(page).getByRole('textbox').fill('somebody@example.com')
  await erase.click()
  await expect(dialog(page).getByText(t.errors.email_of_account)).toBeVisible()
  await expectSound(page)
  const email =
    (await dialog(page)
      .getByText(/^e2e-.*@example\.com$/)
      .textContent()) ?? ''
  await dialog(page).getByRole('textbox').fill(email)
  const address = page.url()
  await erase.click()
  await expect(page.getByText(filled(words.done.delete, { name }))).toBeVisible()
  await expect(page).toHaveURL(/\/backoffice\/users$/)
  await page.goto(address)
  await expect(page.getByRole('heading', { name: words.detail.goneTitle })).toBeVisible()
  await family.leave()
})

test('administrators cannot remove their own access, and all actions work with the keyboard', async ({
  page,
}) => {
  await page.goto('/backoffice/users?search=admin%40brota.example')
  const more = page.getByRole('button', { name: /^More for/ })
  await expect(async () => {
    await more.press('ArrowDown')
    await expect(page.getByRole('menu')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  const items = page.getByRole('menuitem')
  await expect(items.first()).toBeFocused()
  await expect(items.first()).toHaveText(words.action.edit)
  for (const item of (await items.all()).slice(1)) {
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await expect(item).toContainText(words.action.notSelf)
  }
  await expectSound(page)
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
  const edit = page.getByRole('button', { name: /^Edit / })
  await edit.press('Enter')
  await expect(dialog(page)).toContainText(words.edit.selfHint)
  await expect(dialog(page).getByRole('combobox')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(edit).toBeFocused()
})

test('the session debug dialog shows and copies what the server sees, and retries after an error', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/backoffice/content')
  await page.route('**/debug/auth', (route) => route.abort('connectionreset'), { times: 1 })
  const button = page.getByRole('button', { name: t.debug.auth })
  await press(button)
  await expect(dialog(page).getByRole('alert')).toContainText(t.errors.network)
  await dialog(page).getByRole('button', { name: t.common.retry }).click()
  await expect(dialog(page)).toContainText(t.debug.field.userAgent)
  await expectSound(page)
  await dialog(page).getByRole('button', { name: t.debug.copy }).click()
  await expect(page.getByText(t.debug.copied, { exact: true })).toBeVisible()
  const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))
  expect(copied).toMatchObject({ authenticated: true })
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await press(page.getByRole('button', { name: t.debug.admin }))
  await expect(dialog(page)).toContainText(t.debug.field.isAdmin)
})
