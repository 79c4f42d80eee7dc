import { expect, type Locator } from '@playwright/test'
import { doTask, newFamily } from '../support/families'
import { expectSound, filled, press, signIn, TEXTS, test } from '../support/journey'

const t = TEXTS.en.garden

test.use({ locale: 'en', viewport: { width: 390, height: 844 } })

test('the garden shows badges, months, coloring pages and past weeks', async ({ page, context }) => {
  await signIn(context, 'ana@brota.example')
  await page.goto('/my-activities')
  await page.getByRole('link', { name: TEXTS.en.badges.garden }).click()
  await expect(page).toHaveURL(/\/garden$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
  await expectSound(page)
  const badges = page.getByRole('region', { name: t.badges })
  const earned = badges.getByRole('button', { name: /: earned$/ })
  await expect(earned.first()).toBeVisible()
  const locked = badges.getByRole('button', { name: /: not earned yet$/ })
  await expect(locked).toHaveCount(0)
  await badges.getByText(TEXTS.en.badges.showAll, { exact: true }).click()
  await expect(locked.first()).toBeVisible()
  await expect(page.getByRole('progressbar').first()).toHaveAttribute('aria-valuetext', / of /)
  const month = page.getByRole('table').locator('caption')
  const running = await month.textContent()
  const leaves = page.locator('[data-state=done]')
  const grown = await leaves.count()
  const previous = page.getByRole('link', { name: t.previous })
  // At the end of a month, all weeks of the demo are in it; early in one, its days are in the month before.
  if (await previous.isVisible()) {
    await press(previous)
    await expect(page).toHaveURL(/\?month=/)
    await expect(month).not.toHaveText(running ?? '')
    expect(grown + (await leaves.count())).toBeGreaterThan(0)
    await expectSound(page)
    await page.getByRole('link', { name: t.next }).press('Enter')
    await expect(month).toHaveText(running ?? '')
  } else {
    expect(grown).toBeGreaterThan(0)
  }
  const coloring = page.getByRole('region', { name: t.coloring }).getByRole('listitem')
  await expect(coloring.filter({ visible: true })).toHaveCount(8)
  await page.getByRole('link', { name: TEXTS.en.badges.showAll }).click()
  await expect(coloring.filter({ visible: true })).toHaveCount(await coloring.count())
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

test('the garden of a new family explains how it grows and offers to add kids', async ({ browser }) => {
  const { page, leave } = await newFamily(browser, { name: 'Vale' })
  await page.goto('/garden')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: t.kidsAdd })).toHaveAttribute('href', '/family-management')
  await expect(main.getByRole('img', { name: /^Your garden: no weeks with a flower yet/ })).toBeVisible()
  await expect(main.getByText(filled(t.textEmpty, { tasks: '5' }))).toBeVisible()
  await expect(main.getByRole('progressbar').first()).toHaveAttribute('aria-valuenow', '0')
  await expect(main.getByRole('link', { name: t.previous })).toHaveCount(0)
  await expectSound(page)
  await leave()
})

test('a family sets a goal, reaches it, sets the next one and ends it', async ({ browser }) => {
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
  await expectFocusIn(card)
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
  await expectFocusIn(card)
  await leave()
})

for (const language of ['en', 'pt-BR'] as const) {
  test(`the history of a child opens from the garden and from the family page, in ${language}`, async ({
    browser,
  }) => {
    const [texts, all] = [TEXTS[language].kidHistory, TEXTS[language]]
    const family = await newFamily(browser, { name: 'Linha', language })
    const { page, id, call, leave } = family
    await page.goto('/garden/kids')
    await expect(page.getByRole('link', { name: all.garden.kidsAdd })).toBeVisible()
    await expectSound(page)
    const kids: string[] = []
    for (const name of ['Lina Linha', 'Tom Linha'])
      kids.push((await call('POST', `/families/${id}/kids`, { name, birthDate: '2019-04-05' })).id)
    await doTask(family, { kidIds: [kids[0]] })
    await page.goto('/garden')
    await press(page.getByRole('link', { name: filled(all.garden.kidAll, { name: 'Lina Linha' }) }))
    await expect(page).toHaveURL(new RegExp(`/garden/kids\\?kid=${kids[0]}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title)
    const panel = page.getByRole('tabpanel')
    await expect(panel.getByRole('region')).toHaveCount(1)
    await expect(panel.getByRole('listitem').getByRole('img')).toBeVisible()
    await expectSound(page)
    await press(page.getByRole('tab', { name: 'Tom Linha' }))
    await expect(
      panel.getByRole('heading', { name: filled(texts.none, { name: 'Tom Linha' }) }),
    ).toBeVisible()
    await expectSound(page)
    await page.goto('/family-management')
    await press(page.getByRole('link', { name: filled(all.family.kidHistory, { name: 'Tom Linha' }) }))
    await expect(page).toHaveURL(new RegExp(`kid=${kids[1]}$`))
    await leave()
  })
}

test('the history of a child loads older tasks on request and shows errors', async ({ page, context }) => {
  const more = page.getByRole('button', { name: TEXTS.en.kidHistory.more })
  await signIn(context, 'ana@brota.example')
  await page.goto('/garden/kids')
  const tasks = page.getByRole('tabpanel').getByRole('listitem')
  await expect(tasks).toHaveCount(8)
  await page.route('**/history?*', (route) => route.abort('connectionreset'), { times: 1 })
  await press(more)
  await expect(page.getByText(TEXTS.en.errors.network)).toBeVisible()
  await more.click()
  await expect.poll(() => tasks.count()).toBeGreaterThan(8)
  await expect(tasks.nth(8)).toBeFocused()
  await expect(more).toHaveCount(0)
  await expectSound(page)
})

/** The focus is not at the start of the page. */
async function expectFocusIn(card: Locator) {
  await expect.poll(() => card.evaluate((element) => element.contains(document.activeElement))).toBe(true)
}
