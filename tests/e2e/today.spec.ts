import { expect, type Page } from '@playwright/test'
import { newFamily, type TestFamily } from '../support/families'
import { press, TEXTS, test } from '../support/journey'
import { picture } from '../support/pictures'

const t = TEXTS.en

test.use({ locale: 'en', viewport: { width: 390, height: 844 } })

const dateIn = (timeZone: string) => new Date().toLocaleDateString('sv', { timeZone })
const spelled = (date: string) => date.split('-').reverse().join('/')

async function moveToOtherDay(family: TestFamily): Promise<string> {
  const zone = ['Pacific/Kiritimati', 'Etc/GMT+12'].find((one) => dateIn(one) !== dateIn('America/Sao_Paulo'))
  await family.call('PUT', `/families/${family.id}`, { timezone: zone })
  return dateIn(zone ?? '')
}

const today = (page: Page) =>
  page.getByRole('toolbar', { name: t.family.rest.calendar }).getByRole('button').nth(2)
const returnToTab = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

test('a page shows the current day when the user returns to its tab', async ({ browser }) => {
  const family = await newFamily(browser, { name: 'Aurora' })
  const { page } = family
  await page.goto('/family-management')
  await press(page.getByText(t.family.rest.mark, { exact: true }))
  await expect(today(page)).toHaveAccessibleName(new RegExp(spelled(dateIn('America/Sao_Paulo'))))
  await press(page.getByRole('button', { name: t.family.add }))
  await page.getByLabel(t.family.kidName, { exact: true }).fill('Bia')
  const date = await moveToOtherDay(family)
  const refreshed = page.waitForResponse((response) => response.url().includes('_rsc='))
  await returnToTab(page)
  await refreshed
  await expect(page.getByLabel(t.family.kidName, { exact: true })).toHaveValue('Bia')
  await page.getByLabel(t.family.kidName, { exact: true }).fill('')
  await page.keyboard.press('Escape')
  await expect(today(page)).toHaveAccessibleName(new RegExp(spelled(date)))
  await family.leave()
})

test('a page that stays open shows the new day after midnight', async ({ browser }) => {
  const family = await newFamily(browser, { name: 'Lua' })
  const { page } = family
  await page.clock.install()
  await page.goto('/family-management')
  await press(page.getByText(t.family.rest.mark, { exact: true }))
  await expect(today(page)).toHaveAccessibleName(new RegExp(spelled(dateIn('America/Sao_Paulo'))))
  await press(today(page))
  const date = await moveToOtherDay(family)
  await page.clock.fastForward('25:00:00')
  await expect(today(page)).toHaveAccessibleName(new RegExp(spelled(date)))
  await family.leave()
})

test('a completion refused because of a new day asks for confirmation, and keeps its input', async ({
  browser,
}) => {
  const family = await newFamily(browser, { name: 'Estrela' })
  const { page } = family
  await page.goto('/challenge/current')
  await press(page.getByRole('button', { name: t.complete.send }).first())
  const dialog = page.getByRole('dialog')
  const note = dialog.locator('textarea')
  await note.fill('Just before bed')
  const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await picture('jpeg', 300) }
  await dialog.locator('input[type=file]').last().setInputFiles(photo)
  const meant: string[] = []
  const error = { code: 'changed_meanwhile', message: t.errors.changed_meanwhile }
  await page.route('**/complete', async (route) => {
    meant.push(route.request().postDataJSON().madeOn)
    if (meant.length > 1) await route.continue()
    else await route.fulfill({ status: 409, json: { success: false, error } })
  })
  await dialog.getByRole('button', { name: t.complete.send, exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText(t.complete.newDayText)
  await expect(note).toHaveValue('Just before bed')
  await dialog.getByRole('button', { name: t.common.retry }).click()
  await expect(page.getByRole('dialog').filter({ hasText: t.complete.newBadge })).toBeVisible({
    timeout: 20_000,
  })
  const date = dateIn('America/Sao_Paulo')
  expect(meant).toEqual([date, date])
  await family.leave()
})

test('an open form keeps its input when the page changes to the next day', async ({ browser }) => {
  const family = await newFamily(browser, { name: 'Noite' })
  const { page } = family
  await page.goto('/challenge/current')
  await press(page.getByRole('button', { name: t.complete.send }).first())
  const note = page.getByRole('dialog').locator('textarea')
  await note.fill('Almost midnight')
  await moveToOtherDay(family)
  const refreshed = page.waitForResponse((response) => response.url().includes('_rsc='))
  await returnToTab(page)
  await refreshed
  // The refreshed page has rendered once its network is quiet.
  await page.waitForLoadState('networkidle')
  await expect(note).toHaveValue('Almost midnight')
  await family.leave()
})
