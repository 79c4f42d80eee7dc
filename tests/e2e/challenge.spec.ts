import { expect, type Page } from '@playwright/test'
import { doTask, newFamily } from '../support/families'
import { expectSound, filled, signIn, TEXTS, test } from '../support/journey'

const t = TEXTS.en
const words = t.challenge

test.use({ locale: 'en', viewport: { width: 360, height: 740 } })

type Week = {
  id: string
  title: string
  status: string
  weekNumber: number
  progress: { done: number; total: number }
  tasks: { title: string; date: string; completed: boolean }[]
}

const todayIn = (timeZone: string) => new Date().toLocaleDateString('sv', { timeZone })
const group = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })

test('the challenge of a new family begins today, and earlier tasks are a bonus', async ({ browser }) => {
  const family = await newFamily(browser, { name: 'Serra Nova' })
  const { page } = family
  const week: Week = await family.call('GET', '/challenges/current')
  await page.goto('/challenge/current')
  await expect(page).toHaveTitle(new RegExp(`^${week.title} · `))
  await expect(page.getByRole('heading', { level: 1, name: week.title })).toBeVisible()
  await expect(page.getByText(/^Week \d of 4 · \d\d\/\d\d\/\d{4} – \d\d\/\d\d\/\d{4}$/)).toBeVisible()
  const bar = page.getByRole('progressbar', { name: words.progress })
  const today = todayIn('America/Sao_Paulo')
  const own = week.tasks.filter(({ date }) => date >= today)
  await expect(bar).toHaveAttribute('aria-valuetext', new RegExp(`^0 of ${own.length} tasks?$`))
  const bonus = week.tasks.filter(({ date }) => date < today)
  const coming = week.tasks.filter(({ date }) => date > today)
  for (const [name, tasks] of [
    [words.bonus, bonus],
    [words.upcoming, coming],
  ] as const) {
    await expect(group(page, name).getByRole('heading', { level: 3 })).toHaveText(
      tasks.map(({ title }) => title),
    )
  }
  if (bonus.length > 0) {
    await expect(group(page, words.bonus)).toContainText('5 points each until')
    await expect(group(page, words.bonus).getByRole('button', { name: t.complete.send })).toHaveCount(
      bonus.length,
    )
    await expect(page.getByText(/^Your first week began on/)).toBeVisible()
    await expect(page.getByText(filled(words.leaf.before, { day: 'Monday' }))).toBeAttached()
  }
  await expect(group(page, words.upcoming).getByRole('button', { name: t.complete.send })).toHaveCount(0)
  await expect(page.getByText(words.completedNone)).toBeVisible()
  await expect(page.getByRole('heading', { name: words.earlier })).toBeHidden()
  await expectSound(page)
  await family.leave()
})

test('a completed task moves to the completed tasks and advances the progress bar', async ({ browser }) => {
  const family = await newFamily(browser, { name: 'Serra Verde' })
  const { page } = family
  await doTask(family, { showsChild: false })
  const week: Week = await family.call('GET', '/challenges/current')
  await page.goto('/challenge/current')
  const done = week.tasks.filter(({ completed }) => completed)
  await expect(group(page, words.completed).getByRole('heading', { level: 3 })).toHaveText(
    done.map(({ title }) => title),
  )
  await expect(group(page, words.completed)).toContainText(/Done (on \d\d\/\d\d\/\d{4} )?at \d\d:\d\d/)
  await expect(page.getByRole('progressbar', { name: words.progress })).toHaveAttribute('aria-valuenow', '1')
  await expectSound(page)
  await family.leave()
})

test('earlier challenges are listed with their progress and open as read-only', async ({ page, context }) => {
  await signIn(context, 'ana@brota.example')
  const { data } = await (await context.request.get('/api/v1/challenges?limit=100')).json()
  const past = (data as Week[]).filter(({ status }) => status === 'completed')
  await page.goto('/challenge/current')
  const list = page.getByRole('region', { name: words.earlier })
  await expect(list.getByRole('link')).toHaveCount(past.length)
  const second = past.find(({ weekNumber }) => weekNumber === 2)
  await expect(list.getByRole('link', { name: second?.title })).toContainText(
    filled(words.weekProgress, { done: `${second?.progress.done}`, total: `${second?.progress.total}` }),
  )
  await list.getByRole('link', { name: second?.title }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`/challenge/${second?.id}$`))
  await expect(page.getByText(words.overTitle)).toBeVisible()
  await expect(page.getByRole('heading', { name: words.bloomTitle })).toBeVisible()
  await expect(page.getByRole('button', { name: t.complete.send })).toHaveCount(0)
  await expect(page.getByRole('button', { name: t.complete.undo })).toHaveCount(0)
  const others = page.getByRole('region', { name: words.others })
  await expect(others.getByRole('link').filter({ hasText: words.nowRunning })).toHaveAttribute(
    'href',
    '/challenge/current',
  )
  await expectSound(page)
  await page.getByRole('link', { name: words.toCurrent }).click()
  await expect(page).toHaveURL(/\/challenge\/current$/)
})

test('a leaf of the plant opens the folded task of its day', async ({ page, context }) => {
  await signIn(context, 'ana@brota.example')
  const { data } = await (await context.request.get('/api/v1/challenges?limit=100')).json()
  const past = (data as Week[]).filter(({ status }) => status === 'completed')
  const missed = past.find(({ progress }) => progress.done < progress.total)
  expect(missed).toBeDefined()
  await page.goto(`/challenge/${missed?.id}`)
  const rows = page.locator('details[id^="task-"]')
  const ids = await rows.evaluateAll((all) => all.map(({ id }) => id))
  const leaves = await page
    .locator('a[href^="#task-"]')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).hash))
  const target = ids.find((id) => leaves.includes(`#${id}`))
  expect(target).toBeDefined()
  await page.locator(`a[href="#${target}"]`).click()
  await expect(page.locator(`#${target}`)).toHaveAttribute('open')
  await expectSound(page)
})

test('an unknown challenge responds with 404, shows it in the tab title, and links back', async ({
  page,
  context,
}) => {
  await signIn(context, 'ana@brota.example')
  for (const id of ['nope', '0193b5f2-7c1e-7a44-9d0b-3f6f1c2a8e51']) {
    const response = await page.goto(`/challenge/${id}`)
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle(`${words.notFoundTitle} · ${t.common.brand}`)
    await expect(page.getByRole('heading', { name: words.notFoundTitle })).toBeVisible()
  }
  await expectSound(page)
  await page.getByRole('link', { name: words.back }).click()
  await expect(page).toHaveURL(/\/my-activities$/)
})

test('a folded task opens with the keyboard and shows its ideas', async ({ browser }) => {
  const family = await newFamily(browser, { name: 'Serra Azul' })
  const { page } = family
  await page.goto('/challenge/current')
  const open = page
    .locator('details')
    .filter({ has: page.locator('li') })
    .first()
  await open.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(open.getByRole('listitem').first()).toBeVisible()
  await family.leave()
})
