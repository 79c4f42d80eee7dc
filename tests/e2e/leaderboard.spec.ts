import { expect, type Page } from '@playwright/test'
import { doTask, newFamily } from '../support/families'
import { expectSound, press, TEXTS, test } from '../support/journey'

const t = TEXTS.en
const words = t.leaderboard

const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const row = (page: Page) => page.locator('tr[data-own]')
const place = (page: Page) => page.locator('[data-own-place]')

test('the leaderboard invites a family without completions to a task in every period', async ({
  browser,
}) => {
  const family = await newFamily(browser, { name: 'Prado Novo' })
  const { page } = family
  await page.goto('/leaderboard')
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
  await expect(page.getByText("Your first photo plants this week's garden.")).toBeVisible()
  for (const [period, name] of Object.entries(words.tabs)) {
    await press(tab(page, name))
    await expect(page).toHaveURL(period === 'season' ? /\/leaderboard$/ : new RegExp(`\\?period=${period}$`))
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel', { name })).not.toHaveAttribute('aria-busy', 'true')
    const way = page.getByRole('tabpanel').getByRole('link', { name: words.toTask })
    await expect(way).toHaveAttribute('href', '/challenge/current')
  }
  await expectSound(page)
  await page.goBack()
  await expect(tab(page, words.tabs.month)).toHaveAttribute('aria-selected', 'true')
  await family.leave()
})

test('a family in fourth place or lower sees its place and the points to the next', async ({ browser }) => {
  const family = await newFamily(browser, { name: 'Prado Verde' })
  const { page } = family
  await doTask(family)
  const { me } = await family.call('GET', '/leaderboard?period=all')
  expect(me.rank).toBeGreaterThanOrEqual(4)
  await page.goto('/leaderboard?period=all')
  await expect(place(page)).toContainText('Prado Verde')
  await expect(place(page)).toContainText(`${me.pointsToNext} points until you pass `)
  await expect(row(page).getByRole('rowheader')).toContainText('Prado Verde')
  await expect(row(page)).toContainText(t.ranking.own)
  await expect(row(page).getByRole('cell').first()).toHaveText(String(me.rank))
  await expectSound(page)
  await family.leave()
})

test('the period tabs work with the keyboard, and show a slow page as loading', async ({ browser }) => {
  const family = await newFamily(browser, { name: 'Prado Azul' })
  const { page } = family
  await page.goto('/leaderboard?period=month')
  await press(tab(page, words.tabs.month))
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, words.tabs.week)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, words.tabs.season)).toBeFocused()
  await page.keyboard.press('End')
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/period=week/, async (route) => {
    await held
    await route.continue()
  })
  await page.keyboard.press(' ')
  await expect(tab(page, words.tabs.week)).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel')).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('status').filter({ hasText: words.loading })).toBeAttached()
  const top = () => page.getByRole('tabpanel').evaluate((panel) => panel.getBoundingClientRect().top)
  const before = await top()
  release()
  await expect(page.getByRole('tabpanel')).not.toHaveAttribute('aria-busy', 'true')
  await expect(page).toHaveURL(/\?period=week$/)
  expect(await top()).toBe(before)
  await expect(tab(page, words.tabs.week)).toBeFocused()
  await family.leave()
})

test('the season tab opens with similar families, and all families are one tap away', async ({ browser }) => {
  const family = await newFamily(browser, { name: 'Prado Sereno' })
  const { page } = family
  await doTask(family)
  const { season, me } = await family.call('GET', '/leaderboard?period=season&group=near')
  await page.goto('/leaderboard')
  await expect(tab(page, words.tabs.season)).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText(words.groups.nearHint)).toBeVisible()
  await expect(page.getByText(season.end.split('-').reverse().join('/'))).toBeVisible()
  await expect(row(page).getByRole('cell').first()).toHaveText(String(me.rank))
  const groups = page.getByRole('navigation', { name: words.groups.label })
  await expect(groups.getByRole('link', { name: words.groups.near })).toHaveAttribute('aria-current', 'true')
  await press(groups.getByRole('link', { name: words.groups.all }))
  await expect(page).toHaveURL(/\?group=all$/)
  await expect(groups.getByRole('link', { name: words.groups.all })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByText(words.groups.allHint)).toBeVisible()
  await expect(row(page).getByRole('rowheader')).toContainText('Prado Sereno')
  // The first season still runs, so there is no past one to show.
  await expect(page.getByRole('region', { name: words.past.title })).toHaveCount(0)
  await expectSound(page)
  await press(tab(page, words.tabs.week))
  await expect(groups).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\?group=all$/)
  await family.leave()
})

test('a family leaves the leaderboard, is hidden from others, and joins again', async ({ browser }) => {
  const family = await newFamily(browser, { name: 'Prado Quieto' })
  const { page } = family
  await doTask(family)
  const other = await newFamily(browser, { name: 'Prado Curioso' })
  const entry = async () => {
    const { entries } = await other.call('GET', '/leaderboard?limit=100')
    return entries.find(({ familyId }: { familyId: string }) => familyId === family.id)
  }
  const stands = await entry()
  if (stands) expect(Object.keys(stands).sort()).toEqual(ENTRY)
  await page.goto('/leaderboard')

  const address = `**/api/v1/families/${family.id}`
  await page.route(address, (route) => route.abort())
  await press(page.getByRole('button', { name: words.leave }))
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(words.leaveText)
  await expectSound(page)
  await press(question.getByRole('button', { name: words.leave }))
  await expect(page.getByText(t.errors.network)).toBeVisible()
  await page.unroute(address)

  await press(page.getByRole('button', { name: words.leave }))
  await press(question.getByRole('button', { name: words.leave }))
  await expect(page.getByText(words.outState)).toBeVisible()
  await expect(row(page)).toHaveCount(0)
  await expect(place(page)).toHaveCount(0)
  expect(await entry()).toBeUndefined()
  expect((await family.call('GET', '/leaderboard')).me.rank).toBeNull()
  await expectSound(page)

  const join = page.getByRole('button', { name: words.join })
  await expect(join).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(row(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: words.leave })).toBeVisible()
  await family.leave()
  await other.leave()
})

const ENTRY = ['avatar', 'badges', 'familyId', 'familyName', 'points', 'rank']

test('the period tabs are links before hydration, in Portuguese on a wide screen', async ({ browser }) => {
  const { leaderboard } = TEXTS['pt-BR']
  const family = await newFamily(browser, { name: 'Prado Largo', language: 'pt-BR' })
  const { page } = family
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.route(/_next\/static\/.*\.js/, (route) => route.abort())
  await page.goto('/leaderboard')
  await expect(page.getByRole('heading', { level: 1, name: leaderboard.title })).toBeVisible()
  await page.getByRole('tab', { name: leaderboard.tabs.week }).click()
  await expect(page).toHaveURL(/\?period=week$/)
  await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(leaderboard.tabs.week)
  await page.unroute(/_next\/static\/.*\.js/)
  await page.reload()
  await press(page.getByRole('tab', { name: leaderboard.tabs.month }))
  await expect(page).toHaveURL(/\?period=month$/)
  await expectSound(page)
  await family.leave()
})
