import { expect, type Page } from '@playwright/test'
import { doTask, newFamily } from '../support/families'
import { expectSound, press, TEXTS, test } from '../support/journey'

const t = TEXTS.en
const words = t.family
const toasts = t.progress.rest

function dayAfter(days: number): { date: string; name: RegExp } {
  const instant = new Date(Date.now() + days * 86_400_000)
  const date = instant.toLocaleDateString('sv', { timeZone: 'America/Sao_Paulo' })
  const [year, month, day] = date.split('-')
  return { date, name: new RegExp(`, ${day}/${month}/${year}`) }
}

const calendar = (page: Page) => page.getByRole('toolbar', { name: words.rest.calendar })
const openCalendar = (page: Page) => press(page.getByText(words.rest.mark, { exact: true }))
const day = (page: Page, days: number) => calendar(page).getByRole('button', { name: dayAfter(days).name })

test('a family can mark four rest days in four weeks, but no fifth', async ({ browser }) => {
  const family = await newFamily(browser, { name: 'Reis' })
  const { page, call, id } = family
  await page.goto('/family-management')
  await expect(page.getByText('4 rest days left')).toBeVisible()
  await openCalendar(page)
  await press(day(page, 0))
  await expect(day(page, 0)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(toasts.markedToast)).toBeVisible()
  for (const days of [2, 3]) await call('PUT', `/families/${id}/rest-days/${dayAfter(days).date}`)
  await page.reload()
  await expect(page.getByText('1 rest day left')).toBeVisible()
  await openCalendar(page)

  await call('PUT', `/families/${id}/rest-days/${dayAfter(5).date}`)
  await press(day(page, 4))
  await expect(page.getByText(t.errors.rest_day_too_many)).toBeVisible()
  await expect(day(page, 4)).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByText('No rest days left')).toBeVisible()
  await expect(day(page, 1)).toHaveAccessibleName(/over the limit of four/)
  await expectSound(page)
  await press(day(page, 2))
  await expect(page.getByText(toasts.unmarkedToast)).toBeVisible()
  await expect(page.getByText('1 rest day left')).toBeVisible()
  await day(page, 2).click()
  // Optimistic; until the response another press is ignored.
  await expect(page.getByText(toasts.markedToast)).toBeVisible()
  await expect(page.getByText('No rest days left')).toBeVisible()
  // The toast below must not be the one above.
  await expect(page.getByText(t.errors.rest_day_too_many)).toHaveCount(0)
  await day(page, 1).press('Enter')
  await expect(page.getByText(t.errors.rest_day_too_many)).toBeVisible()
  await expect(day(page, 1)).toHaveAttribute('aria-pressed', 'false')
  await day(page, 2).click()
  await expect(page.getByText(toasts.unmarkedToast)).toBeVisible()
  await expect(page.getByText('1 rest day left')).toBeVisible()
  await family.leave()
})

test('the rest day calendar shows days from two ago to 28 ahead and supports arrow keys', async ({
  browser,
}) => {
  const family = await newFamily(browser, { name: 'Reis' })
  const { page } = family
  await page.goto('/family-management')
  await openCalendar(page)
  await press(calendar(page).getByRole('button').last())
  await expect(page.getByText(toasts.markedToast)).toBeVisible()
  await expect(calendar(page).getByRole('button')).toHaveCount(31)
  await expect(day(page, -2)).toBeVisible()
  await expect(day(page, 28)).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Home')
  await expect(day(page, -2)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(day(page, 5)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Space')
  await expect(day(page, 4)).toHaveAttribute('aria-pressed', 'true')
  // Roving tabindex: one Tab stop.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(day(page, 4)).toBeFocused()
  await family.leave()
})

test('a rest day that cannot be saved is unmarked again, and days with completions are labeled', async ({
  browser,
}) => {
  const family = await newFamily(browser, { name: 'Reis' })
  const { page } = family
  await doTask(family)
  await page.goto('/family-management')
  await openCalendar(page)
  await expect(day(page, 0)).toHaveAccessibleName(/task done/)
  await page.route(/\/rest-days\/[^/?]+$/, (route) => route.abort('connectionreset'))
  await press(day(page, 3))
  await expect(page.getByText(t.errors.network)).toBeVisible()
  await expect(day(page, 3)).toHaveAttribute('aria-pressed', 'false')
  await page.unroute(/\/rest-days\/[^/?]+$/)
  await day(page, 3).click()
  await expect(page.getByText(toasts.markedToast)).toBeVisible()
  await family.leave()
})

test('the time zone of a family is searched, explained and changed', async ({ browser }) => {
  const family = await newFamily(browser, { name: 'Reis' })
  const { page } = family
  await page.goto('/family-management')
  const card = page.getByRole('region', { name: words.zone })
  await expect(card).toContainText('Brasilia Standard Time')
  const change = card.getByRole('button', { name: words.zoneChange })
  await press(change)
  const dialog = page.getByRole('dialog')
  const search = dialog.getByRole('combobox')
  const save = dialog.getByRole('button', { name: t.common.save })
  await expect(save).toBeDisabled()
  await expect(dialog.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await search.fill('no such place')
  await expect(dialog.getByText(words.zoneNone)).toBeVisible()
  await search.fill('são')
  await expect(dialog.getByRole('option', { name: 'Africa/Sao Tome' })).toBeVisible()
  await search.fill('europe lis')
  await expect(dialog.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(
    dialog.getByText(/^Europe\/Lisbon: it's \w+day, \d\d\/\d\d\/\d{4}, \d\d:\d\d there\.$/),
  ).toBeVisible()
  await expectSound(page)
  await page.route(/\/api\/v1\/families\/[\w-]+$/, (route) => route.abort('connectionreset'), { times: 1 })
  await save.click()
  await expect(page.getByText(words.failed.zone)).toBeVisible()
  await expect(search).toHaveValue('europe lis')
  await save.click()
  await expect(page.getByText(words.zoneSaved)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(change).toBeFocused()
  const there = new Date().toLocaleTimeString('pt-BR', { timeZone: 'Europe/Lisbon', timeStyle: 'short' })
  await expect(card).toContainText('Western European Time')
  await expect(card.getByText(there).first()).toBeVisible()
  await family.leave()
})

test('a device in another time zone offers to use its own', async ({ browser }) => {
  const family = await newFamily(browser, { name: 'Reis' })
  const { page, call, id } = family
  await page.goto('/family-management')
  const card = page.getByRole('region', { name: words.zone })
  const use = card.getByRole('button', { name: words.zoneUse })
  await expect(card).toContainText('Brasilia Standard Time')
  await expect(use).toBeHidden()
  // An alias of the same zone needs no confirmation.
  await call('PUT', `/families/${id}`, { timezone: 'America/Fortaleza' })
  await page.reload()
  await expect(card).toContainText('Brasilia Standard Time')
  await expect(use).toBeHidden()
  await call('PUT', `/families/${id}`, { timezone: 'Asia/Tokyo' })
  await page.reload()
  await expect(card).toContainText(/another time zone: America\/Sao Paulo, \d\d:\d\d now/)
  await expectSound(page)
  await press(use)
  await expect(page.getByText(words.zoneSaved)).toBeVisible()
  await expect(card).toContainText('Brasilia Standard Time')
  await expect(use).toBeHidden()
  await family.leave()
})
