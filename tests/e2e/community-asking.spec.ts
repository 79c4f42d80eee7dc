import { expect, type Page } from '@playwright/test'
import { newFamily } from '../support/families'
import { expectSound, filled, press, TEXTS, test } from '../support/journey'

const t = TEXTS.en
const words = t.community

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
const button = (page: Page, text: string, name: string) =>
  page.getByRole('button', { name: filled(text, { name }), exact: true })
const counter = (page: Page, name: string) =>
  page.locator('dl > div', { hasText: name }).getByRole('definition')
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}( |\\d|$)`) })
const fresh = (name: string) => `${name} ${Date.now().toString(36)}`

test('a family that is not public accepts or declines follow requests, which can be withdrawn', async ({
  browser,
}) => {
  test.slow()
  const shy = await newFamily(browser, { name: fresh('Reservada') })
  const me = await newFamily(browser, { name: fresh('Prado Pede') })
  const [mine, theirs] = [me.page, shy.page]
  const find = () => mine.goto(`/community?search=${encodeURIComponent(shy.name)}`)
  await find()
  await expect(card(mine, shy.name)).toContainText(words.asksFirst)
  const opened = mine.waitForURL(/\?list=requests$/)
  await mine.route('**/follow', (route) => opened.then(() => route.continue()), { times: 1 })
  await press(button(mine, words.noneNamed, shy.name))
  await expect(button(mine, words.pendingNamed, shy.name)).toBeVisible()
  await expect(counter(mine, words.counters.following)).toHaveText('0')

  await press(tab(mine, words.lists.requests))
  await expect(mine).toHaveURL(/\?list=requests$/)
  await press(button(mine, words.pendingNamed, shy.name))
  await expect(mine.getByText(words.empty.sent)).toBeVisible()
  await expect(mine.getByText(`You withdrew your request to ${shy.name}`)).toBeAttached()
  await theirs.goto('/community?list=requests')
  await expect(theirs.getByRole('heading', { name: words.empty.requests.title })).toBeVisible()

  await me.call('PUT', `/community/families/${shy.id}/follow`)
  await theirs.goto('/community')
  await press(theirs.getByRole('link', { name: 'One family is waiting for your answer' }))
  await expect(theirs).toHaveURL(/\?list=requests$/)
  await expect(tab(theirs, words.lists.requests)).toContainText('1')
  await expectSound(theirs)
  await press(button(theirs, words.refuseNamed, me.name))
  await expect(theirs.getByRole('heading', { name: words.empty.requests.title })).toBeVisible()
  await expect(tab(theirs, words.lists.requests)).not.toContainText('1')
  await expect(theirs.getByText(`You declined the request from ${me.name}`)).toBeAttached()
  await find()
  await expect(button(mine, words.noneNamed, shy.name)).toBeVisible()

  await press(button(mine, words.noneNamed, shy.name))
  await expect(mine.getByText(`You asked to follow ${shy.name}`)).toBeAttached()
  await theirs.reload()
  await theirs.route(/\/requests\/[^/?]+$/, (route) => route.abort())
  await press(button(theirs, words.acceptNamed, me.name))
  await expect(theirs.getByText(`${words.followerFailed}. ${t.errors.network}`)).toBeVisible()
  await expect(card(theirs, me.name)).toBeVisible()
  await expect(counter(theirs, words.counters.followers)).toHaveText('0')
  await theirs.unroute(/\/requests\/[^/?]+$/)
  await press(button(theirs, words.acceptNamed, me.name))
  await expect(card(theirs, me.name)).toBeHidden()
  await expect(counter(theirs, words.counters.followers)).toHaveText('1')
  await expect(theirs.getByText(`${me.name} now follows you`)).toBeAttached()

  await mine.reload()
  await press(button(mine, words.acceptedNamed, shy.name))
  const question = mine.getByRole('alertdialog')
  await expect(question).toContainText(words.unfollowText)
  await press(question.getByRole('button', { name: t.common.cancel }))
  await expect(button(mine, words.acceptedNamed, shy.name)).toBeFocused()

  await press(tab(theirs, words.lists.followers))
  await expect(theirs).toHaveURL(/\?list=followers$/)
  await expect(theirs.getByRole('link', { name: words.waiting })).toBeHidden()
  await press(button(theirs, words.removeNamed, me.name))
  await expect(theirs.getByRole('heading', { name: words.empty.followers.title })).toBeVisible()
  await expect(counter(theirs, words.counters.followers)).toHaveText('0')
  await expect(theirs.getByText(`${me.name} no longer follows you`)).toBeAttached()
  await mine.reload()
  await expect(button(mine, words.noneNamed, shy.name)).toBeVisible()
  await me.leave()
  await shy.leave()
})

test('a family is followed, blocked and unblocked with the keyboard alone', async ({ browser }) => {
  test.slow()
  const loud = await newFamily(browser, { name: fresh('Barulhenta'), isPublic: true })
  const me = await newFamily(browser, { name: fresh('Prado Teclado') })
  const { page } = me
  await loud.call('PUT', `/community/families/${me.id}/follow`)
  // On a small phone only the family's page has the menu.
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/community')
  await press(page.getByRole('searchbox', { name: words.search }))
  await page.keyboard.type(loud.name)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: loud.name })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(page, words.noneNamed, loud.name)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(page, words.moreOf, loud.name)).toBeFocused()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: loud.name })
  await expect(sheet).toBeVisible()
  await expectSound(page)
  await expect(sheet.getByRole('button', { name: t.report.report })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(button(page, words.moreOf, loud.name)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(button(page, words.noneNamed, loud.name)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button(page, words.acceptedNamed, loud.name)).toBeFocused()

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(sheet).toBeVisible()
  await sheet.getByRole('button', { name: words.block }).focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(words.blockText)
  await expectSound(page)
  await question.getByRole('button', { name: words.block }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: words.nothingTitle })).toBeVisible()
  await expect(page.getByText(`You blocked ${loud.name}`)).toBeAttached()
  await expect(counter(page, words.counters.following)).toHaveText('0')
  expect(await loud.call('GET', `/community/families?search=${encodeURIComponent(me.name)}`)).toEqual([])

  await tab(page, words.lists.discover).focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?list=blocked$/)
  await expectSound(page)
  await button(page, words.unblockNamed, loud.name).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: words.empty.blocked.title })).toBeVisible()
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('tabindex'))
  expect(await focused()).toBe('-1')
  await me.leave()
  await loud.leave()
})

for (const language of ['en', 'pt-BR'] as const) {
  test(`every community list shows a text when it is empty (${language})`, async ({ browser }) => {
    const { community } = TEXTS[language]
    const me = await newFamily(browser, { name: fresh('Prado Só'), language })
    for (const list of ['following', 'followers', 'requests', 'blocked'] as const) {
      await me.page.goto(`/community?list=${list}`)
      await expect(me.page.getByRole('heading', { name: community.empty[list].title })).toBeVisible()
      await expect(me.page.getByRole('tab', { selected: true })).toHaveText(community.lists[list])
      const way = me.page.getByRole('tabpanel').getByRole('link', { name: community.toDiscover })
      await expect(way).toHaveAttribute('href', '/community')
    }
    await expectSound(me.page)
    await me.leave()
  })
}
