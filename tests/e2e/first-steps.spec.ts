import { expect, type Page } from '@playwright/test'
import { doTask, newAccount, newFamily } from '../support/families'
import { expectSound, press, signIn, TEXTS, test } from '../support/journey'

const t = TEXTS.en
const words = t.firstSteps

test.use({ locale: 'en', viewport: { width: 360, height: 740 } })

const card = (page: Page) => page.getByRole('region', { name: words.title })
const today = () => new Date().toLocaleDateString('sv', { timeZone: 'America/Sao_Paulo' })

test('the list of first steps marks completed steps, and disappears after the last one', async ({
  browser,
}) => {
  const family = await newFamily(browser, { name: 'Prado' })
  const { page } = family
  await page.goto('/my-activities')
  await expect(card(page).getByRole('link')).toHaveCount(3)
  await expect(card(page).getByRole('img', { name: words.done })).toHaveCount(0)
  await expectSound(page)
  await press(card(page).getByRole('link', { name: words.kids }))
  await expect(page).toHaveURL(/\/family-management#kids$/)
  await expect(page.getByRole('heading', { name: t.family.kids, exact: true })).toBeInViewport()
  await family.call('POST', `/families/${family.id}/kids`, { name: 'Bia', birthDate: '2019-03-08' })
  await family.call('POST', `/families/${family.id}/adults`, { email: 'tom@example.com' })
  await page.goto('/my-activities')
  await expect(card(page).getByRole('link')).toHaveCount(1)
  await expect(card(page).getByRole('img', { name: words.done })).toHaveCount(2)
  await expectSound(page)
  await press(card(page).getByRole('link', { name: words.photo }))
  await expect(page.getByRole('dialog').getByText(t.complete.task)).toBeVisible()
  await doTask(family, { showsChild: false })
  await page.goto('/my-activities')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(card(page)).toBeHidden()
  await family.leave()
})

test('dismissing the first steps hides them for all adults, and a joining adult sees the members', async ({
  browser,
}) => {
  const family = await newFamily(browser, { name: 'Prado' })
  const { page } = family
  await family.call('POST', `/families/${family.id}/kids`, { name: 'Bia', birthDate: '2019-03-08' })
  const { uniqueCode } = await family.call('GET', `/families/${family.id}`)
  const other = await newAccount(browser, { name: 'Tom Prado' })
  await other.page.goto('/family-setup')
  await press(other.page.getByRole('button', { name: t.familySetup.join }))
  await other.page.getByLabel(t.familySetup.joinCode).fill(uniqueCode)
  await press(other.page.getByRole('button', { name: t.familySetup.joinSubmit }))
  await expect(other.page).toHaveURL(/\/my-activities$/)
  await expect(other.page.getByText("You're part of Prado now, with Rosa and Bia.")).toBeVisible()
  await expectSound(other.page)
  await page.goto('/my-activities')
  await expect(page.getByText("You're part of Prado now", { exact: false })).toBeHidden()
  await press(card(page).getByRole('button', { name: words.dismiss }))
  await expect(card(page)).toBeHidden()
  await expect(page.locator('#main')).toBeFocused()
  await other.page.reload()
  await expect(other.page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(card(other.page)).toBeHidden()
  await other.leave()
  await family.leave()
})

test('a family with earlier activities sees no first steps', async ({ page, context }) => {
  await signIn(context, 'ana@brota.example')
  await page.goto('/my-activities')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(card(page)).toBeHidden()
})

test('today is done without earlier tasks, which the challenge page offers as a bonus', async ({
  browser,
}) => {
  const family = await newFamily(browser, { name: 'Calma' })
  const { page } = family
  const week = await family.call('GET', '/challenges/current')
  const dates = (week.tasks as { date: string }[]).map(({ date }) => date)
  const earlier = dates.filter((date) => date < today()).length
  await page.goto('/my-activities')
  if (earlier > 0) await expect(page.getByRole('link', { name: /^Bonus: / })).toBeVisible()
  for (const date of dates.filter((one) => one === today()))
    await doTask(family, { showsChild: false }, undefined, date)
  await page.goto('/my-activities')
  await expect(page.getByRole('heading', { name: t.myActivities.doneTitle })).toBeVisible()
  await expect(page.getByText(/bonus/i)).toBeHidden()
  await page.goto('/challenge/current')
  const order = await page.getByRole('heading', { level: 2 }).allTextContents()
  expect(order.indexOf(t.challenge.allDoneTitle)).toBeGreaterThanOrEqual(0)
  if (earlier > 0) {
    const between = order.indexOf(t.challenge.bonus) - order.indexOf(t.challenge.allDoneTitle)
    expect(between).toBeGreaterThan(1)
  }
  await expect(page.getByText(/There's still time|Not done/)).toHaveCount(0)
  await family.leave()
})
