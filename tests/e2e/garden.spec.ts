import { expect } from '@playwright/test'
import { doTask, newFamily } from '../support/families'
import { expectSound, press, signIn, TEXTS, test } from '../support/journey'

const t = TEXTS.en.garden

test.use({ locale: 'en', viewport: { width: 390, height: 844 } })

test('the garden shows months, past weeks, the next badges and the kids', async ({ page, context }) => {
  await signIn(context, 'ana@brota.example')
  await page.goto('/my-activities')
  await page.getByRole('link', { name: TEXTS.en.badges.garden }).click()
  await expect(page).toHaveURL(/\/garden$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
  await expectSound(page)
  await expect(page.getByRole('progressbar').first()).toHaveAttribute('aria-valuetext', / of /)
  const month = page.getByRole('table').locator('caption')
  const running = await month.textContent()
  const leaves = page.locator('[data-state=done]')
  const grown = await leaves.count()
  await press(page.getByRole('link', { name: t.previous }))
  await expect(page).toHaveURL(/\?month=/)
  await expect(month).not.toHaveText(running ?? '')
  // Early in a month the demo's days are in the one before.
  expect(grown + (await leaves.count())).toBeGreaterThan(0)
  await expectSound(page)
  await page.getByRole('link', { name: t.next }).press('Enter')
  await expect(month).toHaveText(running ?? '')
  const download = page.waitForEvent('download')
  await press(page.getByRole('region', { name: t.coloring }).getByRole('link').first())
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  await page
    .getByRole('link', { name: /^Week of / })
    .first()
    .click()
  await expect(page).toHaveURL(/\/my-activities\/harvest\?week=/)
  const garden = page
    .getByRole('navigation')
    .getByRole('link', { name: TEXTS.en.shell.tabs.garden, exact: true })
  await expect(garden).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: TEXTS.en.harvest.garden }).click()
  await expect(page).toHaveURL(/\/garden$/)
})

test('the garden of a new family invites it', async ({ browser }) => {
  const { page, leave } = await newFamily(browser, { name: 'Vale' })
  await page.goto('/garden')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: t.kidsAdd })).toHaveAttribute('href', '/family-management')
  await expect(main.getByRole('progressbar').first()).toHaveAttribute('aria-valuenow', '0')
  await expect(main.getByRole('link', { name: t.previous })).toHaveCount(0)
  await expectSound(page)
  await leave()
})

test('a family sets a goal, fills it, and chooses the next one', async ({ browser }) => {
  const goal = TEXTS.en.familyGoal
  const family = await newFamily(browser, { name: 'Meta' })
  const { page, leave } = family
  await page.goto('/garden')
  const card = page.getByRole('region', { name: goal.title })
  await press(card.getByRole('button', { name: goal.set }))
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(goal.leaves).fill('1')
  await dialog.getByRole('button', { name: goal.save }).click()
  await expect(dialog.getByLabel(goal.name)).toBeFocused()
  await dialog.getByLabel(goal.name).fill('Picnic in the park')
  await expectSound(page)
  await dialog.getByRole('button', { name: goal.save }).click()
  await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0 of 1 leaf')
  await doTask(family)
  await page.reload()
  await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /time to celebrate/)
  await expectSound(page)
  await press(card.getByRole('button', { name: goal.next }))
  await dialog.getByLabel(goal.name).fill('Movie night')
  await dialog.getByRole('button', { name: goal.save }).click()
  await expect(card.getByText('One goal reached')).toBeVisible()
  await press(card.getByRole('button', { name: goal.end }))
  await page.getByRole('alertdialog').getByRole('button', { name: goal.end }).click()
  await expect(card.getByRole('button', { name: goal.set })).toBeVisible()
  await leave()
})
