import { expect, type Locator, type Page } from '@playwright/test'
import { expectSound, filled, press, TEXTS, test } from '../support/journey'
import { enterBackoffice, ownWeek } from '../support/own-week'

const t = TEXTS.en.planner
const common = TEXTS.en.common
const planner = (page: Page) => page.getByRole('dialog', { name: t.title })
const day = (page: Page, name: string) =>
  planner(page).getByRole('region', { name: new RegExp(`^${name}`, 'i') })
const library = (page: Page) => planner(page).getByRole('region', { name: new RegExp(`^${t.library}`) })
const task = (place: Locator, name: string) => place.getByRole('button', { name: new RegExp(`^${name}`) })
const button = (page: Page, name: string) => planner(page).getByRole('button', { name, exact: true })
const opener = (page: Page, title: string) => page.getByRole('button', { name: filled(t.planOf, { title }) })
const expectAnnounced = (page: Page, text: string) =>
  expect(planner(page).getByRole('status').getByText(text)).toBeVisible()

async function open(page: Page, { title, mark }: { title: string; mark: string }): Promise<void> {
  await page.goto(`/backoffice/content?tab=challenges&search=${mark}`)
  await press(opener(page, title).first())
  await expect(day(page, 'Monday')).toBeVisible()
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('Both are on the screen')
  await page.mouse.move(start.x + 30, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(start.x + 45, start.y + start.height / 2 + 10, { steps: 3 })
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 12 })
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2 + 2, { steps: 2 })
  await page.mouse.up()
}

test('a week is planned with the mouse, with undo, redo, an unsaved-changes warning, and saving', async ({
  page,
  context,
  baseURL,
}) => {
  const own = await ownWeek(await enterBackoffice(context, baseURL))
  const [anchovy, basil] = own.names
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, own)
  await expect(planner(page).getByRole('heading', { level: 3 }).nth(1)).toContainText('Wednesday')
  await expect(button(page, t.save)).toBeDisabled()
  await expect(button(page, t.save)).toHaveAccessibleDescription(t.cannotSaveEmpty)
  await planner(page).getByRole('searchbox').fill(own.mark)

  await drag(page, task(library(page), anchovy), day(page, 'Friday'))
  await expectAnnounced(page, `“${anchovy}” added to Friday, place 1 of 1`)
  await drag(page, task(library(page), basil), day(page, 'Friday'))
  await drag(page, task(day(page, 'Friday'), basil), task(day(page, 'Friday'), anchovy))
  await expectAnnounced(page, `“${basil}” moved to Friday, place 1 of 2`)
  await drag(page, task(day(page, 'Friday'), anchovy), day(page, 'Monday'))
  await drag(page, task(library(page), anchovy), day(page, 'Monday'))
  await expect(task(day(page, 'Monday'), anchovy)).toHaveCount(1)
  await drag(page, task(day(page, 'Friday'), basil), library(page))
  await expectAnnounced(page, `“${basil}” removed from Friday`)

  await page.mouse.click(700, 60)
  await page.keyboard.press('Control+z')
  await expectAnnounced(page, `Undone: “${basil}” removed from Friday`)
  await button(page, t.undo).click()
  await expect(task(day(page, 'Friday'), anchovy)).toBeVisible()
  await page.keyboard.press('Control+Shift+Z')
  await expectAnnounced(page, `Redone: “${anchovy}” moved to Monday`)

  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: common.unsaved.keep }).click()
  await expect(task(day(page, 'Monday'), anchovy)).toBeVisible()
  await page.route(/\/challenges\/[^/?]+\/tasks$/, (route) => route.abort('connectionreset'), { times: 1 })
  await button(page, t.save).click()
  await expect(planner(page).getByRole('alert')).toContainText(t.saveFailed)
  await expectSound(page)
  await button(page, t.save).click()
  await expect(page.getByText(t.saved)).toBeVisible()
  await expect(planner(page)).toBeHidden()
  expect(await own.planned()).toEqual(['1 Anchovy', '5 Basil'])
  await own.leave()
})

test('a week is planned with the keyboard alone', async ({ page, context, baseURL }) => {
  const own = await ownWeek(await enterBackoffice(context, baseURL), [
    [0, 3],
    [1, 3],
  ])
  const [anchovy, basil, cumin] = own.names
  const heard = async (text: string) => {
    await expect(planner(page).locator('[id^="DndLiveRegion"]')).toHaveText(text)
    // The keyboard sensor listens from the next tick on.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  }
  await page.goto(`/backoffice/content?tab=challenges&search=${own.mark}`)
  const start = opener(page, own.title).first()
  await press(start)
  await expect(planner(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(start).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(day(page, 'Wednesday')).toBeVisible()

  await planner(page).getByRole('searchbox').focus()
  await page.keyboard.type(cumin)
  await expect(task(library(page), cumin)).toBeVisible()
  await expect(library(page).getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(task(library(page), cumin)).toBeFocused()
  await expect(task(library(page), cumin)).toHaveAccessibleDescription(t.drag.instructions)
  await page.keyboard.press('Space')
  await heard(`“${cumin}” picked up.`)
  await page.keyboard.press('ArrowRight')
  await heard(`“${cumin}” on Wednesday, place 3 of 3.`)
  await page.keyboard.press('ArrowUp')
  await heard(`“${cumin}” on Wednesday, place 2 of 3.`)
  await page.keyboard.press('ArrowRight')
  await heard(`“${cumin}” on Thursday, place 1 of 1.`)
  await page.keyboard.press('Escape')
  await heard(`“${cumin}” stays where it was.`)
  await expect(planner(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await heard(`“${cumin}” picked up.`)
  await page.keyboard.press('ArrowRight')
  await heard(`“${cumin}” on Wednesday, place 3 of 3.`)
  await page.keyboard.press('ArrowUp')
  await heard(`“${cumin}” on Wednesday, place 2 of 3.`)
  await page.keyboard.press('Enter')
  await expectAnnounced(page, `“${cumin}” added to Wednesday, place 2 of 3`)

  // Menu and card of the library's task, then the first day's cards.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(task(day(page, 'Wednesday'), anchovy)).toBeFocused()
  await page.keyboard.press('Space')
  await heard(`“${anchovy}” picked up from Wednesday, place 1 of 3.`)
  await page.keyboard.press('ArrowRight')
  await heard(`“${anchovy}” on Thursday, place 1 of 1.`)
  await page.keyboard.press('ArrowRight')
  await heard(`“${anchovy}” on Friday, place 1 of 1.`)
  await page.keyboard.press('Space')
  await expectAnnounced(page, `“${anchovy}” moved to Friday, place 1 of 1`)
  await expect(task(day(page, 'Friday'), anchovy)).toBeFocused()

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  // The menu moves its focus in a later task than the key event.
  const menu = page.getByRole('menuitem')
  await expect(menu.first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(menu.last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expectAnnounced(page, `“${anchovy}” removed from Friday`)
  await page.keyboard.press('Control+z')
  await expectAnnounced(page, `Undone: “${anchovy}” removed from Friday`)
  await button(page, t.save).focus()
  await page.keyboard.press('Enter')
  await expect(planner(page)).toBeHidden()
  await expect(start).toBeFocused()
  expect(await own.planned()).toEqual(['3 Cumin', '3 Basil', '5 Anchovy'])
  expect(basil).toContain('Basil')
  await own.leave()
})

test('a week is planned with menus on a phone, and concurrent changes are shown before saving', async ({
  page,
  context,
  baseURL,
}) => {
  const own = await ownWeek(await enterBackoffice(context, baseURL), [[0, 3]])
  const [anchovy, basil] = own.names
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, own)
  const options = (place: Locator, name: string) =>
    place.getByRole('button', { name: filled(t.menuOf, { task: name }) })
  const choose = (name: string) => page.getByRole('menuitem', { name, exact: true }).click()
  await options(day(page, 'Wednesday'), anchovy).click()
  await expectSound(page)
  await choose('Move to Sunday')
  await expectAnnounced(page, `“${anchovy}” moved to Sunday, place 1 of 1`)
  await button(page, t.viewTasks).click()
  await planner(page).getByRole('searchbox').fill(own.mark)
  await options(library(page), basil).click()
  await choose('Add to Sunday')
  await expectAnnounced(page, `“${basil}” added to Sunday, place 2 of 2`)
  await button(page, t.viewWeek).click()
  await options(day(page, 'Sunday'), basil).click()
  await choose(t.up)
  await expectAnnounced(page, `“${basil}” moved to Sunday, place 1 of 2`)

  expect((await own.save(2, 7)).status()).toBe(200)
  await button(page, t.save).click()
  const notice = planner(page).getByRole('alert')
  await expect(notice).toContainText(t.conflict.title)
  await expect(task(day(page, 'Sunday'), basil)).toBeVisible()
  await notice.getByRole('button', { name: t.conflict.show }).click()
  await expect(notice).toContainText(`${t.conflict.yours} ${basil}, ${anchovy}`)
  await expect(notice).toContainText(`${t.conflict.theirs} ${own.names[2]}`)
  await expectSound(page)
  await notice.getByRole('button', { name: t.conflict.load }).click()
  await expect(task(day(page, 'Sunday'), own.names[2])).toBeVisible()
  await button(page, t.undo).click()
  await expect(task(day(page, 'Sunday'), basil)).toBeVisible()
  await button(page, t.save).click()
  await expect(planner(page)).toBeHidden()
  expect(await own.planned()).toEqual(['7 Basil', '7 Anchovy'])
  await own.leave()
})

test('the planner fills a week automatically, locks past days, and shows a loading error', async ({
  page,
  context,
  baseURL,
}) => {
  const own = await ownWeek(await enterBackoffice(context, baseURL), [[0, 2]])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/backoffice/content?tab=challenges&search=${own.mark}`)
  const cut = '**/api/v1/tasks?*'
  await page.route(cut, (route) => route.abort('connectionreset'))
  await press(opener(page, own.title).first())
  await expect(planner(page).getByText(t.failed.title)).toBeVisible()
  await page.unroute(cut)
  await button(page, common.retry).click()
  await expect(day(page, 'Tuesday')).toBeVisible()
  await button(page, t.fill.open).click()
  const form = page.getByRole('dialog', { name: t.fill.title })
  const weeks = form.getByRole('spinbutton')
  await expect(weeks).toHaveValue('4')
  await weeks.fill('1.5')
  await form.getByRole('button', { name: t.fill.run }).click()
  await expect(form.getByText(t.fill.weeksError)).toBeVisible()
  await weeks.fill('3')
  await expectSound(page)
  await form.getByRole('button', { name: t.fill.run }).click()
  await expect(form).toBeHidden()
  await expectAnnounced(page, t.deed.filled)
  await expect(task(day(page, 'Tuesday'), own.names[0])).toBeVisible()
  await expect(planner(page).getByText(t.dayEmpty)).toHaveCount(0)
  await button(page, t.undo).click()
  await expect(planner(page).getByText(t.dayEmpty)).toHaveCount(6)
  await page.keyboard.press('Escape')
  await expect(planner(page)).toBeHidden()

  // On a running week's second day the first two days are locked.
  await page.route('**/source', async (route) => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, data: { ...answer.data, hasBegun: true } } })
  })
  await page.clock.setFixedTime('2031-01-02T08:00:00Z')
  await opener(page, own.title).first().click()
  await expect(day(page, 'Thursday').getByText(t.locked, { exact: true })).toBeVisible()
  await expect(planner(page).getByText(t.locked, { exact: true })).toHaveCount(2)
  await button(page, t.clearWeek).click()
  await expect(planner(page).getByText(t.dayEmpty)).toHaveCount(7)
  const menu = library(page).getByRole('button', { name: filled(t.menuOf, { task: own.names[0] }) })
  await planner(page).getByRole('searchbox').fill(own.mark)
  await menu.click()
  await expect(page.getByRole('menuitem')).toHaveCount(5)
  await own.leave()
})
