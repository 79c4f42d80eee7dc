import { expect, type Page } from '@playwright/test'
import { newAccount, newFamily } from '../support/families'
import { expectSound, filled, press, TEXTS, test } from '../support/journey'
import { ownTest } from '../support/own-product'
import { picture } from '../support/pictures'

const t = TEXTS.en
const words = t.family

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

for (const language of ['en', 'pt-BR'] as const) {
  test(`the family page of a new family is accessible and does not scroll sideways, in ${language}`, async ({
    browser,
  }) => {
    const family = await newFamily(browser, { name: 'Reis e Albuquerque dos Santos', language })
    const { page } = family
    await page.goto('/family-management')
    const t = TEXTS[language].family
    await expect(heading(page)).toHaveText('Reis e Albuquerque dos Santos')
    await expect(page.getByRole('heading', { name: t.kidsNoneTitle })).toBeVisible()
    await expect(page.getByText(t.leave.textLast)).toBeVisible()
    await expectSound(page)
    await family.leave()
  })
}

test('the garden reaches both edges of a wide page', async ({ browser }) => {
  const family = await newFamily(browser, { name: 'Reis' })
  const { page } = family
  await page.setViewportSize({ width: 1920, height: 1000 })
  await page.goto('/family-management')
  const header = page
    .getByRole('main')
    .locator('header')
    .filter({ has: heading(page) })
  const frame = await header.boundingBox()
  const sky = await header.locator('svg rect').first().boundingBox()
  if (!frame || !sky) throw new Error('There is no garden')
  expect(sky.x).toBeLessThanOrEqual(frame.x)
  expect(sky.x + sky.width).toBeGreaterThanOrEqual(frame.x + frame.width)
  await family.leave()
})

test('the family name is edited inline with the keyboard alone', async ({ browser }) => {
  const family = await newFamily(browser, { name: 'Reis' })
  const { page } = family
  let calls = 0
  page.on('request', (request) => {
    if (request.method() === 'PUT') calls += 1
  })
  await page.goto('/family-management')
  const pencil = button(page, words.rename)
  const field = page.getByLabel(words.name)
  await press(pencil)
  await expect(field).toBeFocused()
  await expectSound(page)
  await page.keyboard.press('Enter')
  await expect(field).toBeHidden()
  await expect(pencil).toBeFocused()
  await page.keyboard.press('Enter')
  await field.fill('Nobody')
  await page.keyboard.press('Escape')
  await expect(heading(page)).toHaveText('Reis')
  await expect(pencil).toBeFocused()
  await page.keyboard.press('Enter')
  await field.fill('   ')
  await page.keyboard.press('Enter')
  await expect(page.getByText(t.errors.family_setup_error_empty_family_name)).toBeVisible()
  await expect(field).toBeFocused()
  expect(calls).toBe(0)
  await field.fill('  Reis Costa ')
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.renamed)).toBeVisible()
  await expect(heading(page)).toHaveText('Reis Costa')
  await expect(pencil).toBeFocused()
  expect(calls).toBe(1)
  await family.leave()
})

test('a family name that cannot be saved stays in the field', async ({ browser }) => {
  const family = await newFamily(browser, { name: 'Reis' })
  const { page } = family
  await page.goto('/family-management')
  await press(button(page, words.rename))
  const field = page.getByLabel(words.name)
  await page.route(/\/families\/[^/?]+\/name$/, (route) => route.abort('connectionreset'), { times: 1 })
  await field.fill('Costa')
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.failed.rename)).toBeVisible()
  await expect(field).toHaveValue('Costa')
  await button(page, t.common.save).click()
  await expect(heading(page)).toHaveText('Costa')
  await family.leave()
})

test('a family picture is validated, saved after a retry without a second upload, and removed', async ({
  browser,
}) => {
  const family = await newFamily(browser, { name: 'Reis' })
  const { page } = family
  let uploads = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/photos')) uploads += 1
  })
  await page.goto('/family-management')
  const change = button(page, words.picture.change)
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: t.common.save })
  const choose = async (mimeType: string, buffer: Buffer) =>
    dialog.locator('input[name=photo]').setInputFiles({ name: 'crest', mimeType, buffer })
  const shown = change.locator('img')
  await press(change)
  await save.click()
  await expect(dialog.getByText(t.errors.photo_missing)).toBeVisible()
  await choose('text/plain', Buffer.from('no picture'))
  await expect(dialog.getByText(t.errors.photo_not_accepted)).toBeVisible()
  await choose('image/png', await picture('png', 200))
  await expectSound(page)
  // The upload succeeds, saving fails: the retry uses the uploaded photo.
  await page.route(/\/api\/v1\/families\/[\w-]+$/, (route) => route.abort('connectionreset'), { times: 1 })
  await save.click()
  await expect(page.getByText(words.failed.picture)).toBeVisible()
  await save.click()
  await expect(page.getByText(words.picture.saved)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(change).toBeFocused()
  await expect(shown).toBeVisible()
  expect(uploads).toBe(1)
  await change.click()
  await dialog.getByRole('button', { name: words.picture.remove }).click()
  await expect(page.getByText(words.picture.removed)).toBeVisible()
  await expect(shown).toBeHidden()
  await family.leave()
})

test('the join code is copied, shared and renewed', async ({ browser }) => {
  const family = await newFamily(browser, { name: 'Reis' })
  const { page, context, call, id } = family
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { uniqueCode } = await call('GET', `/families/${id}`)
  await page.goto('/family-management')
  await expect(page.getByText(/^Valid until \d\d\/\d\d\/\d{4}$/)).toBeVisible()
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await press(button(page, words.copy))
  await expect(page.getByText(words.copied)).toBeVisible()
  expect(await clipboard()).toBe(uniqueCode)
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await button(page, words.share).click()
  await expect(page.getByText(words.shareCopied)).toBeVisible()
  expect(await clipboard()).toContain(`Reis. The code is ${uniqueCode}: http`)
  await page.evaluate(() => {
    Object.assign(navigator, { share: async (data: object) => Object.assign(window, { handedOn: data }) })
  })
  await button(page, words.share).click()
  const handedOn = () => page.evaluate(() => (window as never as { handedOn?: { text: string } }).handedOn)
  await expect.poll(async () => (await handedOn())?.text).toContain(uniqueCode)

  const renew = button(page, words.renew)
  const question = page.getByRole('alertdialog')
  await renew.click()
  await expect(question).toContainText(uniqueCode)
  await question.getByRole('button', { name: t.common.cancel }).click()
  await expect(renew).toBeFocused()
  await renew.click()
  await question.getByRole('button', { name: words.renewConfirm }).click()
  await expect(page.getByText(words.renewed)).toBeVisible()
  await expect(page.getByText(uniqueCode.slice(0, 4), { exact: true })).toBeHidden()
  const now = (await call('GET', `/families/${id}`)).uniqueCode
  expect(now).not.toBe(uniqueCode)
  await expect(page.getByText(now.slice(0, 4), { exact: true })).toBeVisible()
  await family.leave()
})

ownTest('an expired join code is refused until an adult renews it', async ({ browser, product }) => {
  const family = await newFamily(browser, { name: 'Reis' })
  const { page, id, call } = family
  const { uniqueCode } = await call('GET', `/families/${id}`)
  await product.query(
    `UPDATE families SET join_code_expires_at = now() - interval '1 minute' WHERE id = $1`,
    [id],
  )

  const guest = await newAccount(browser, { name: 'Rui Reis' })
  await guest.page.goto('/family-setup')
  await press(guest.page.getByRole('button', { name: t.familySetup.join }))
  const code = guest.page.getByLabel(t.familySetup.joinCode)
  const join = guest.page.getByRole('button', { name: t.familySetup.joinSubmit })
  await code.fill(uniqueCode)
  await press(join)
  await expect(guest.page.getByText(t.familySetup.joinUnknown)).toBeVisible()

  await page.goto('/family-management')
  const card = page.getByRole('region', { name: words.code })
  await expect(card).toContainText(words.codeExpired)
  await expect(card).not.toContainText(uniqueCode.slice(0, 4))
  await expectSound(page)
  await press(button(page, words.renewConfirm))
  await expect(page.getByText(words.renewed)).toBeVisible()
  await expect(card).not.toContainText(words.codeExpired)
  const { uniqueCode: renewed } = await call('GET', `/families/${id}`)
  expect(renewed).not.toBe(uniqueCode)
  await expect(card).toContainText(renewed.slice(0, 4))

  await code.fill(renewed)
  await join.click()
  await expect(guest.page).toHaveURL(/\/my-activities$/)
  await guest.leave()
  await family.leave()
})

test('kids are added, edited and removed, and errors keep the input', async ({ browser }) => {
  const family = await newFamily(browser, { name: 'Reis' })
  const { page } = family
  await page.goto('/family-management')
  const add = button(page, words.add)
  const dialog = page.getByRole('dialog')
  const [name, born] = [dialog.getByLabel(words.kidName), dialog.getByLabel(words.birthDate)]
  const save = dialog.getByRole('button', { name: t.common.save })
  await press(add)
  await save.click()
  await expect(dialog.getByText(t.errors.required)).toHaveCount(2)
  await name.fill('Bia')
  await born.fill('2999-01-01')
  await save.click()
  await expect(dialog.getByText(t.errors.birth_date_future)).toBeVisible()
  await born.fill('1990-01-01')
  await save.click()
  await expect(dialog.getByText(t.errors.birth_date_too_old)).toBeVisible()
  await born.fill('2019-03-08')
  await page.route('**/kids', (route) => route.abort('connectionreset'), { times: 1 })
  await save.click()
  await expect(page.getByText(words.failed.addKid)).toBeVisible()
  await expect(name).toHaveValue('Bia')
  await save.click()
  await expect(page.getByText(words.added)).toBeVisible()
  await expect(page.getByText('08/03/2019')).toBeVisible()

  const edit = button(page, filled(words.editKid, { name: 'Bia' }))
  await edit.click()
  await name.fill('Beatriz')
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.updated)).toBeVisible()
  await expectSound(page)

  await button(page, filled(words.editKid, { name: 'Beatriz' })).click()
  await dialog.getByRole('button', { name: filled(words.removeKid, { name: 'Beatriz' }) }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: words.remove }).click()
  await expect(page.getByText(words.removed)).toBeVisible()
  await expect(page.getByRole('heading', { name: words.kidsNoneTitle })).toBeVisible()
  await expect(add).toBeFocused()
  await family.leave()
})
