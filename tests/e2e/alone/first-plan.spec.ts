import { expect, type Locator, type Page } from '@playwright/test'
import { newFamily } from '../../support/families'
import { expectSound, filled, press, signIn, TEXTS, test } from '../../support/journey'

const t = TEXTS.en
const SAME = { 'sec-fetch-site': 'same-origin' }

test.use({ locale: 'en', viewport: { width: 1440, height: 900 } })

type Hand = (target: Locator) => Promise<void>

const byMouse: Hand = press

async function byKeyboard(target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  // The mouse waits for an enabled button; the keyboard does not.
  await expect(target).toBeEnabled()
  const page = target.page()
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let steps = 0; steps < 150 && !(await isThere()); steps += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
  await page.keyboard.press('Enter')
}

async function typeInto(target: Locator, text: string): Promise<void> {
  const page = target.page()
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let steps = 0; steps < 150 && !(await isThere()); steps += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

async function enterBackoffice(page: Page, hand: Hand): Promise<void> {
  await signIn(page.context(), 'admin@brota.example')
  await page.goto('/')
  await expect(page).toHaveURL(/\/environment-selection$/)
  await hand(page.getByRole('button', { name: t.environment.admin }))
  await expect(page).toHaveURL(/\/backoffice$/)
  await hand(page.getByRole('link', { name: t.backoffice.content }))
  await expect(page).toHaveURL(/\/backoffice\/content$/)
}

async function createWeek(page: Page, hand: Hand, title: string): Promise<void> {
  const words = t.challengeEditor
  await hand(page.getByRole('button', { name: words.new }))
  const dialog = page.getByRole('dialog', { name: words.createTitle })
  await typeInto(dialog.getByLabel(words.title).first(), title)
  await typeInto(dialog.getByLabel(words.title).last(), `${title} em português`)
  await dialog.getByLabel(words.startDate).fill(new Date().toISOString().slice(0, 10))
  await hand(dialog.getByRole('button', { name: words.create }))
  await expect(page.getByText(words.created, { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(dialog).toBeHidden()
}

async function fillWeek(page: Page, hand: Hand, title: string): Promise<void> {
  const words = t.planner
  await hand(page.getByRole('button', { name: filled(words.planOf, { title }) }).first())
  const dialog = page.getByRole('dialog', { name: words.title })
  await hand(dialog.getByRole('button', { name: words.fill.open, exact: true }))
  const question = page.getByRole('dialog', { name: words.fill.title })
  await hand(question.getByRole('button', { name: words.fill.run, exact: true }))
  await expect(dialog.getByText('7 tasks in the week')).toBeVisible()
  await expectSound(page)
  await hand(dialog.getByRole('button', { name: words.save, exact: true }))
  await expect(page.getByText(words.saved, { exact: true })).toBeVisible()
  await expect(dialog).toBeHidden()
}

async function activate(page: Page, hand: Hand, title: string): Promise<void> {
  const words = t.challengeEditor
  await hand(page.getByRole('button', { name: words.activate, exact: true }))
  // The demo content's running week overlaps.
  const question = page.getByRole('dialog', { name: filled(words.activateTitle, { title }) })
  await expect(question.getByRole('listitem').first()).toBeVisible()
  await hand(question.getByRole('button', { name: words.activateAnyway }))
  await expect(page.getByText(words.activated, { exact: true })).toBeVisible()
}

/** Finds a week and the active ones that start on its day: of those, families see any one. */
async function findWeek(page: Page, title: string): Promise<{ id: string; others: string[] }> {
  const listed = await page.request.get('/api/v1/challenges?isActive=true&limit=100')
  const weeks: { id: string; title: string; startDate: string }[] = (await listed.json()).data
  const week = weeks.find((one) => one.title === title)
  if (!week) throw new Error(`no week named ${title}`)
  const others = weeks.filter((one) => one.id !== week.id && one.startDate === week.startDate)
  return { id: week.id, others: others.map((one) => one.id) }
}

async function setActive(page: Page, ids: readonly string[], isActive: boolean): Promise<void> {
  for (const id of ids) {
    const answer = await page.request.put(`/api/v1/challenges/${id}`, { headers: SAME, data: { isActive } })
    expect(answer.status()).toBe(200)
  }
}

for (const [means, hand] of [
  ['the mouse', byMouse],
  ['the keyboard alone', byKeyboard],
] as const) {
  test(`a challenge is created, planned and activated with ${means}, and a family sees it`, async ({
    page,
    browser,
  }) => {
    test.slow()
    const title = `Garden of ${means} ${Date.now()}`
    await enterBackoffice(page, hand)
    await createWeek(page, hand, title)
    await fillWeek(page, hand, title)
    await activate(page, hand, title)
    const { id, others } = await findWeek(page, title)
    const family = await newFamily(browser, { name: 'Lima', timezone: 'UTC' })
    await setActive(page, others, false)
    try {
      await family.page.goto('/challenge/current')
      await expect(family.page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(family.page.getByText('0 of 7', { exact: false }).first()).toBeVisible()
    } finally {
      await setActive(page, others, true)
      const gone = await page.request.delete(`/api/v1/challenges/${id}?force=true`, { headers: SAME })
      expect(gone.status()).toBe(200)
    }
    await family.page.reload()
    await expect(family.page.getByRole('heading', { level: 1 })).not.toHaveText(title)
  })
}
