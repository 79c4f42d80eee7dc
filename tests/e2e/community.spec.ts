import { expect, type Page } from '@playwright/test'
import { newFamily, type TestFamily } from '../support/families'
import { expectSound, filled, press, TEXTS, test } from '../support/journey'

const t = TEXTS.en
const words = t.community

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
const button = (page: Page, text: string, name: string) =>
  page.getByRole('button', { name: filled(text, { name }), exact: true })
const counter = (page: Page, name: string) =>
  page.locator('dl > div', { hasText: name }).getByRole('definition')
const field = (page: Page) => page.getByRole('searchbox', { name: words.search })
const fresh = (name: string) => `${name} ${Date.now().toString(36)}`

const CARD = { avatar: null, members: 2, badges: 1, isPublic: true, isFollowing: false, status: 'none' }
const cards = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...CARD,
    id: `00000000-0000-4000-8000-${prefix}${String(index).padStart(8, '0')}`,
    name: `${prefix} ${index}`,
  }))
const answer = (data: unknown, nextCursor: string | null = null) => ({
  json: { success: true, data, nextCursor },
})
const refusal = (code: string, message: string, status = 403) => ({
  status,
  json: { success: false, error: { code, message } },
})

test.describe('the community search', () => {
  let me: TestFamily
  test.beforeEach(async ({ browser }) => {
    me = await newFamily(browser, { name: fresh('Prado Lupa') })
  })
  test.afterEach(() => me.leave())

  test('ignores accents and case, keeps the query in the URL, and can be cleared', async () => {
    const { page } = me
    await page.goto('/community')
    await press(field(page))
    const steps = await page.evaluate(() => history.length)
    await page.keyboard.type('FAMILIA oliv')
    await expect(card(page, 'Família Oliveira')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('status').filter({ hasText: 'One family found' })).toBeVisible()
    await expect(page).toHaveURL(/\?search=FAMILIA\+oliv$/)
    expect(await page.evaluate(() => history.length)).toBe(steps)
    await page.reload()
    await expect(field(page)).toHaveValue('FAMILIA oliv')
    await expect(page.getByRole('article')).toHaveCount(1)
    await press(page.getByRole('button', { name: words.clear }))
    await expect(field(page)).toBeFocused()
    await expect(page).toHaveURL(/\/community$/)
    await expect(page.getByRole('article').nth(5)).toBeVisible()

    await field(page).fill('zz no such family')
    await expect(page.getByRole('heading', { name: words.nothingTitle })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
    await expectSound(page)
    await press(page.getByRole('button', { name: words.nothingAction }))
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(field(page)).toHaveValue('')
  })

  test('ignores a response that arrives after that of a later search', async () => {
    const { page } = me
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/families\?.*search=slow/, async (route) => {
      await held
      await route.fulfill(answer(cards('5100', 3)))
    })
    await page.route(/families\?.*search=quick/, (route) => route.fulfill(answer(cards('9c00', 1))))
    await page.goto('/community')
    await press(field(page))
    const asked = page.waitForRequest(/search=slow/)
    await field(page).fill('slow')
    await asked
    await field(page).fill('quick')
    await expect(card(page, '9c00 0')).toBeVisible()
    const late = page.waitForResponse(/search=slow/)
    release()
    await late
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(card(page, '9c00 0')).toBeVisible()
  })

  test('shows an error with a retry, and loads more families on scroll', async () => {
    const { page } = me
    const first = cards('aa00', 36)
    let broken = true
    await page.route(/families\?.*search=many/, (route) => {
      if (broken) return route.abort()
      const next = route.request().url().includes('cursor=next')
      return route.fulfill(next ? answer(cards('bb00', 4)) : answer(first, 'next'))
    })
    await page.goto('/community')
    await press(field(page))
    await field(page).fill('many')
    await expect(page.getByRole('tabpanel').getByRole('alert')).toContainText(words.loadFailed)
    await expect(page.getByRole('tabpanel').getByRole('alert')).toContainText(t.errors.network)
    await expect(page.getByRole('article')).toHaveCount(0)
    broken = false
    await press(page.getByRole('button', { name: t.common.retry }))
    await expect(card(page, 'aa00 35')).toBeAttached()
    await expect(page.getByText('More than 36 families found')).toBeVisible()
    broken = true
    await card(page, 'aa00 35').scrollIntoViewIfNeeded()
    await expect(page.getByRole('tabpanel').getByRole('alert')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(36)
    broken = false
    await press(page.getByRole('button', { name: t.common.retry }))
    await expect(card(page, 'bb00 3')).toBeAttached()
    await expect(page.getByRole('article')).toHaveCount(40)
    await expect(page.getByText('40 families found')).toBeVisible()
  })
})

test('a public family is followed and unfollowed immediately, without request or confirmation', async ({
  browser,
}) => {
  const open = await newFamily(browser, { name: fresh('Aberta'), isPublic: true })
  const me = await newFamily(browser, { name: fresh('Prado Amigo') })
  const { page } = me
  await page.goto(`/community?search=${encodeURIComponent(open.name)}`)
  await press(button(page, words.noneNamed, open.name))
  await expect(button(page, words.acceptedNamed, open.name)).toBeVisible()
  await expect(counter(page, words.counters.following)).toHaveText('1')
  await expect(page.getByText(`You now follow ${open.name}`)).toBeAttached()
  await press(page.getByRole('tab', { name: words.lists.following, exact: true }))
  await expect(page).toHaveURL(/\?list=following$/)
  await expect(card(page, open.name)).toBeVisible()
  await expectSound(page)
  await open.page.goto('/community?list=followers')
  await expect(card(open.page, me.name)).toBeVisible()

  await press(button(page, words.acceptedNamed, open.name))
  await expect(button(page, words.noneNamed, open.name)).toBeVisible()
  await expect(counter(page, words.counters.following)).toHaveText('0')
  await page.goBack()
  await expect(button(page, words.noneNamed, open.name)).toBeVisible()

  await me.leave()
  await open.leave()
})

test('a refused follow or unfollow is reverted and shows the reason', async ({ browser }) => {
  const open = await newFamily(browser, { name: fresh('Firme'), isPublic: true })
  const me = await newFamily(browser, { name: fresh('Prado Teimoso'), language: 'en' })
  const { page } = me
  await page.goto(`/community?search=${encodeURIComponent(open.name)}`)
  const follow = '**/follow'
  await page.route(follow, (route) => route.fulfill(refusal('changed_meanwhile', 'The reason.', 409)))
  await press(button(page, words.noneNamed, open.name))
  await expect(page.getByText(`${words.followFailed}. The reason.`)).toBeVisible()
  await expect(button(page, words.noneNamed, open.name)).toBeVisible()
  await expect(counter(page, words.counters.following)).toHaveText('0')
  await page.unroute(follow)

  await press(button(page, words.noneNamed, open.name))
  await expect(button(page, words.acceptedNamed, open.name)).toBeVisible()
  await page.route(follow, (route) => route.abort())
  await press(button(page, words.acceptedNamed, open.name))
  await expect(page.getByText(`${words.unfollowFailed}. ${t.errors.network}`)).toBeVisible()
  await expect(button(page, words.acceptedNamed, open.name)).toBeVisible()
  await expect(counter(page, words.counters.following)).toHaveText('1')
  await page.unroute(follow)
  await press(button(page, words.acceptedNamed, open.name))
  await expect(button(page, words.noneNamed, open.name)).toBeVisible()

  await page.route(follow, (route) => route.fulfill(refusal('email_not_verified', 'First confirm.')))
  await press(button(page, words.noneNamed, open.name))
  const dialog = page.getByRole('dialog', { name: words.verify.title })
  await expect(dialog).toBeVisible()
  await expectSound(page)
  await press(dialog.getByRole('button', { name: words.verify.resend }))
  await expect(page.getByText(words.verify.sent)).toBeVisible()
  await expect(button(page, words.noneNamed, open.name)).toBeFocused()
  await expect(counter(page, words.counters.following)).toHaveText('0')
  await me.leave()
  await open.leave()
})

test('a quick follow and unfollow are sent to the server in order', async ({ browser }) => {
  const open = await newFamily(browser, { name: fresh('Rápida'), isPublic: true })
  const me = await newFamily(browser, { name: fresh('Prado Ligeiro') })
  const { page } = me
  const sent: string[] = []
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/follow', async (route) => {
    sent.push(route.request().method())
    await held
    await route.continue()
  })
  await page.goto(`/community?search=${encodeURIComponent(open.name)}`)
  await press(button(page, words.noneNamed, open.name))
  await press(button(page, words.acceptedNamed, open.name))
  await expect(button(page, words.noneNamed, open.name)).toBeVisible()
  expect(sent).toEqual(['PUT'])
  release()
  await expect(page.getByText(`You no longer follow ${open.name}`)).toBeAttached()
  expect(sent).toEqual(['PUT', 'DELETE'])
  await expect(button(page, words.noneNamed, open.name)).toBeVisible()
  await expect(counter(page, words.counters.following)).toHaveText('0')
  expect((await me.call('GET', '/community/summary')).following).toBe(0)
  await me.leave()
  await open.leave()
})
