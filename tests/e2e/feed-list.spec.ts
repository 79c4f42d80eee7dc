import { expect, type Page } from '@playwright/test'
import { doTask, newFamily, type TestFamily } from '../support/families'
import { expectSound, filled, press, TEXTS, test } from '../support/journey'

const fresh = (name: string) => `${name} ${Date.now().toString(36)}`
const post = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })
const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text })
const lookAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))
const list = (data: unknown[]) => ({ json: { success: true, data, nextCursor: null } })

test.describe('the feed list', () => {
  const t = TEXTS.en
  const words = t.feed
  const newPosts = (page: Page) => page.getByRole('button', { name: /^\d+ new posts?$/ })
  let rui: TestFamily
  test.beforeAll(async ({ browser }) => {
    rui = await newFamily(browser, { name: fresh('Pomar') })
  })
  test.afterAll(() => rui.leave())

  test('announces new posts, and shows them only when the user asks for them', async ({ browser }) => {
    const ana = await newFamily(browser, { name: fresh('Horta'), isPublic: true })
    const { page } = rui
    await page.goto('/activity-feed')
    const first = page.getByRole('article').first()
    await first.scrollIntoViewIfNeeded()
    const place = (await first.boundingBox())?.y
    const postText = fresh('Straight from the garden')
    await doTask(ana, { description: postText })
    await expect(async () => {
      await lookAgain(page)
      await expect(newPosts(page)).toBeVisible({ timeout: 1000 })
    }).toPass()
    expect((await first.boundingBox())?.y).toBe(place)
    await expect(post(page, postText)).toHaveCount(0)
    await expectSound(page)

    await page.route('**/api/v1/feed?*', (route) => route.abort())
    await newPosts(page).click()
    await expect(toast(page, t.errors.network)).toBeVisible()
    await page.unroute('**/api/v1/feed?*')
    await newPosts(page).click()
    // A photo of a child stays in its family.
    await expect(post(page, postText)).toContainText(filled(words.photoHidden, { family: ana.name }))
    await expect(post(page, postText).locator('img')).toHaveCount(0)
    await expect(newPosts(page)).toHaveCount(0)
    await expect(page.getByRole('region', { name: words.posts })).toBeFocused()

    const { id } = await ana.call('GET', '/auth/me')
    await ana.call('PUT', `/user/${id}/privacy`, { showChildPhotos: true })
    await page.reload()
    await expect(post(page, postText).getByRole('img', { name: /^Photo: / })).toBeVisible()
    await ana.leave()
  })

  test('loads more posts on scroll or by button, and offers a retry after an error', async () => {
    const { page } = rui
    await page.route('**/api/v1/feed?*', (route) => route.abort())
    await page.goto('/activity-feed')
    await expect(page.getByRole('article')).toHaveCount(10)
    await page.getByRole('article').last().scrollIntoViewIfNeeded()
    const failed = page.getByRole('alert').filter({ hasText: words.moreFailed })
    await expect(failed).toBeVisible()
    await expectSound(page)
    await page.unroute('**/api/v1/feed?*')
    await failed.getByRole('button', { name: t.common.retry }).click()
    await expect(page.getByRole('article').nth(10)).toBeAttached()
    await expect(failed).toBeHidden()

    const calm = await rui.context.newPage()
    await calm.addInitScript(() => {
      // A browser whose observer never reports the end.
      window.IntersectionObserver = class extends window.IntersectionObserver {
        override observe() {}
      }
    })
    await calm.goto('/activity-feed')
    await press(calm.getByRole('button', { name: words.showMore }))
    const posts = calm.getByRole('listitem').filter({ has: calm.getByRole('article') })
    await expect(posts.nth(10)).toBeFocused()
    await calm.close()
  })

  test('links to tasks and families when it is empty', async () => {
    const { page } = rui
    await page.route('**/feed/news?*', (route) =>
      route.fulfill({ json: { success: true, data: { count: 1 } } }),
    )
    await page.route('**/api/v1/feed?*', (route) => route.fulfill(list([])))
    await page.goto('/activity-feed')
    await expect(async () => {
      await lookAgain(page)
      await expect(newPosts(page)).toBeVisible({ timeout: 1000 })
    }).toPass()
    await newPosts(page).click()
    await expect(page.getByRole('heading', { name: words.emptyTitle })).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
    await expect(page.getByRole('link', { name: words.emptyTask })).toHaveAttribute(
      'href',
      /\/challenge\/current$/,
    )
    await expect(page.getByRole('link', { name: words.emptyFamilies }).last()).toHaveAttribute(
      'href',
      /\/community$/,
    )
    await expectSound(page)
  })

  test('lets the author turn comments off and on', async () => {
    const { page } = rui
    const postText = fresh('Quiet')
    await doTask(rui, { description: postText })
    await page.goto('/activity-feed')
    const own = post(page, postText)
    const choose = async (item: string) => {
      await press(own.getByRole('button', { name: /^More about this post/ }))
      await page.getByRole('menuitem', { name: item }).click()
    }
    await choose(words.closeComments)
    await expect(toast(page, words.commentsClosed)).toBeVisible()
    await press(own.getByRole('button', { name: /^Comments/ }))
    await expect(own.getByText(words.commentsAreOff)).toBeVisible()
    await expect(own.getByRole('textbox', { name: words.commentLabel })).toHaveCount(0)
    await expectSound(page)
    await choose(words.openComments)
    await expect(own.getByRole('textbox', { name: words.commentLabel })).toBeVisible()
  })

  test('works with the keyboard alone', async ({ browser }) => {
    // On a Monday a family has few open tasks.
    const family = await newFamily(browser, { name: fresh('Canteiro') })
    const { page } = family
    const postText = fresh('By hand')
    await doTask(family, { description: postText })
    await page.goto('/activity-feed')
    const own = post(page, postText)
    const like = own.getByRole('button', { name: /^Like/ })
    await expect(async () => {
      await like.focus()
      await page.keyboard.press('Space')
      await expect(like).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 })
    }).toPass()
    // Past the cheers.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const field = own.getByRole('textbox', { name: words.commentLabel })
    await expect(field).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(field).toBeFocused()
    await page.keyboard.type('First line')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('second line')
    await page.keyboard.press('Enter')
    await expect(own.getByText('First line\nsecond line')).toBeVisible()

    const menu = own.getByRole('button', { name: /^More about this post/ })
    const goToDelete = async () => {
      await page.keyboard.press('Enter')
      await expect(page.getByRole('menuitem', { name: words.closeComments })).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('menuitem', { name: words.deletePost })).toBeFocused()
    }
    await menu.focus()
    await goToDelete()
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
    await goToDelete()
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(words.deleteText)
    await expectSound(page)
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
    await goToDelete()
    await page.keyboard.press('Enter')
    await question.getByRole('button', { name: words.delete }).focus()
    await page.keyboard.press('Enter')
    await expect(toast(page, words.deleted)).toBeVisible()
    await expect(own).toHaveCount(0)
    await expect(page.locator('main :focus')).toHaveCount(1)

    await page.goto('/my-activities')
    await expect(page.getByText(postText)).toBeVisible()
    await family.leave()
  })
})
