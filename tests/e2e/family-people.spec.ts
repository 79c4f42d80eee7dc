import { expect, type Page } from '@playwright/test'
import { newFamily } from '../support/families'
import { expectSound, filled, freshEmail, PASSWORD, press, TEXTS, test } from '../support/journey'
import { secondAdult } from '../support/second-adult'

const t = TEXTS.en
const words = t.family

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const question = (page: Page) => page.getByRole('alertdialog')
const adults = (page: Page) => page.getByRole('region', { name: words.adults })

test('an invitation of an adult is sent, sent again, and withdrawn', async ({ browser }) => {
  const family = await newFamily(browser, { name: 'Reis' })
  const { page } = family
  const email = freshEmail()
  await page.goto('/family-management')
  const invite = button(page, words.invite)
  await press(invite)
  const dialog = page.getByRole('dialog')
  const field = dialog.getByLabel(words.email)
  const send = dialog.getByRole('button', { name: words.sendInvitation })
  await send.click()
  await expect(dialog.getByText(t.errors.required)).toBeVisible()
  await field.fill('nonsense')
  await send.click()
  await expect(dialog.getByText(t.errors.email)).toBeVisible()
  await expectSound(page)
  await page.keyboard.press('Escape')
  await question(page).getByRole('button', { name: t.common.unsaved.keep }).click()
  await field.fill(email)
  await page.route('**/adults', (route) => route.abort('connectionreset'), { times: 1 })
  await send.click()
  await expect(page.getByText(words.failed.invite)).toBeVisible()
  await expect(field).toHaveValue(email)
  await send.click()
  await expect(page.getByText(words.invited)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(invite).toBeFocused()
  await expect(adults(page).getByText(email)).toBeVisible()
  await expectSound(page)

  await expect(page.getByText(words.invited)).toBeHidden()
  await button(page, filled(words.resendTo, { email })).click()
  await expect(page.getByText(words.invited)).toBeVisible()
  await button(page, filled(words.withdrawFrom, { email })).click()
  await question(page).getByRole('button', { name: words.withdraw }).click()
  await expect(page.getByText(words.withdrawn)).toBeVisible()
  await expect(adults(page).getByText(email)).toBeHidden()
  await expect(invite).toBeFocused()
  await family.leave()
})

test('an invitation disappears once the invited adult joins with the code', async ({ browser }) => {
  const family = await newFamily(browser, { name: 'Reis' })
  const { page, context, call, id } = family
  const email = freshEmail()
  await call('POST', `/families/${id}/adults`, { email })
  await page.goto('/family-management')
  await expect(page.getByText(words.waiting)).toBeVisible()
  const { uniqueCode } = await call('GET', `/families/${id}`)
  const other = await browser.newContext()
  const post = (path: string, data: object) =>
    other.request.post(`/api/v1${path}`, { data, headers: { 'sec-fetch-site': 'same-origin' } })
  await post('/auth/register', { name: 'Eva Reis', email, password: PASSWORD })
  expect((await post('/families/join', { uniqueCode })).status()).toBe(200)
  await other.close()
  await page.reload()
  await expect(page.getByText(words.waiting)).toBeHidden()
  await expect(adults(page).getByRole('listitem')).toHaveCount(2)
  await expect(page.getByText(/^Eva Reis joined on \d\d\/\d\d\/\d{4} with the code$/)).toBeVisible()
  expect(await context.pages()).toHaveLength(1)
  await family.leave()
})

test('removing an adult renews the join code and ends their access', async ({ browser }) => {
  const family = await newFamily(browser, { name: 'Reis' })
  const rui = await secondAdult(browser, family, 'Rui Reis')
  const { page, call, id } = family
  const readCode = async () => (await call('GET', `/families/${id}`)).uniqueCode
  const known = await readCode()
  await page.goto('/family-management')
  await press(button(page, filled(words.removeKid, { name: 'Rui Reis' })))
  await expect(question(page)).toContainText('Rui Reis stops seeing')
  await expect(question(page)).toContainText('Your join code changes')
  await expectSound(page)
  await question(page).getByRole('button', { name: words.remove }).click()
  await expect(page.getByText(words.memberRemoved)).toBeVisible()
  await expect(adults(page).getByRole('listitem')).toHaveCount(1)
  await expect(button(page, words.invite)).toBeFocused()
  const renewed = await readCode()
  expect(renewed).not.toBe(known)
  await expect(page.getByText(renewed.slice(0, 4), { exact: true })).toBeVisible()
  await rui.page.goto('/family-management')
  await expect(rui.page).toHaveURL(/\/family-setup$/)
  await rui.page.getByRole('button', { name: t.familySetup.join }).click()
  await rui.page.getByLabel(t.familySetup.joinCode).fill(renewed)
  await rui.page.getByRole('button', { name: t.familySetup.joinSubmit }).click()
  await expect(rui.page.getByText(t.familySetup.joinUnknown)).toBeVisible()
  await rui.leave()
  await family.leave()
})

test('a second adult sees that the founder cannot be removed, and can leave', async ({ browser }) => {
  const family = await newFamily(browser, { name: 'Reis' })
  const rui = await secondAdult(browser, family, 'Rui Reis')
  const { page } = rui
  await page.goto('/family-management')
  await expect(adults(page).getByText(words.founderStays)).toBeVisible()
  await expect(button(page, filled(words.removeKid, { name: 'Rosa Reis' }))).toHaveCount(0)
  await expect(page.getByText(words.leave.text)).toBeVisible()
  await expect(page.getByText(/joined on .* with the code$/i)).toHaveCount(1)
  await expectSound(page)

  await press(button(page, words.leave.button))
  await page.route('**/leave', (route) => route.abort('connectionreset'), { times: 1 })
  await question(page).getByRole('button', { name: words.leave.button }).click()
  await expect(page.getByText(words.failed.leave)).toBeVisible()
  await expect(page).toHaveURL(/\/family-management$/)
  await button(page, words.leave.button).click()
  await question(page).getByRole('button', { name: words.leave.button }).click()
  await expect(page).toHaveURL(/\/family-setup$/)
  await expect(page.getByText(words.leave.left)).toBeVisible()
  await rui.leave()
  await family.leave()
})

test('the last adult deletes the family only by typing its name', async ({ browser }) => {
  const family = await newFamily(browser, { name: 'Família Reis' })
  const { page } = family
  await page.goto('/family-management')
  await press(button(page, words.leave.button))
  const field = question(page).getByRole('textbox')
  const confirm = question(page).getByRole('button', { name: words.leave.confirmLast })
  await confirm.click()
  await expect(page.getByText(t.errors.family_name_retyped)).toBeVisible()
  await field.fill('Reis')
  await page.keyboard.press('Enter')
  await expect(page.getByText(t.errors.family_name_retyped)).toBeVisible()
  await expectSound(page)
  await page.keyboard.press('Escape')
  await expect(button(page, words.leave.button)).toBeFocused()
  await page.keyboard.press('Enter')
  await field.fill('família reis')
  await confirm.click()
  await expect(page).toHaveURL(/\/family-setup$/)
  await expect(page.getByText(words.leave.deleted)).toBeVisible()
  await family.leave()
})

test('an adult who has become the last one is warned that leaving deletes the family', async ({
  browser,
}) => {
  const family = await newFamily(browser, { name: 'Reis' })
  const rui = await secondAdult(browser, family, 'Rui Reis')
  const { page } = family
  await page.goto('/family-management')
  await press(button(page, words.leave.button))
  const left = await rui.context.request.post(`/api/v1/families/${family.id}/leave`, {
    data: {},
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(left.status()).toBe(200)
  await question(page).getByRole('button', { name: words.leave.button }).click()
  await expect(page.getByText(t.errors.last_adult)).toBeVisible()
  await expect(page.getByText(words.leave.textLast)).toBeVisible()
  await rui.leave()
  await family.leave()
})
