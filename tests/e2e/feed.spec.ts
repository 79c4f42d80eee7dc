import { expect, type Page } from '@playwright/test'
import { doTask, newFamily, type TestFamily } from '../support/families'
import { expectSound, filled, press, TEXTS, test } from '../support/journey'

const t = TEXTS.en
const words = t.feed

const fresh = (name: string) => `${name} ${Date.now().toString(36)}`
const post = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })
const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text })
const refusal = (code: string, message: string, status = 403) => ({
  status,
  json: { success: false, error: { code, message } },
})

test.describe('a family', () => {
  let ana: TestFamily
  let rui: TestFamily
  let postText: string

  test.beforeAll(async ({ browser }) => {
    rui = await newFamily(browser, { name: fresh('Pomar') })
  })
  test.beforeEach(async ({ browser }) => {
    ana = await newFamily(browser, { name: fresh('Horta'), isPublic: true })
    await rui.call('PUT', `/community/families/${ana.id}/follow`)
    postText = fresh('So green')
    await doTask(ana, { description: postText, showsChild: false })
  })
  test.afterEach(() => ana.leave())
  test.afterAll(() => rui.leave())

  test('likes and comments on a post of another family, and sees both after a reload', async () => {
    const { page } = rui
    await page.goto('/activity-feed')
    const shown = post(page, postText)
    await expect(shown.getByRole('img', { name: /^Photo: / })).toBeVisible()
    const badge = shown
      .locator('span')
      .filter({ hasText: /^Earned: / })
      .locator('svg')
    await expect.poll(async () => (await badge.boundingBox())?.width).toBe(30)
    const like = shown.getByRole('button', { name: /^Like/ })
    await press(like)
    await expect(like).toHaveAccessibleName('Like, 1 like')
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await like.click()
    await expect(like).toHaveAccessibleName('Like')
    await like.click()

    await shown.getByRole('button', { name: 'Comments' }).click()
    const field = shown.getByRole('textbox', { name: words.commentLabel })
    const send = shown.getByRole('button', { name: words.commentSend })
    await field.fill('   ')
    await send.click()
    await expect(shown.getByText(words.noComments)).toBeVisible()
    await field.fill('What a leaf!')
    await send.click()
    await expect(toast(page, words.commentAdded)).toBeVisible()
    await expect(field).toHaveValue('')
    await expectSound(page)

    await page.reload()
    await expect(like).toHaveAccessibleName('Like, 1 like')
    await press(shown.getByRole('button', { name: 'Comments, 1 comment' }))
    await expect(shown.getByText('What a leaf!')).toBeVisible()

    await ana.page.goto('/activity-feed')
    const own = post(ana.page, postText)
    await press(own.getByRole('button', { name: 'Comments, 1 comment' }))
    await own.getByRole('button', { name: filled(words.deleteCommentOf, { name: 'Rosa' }) }).click()
    await ana.page.getByRole('alertdialog').getByRole('button', { name: words.delete }).click()
    await expect(toast(ana.page, words.commentDeleted)).toBeVisible()
    await expect(own.getByText('What a leaf!')).toBeHidden()
    await expect(own.getByRole('textbox', { name: words.commentLabel })).toBeFocused()
  })

  test('sees errors of likes and comments, and keeps the typed comment', async () => {
    const { page } = rui
    await page.goto('/activity-feed')
    const shown = post(page, postText)
    const like = shown.getByRole('button', { name: /^Like/ })
    await page.route('**/like', (route) => route.abort())
    await press(like)
    await expect(toast(page, t.errors.network)).toBeVisible()
    await expect(like).toHaveAccessibleName('Like')
    await expect(like).toHaveAttribute('aria-pressed', 'false')

    await page.route('**/comments', (route) => route.fulfill(refusal('too_many_requests', 'Slowly!', 429)))
    await shown.getByRole('button', { name: 'Comments' }).click()
    const field = shown.getByRole('textbox', { name: words.commentLabel })
    await field.fill('Not lost')
    await shown.getByRole('button', { name: words.commentSend }).click()
    await expect(toast(page, 'Slowly!')).toBeVisible()
    await expect(field).toHaveValue('Not lost')
    await expect(shown.getByText(words.noComments)).toBeVisible()
    await shown.getByRole('button', { name: 'Comments' }).click()
    await expect(field).toBeHidden()
    await shown.getByRole('button', { name: 'Comments' }).click()
    await expect(field).toHaveValue('Not lost')

    const posts: { id: string; description: string }[] = await ana.call('GET', '/feed?limit=50')
    const gone = posts.find(({ description }) => description === postText)
    await ana.call('DELETE', `/feed/${gone?.id}`)
    await page.unroute('**/like')
    await like.click()
    await expect(toast(page, words.gone)).toBeVisible()
    await expect(shown).toBeHidden()
  })

  test('shares a post by a link without photo until it revokes the link', async ({ browser }) => {
    const { page } = ana
    await page.goto('/activity-feed')
    const shown = post(page, postText)
    await press(shown.getByRole('button', { name: words.share }))
    const panel = shown.getByRole('region', { name: /^Share / })
    await panel.getByRole('button', { name: words.makeLink }).click()
    await expect(toast(page, words.linkMade)).toBeVisible()
    const url = await panel.getByRole('textbox', { name: words.link }).inputValue()
    const link = (name: string) => panel.getByRole('link', { name: new RegExp(`^${name}`) })
    const whatsApp = (await link(words.whatsApp).getAttribute('href')) ?? ''
    expect(whatsApp).toContain('https://wa.me/?text=')
    expect(new URL(whatsApp).searchParams.get('text')).toContain(url)
    expect(await link(words.facebook).getAttribute('href')).toBe(
      `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
    )
    for (const name of [words.whatsApp, words.facebook])
      await expect(link(name)).toHaveAttribute('target', '_blank')
    await expectSound(page)

    const outside = await (await browser.newContext({ locale: 'en-US' })).newPage()
    const address = new URL(url).pathname
    await outside.goto(address)
    await expect(outside.getByText(ana.name)).toBeVisible()
    expect(await outside.locator('main img').count()).toBe(0)
    await expectSound(outside)

    await page.reload()
    await press(shown.getByRole('button', { name: words.share }))
    await panel.getByRole('button', { name: words.revoke }).click()
    await expect(toast(page, words.linkRevoked)).toBeVisible()
    await expect(panel.getByRole('button', { name: words.makeLink })).toBeVisible()
    expect((await outside.goto(address))?.status()).toBe(404)
    await outside.context().close()
  })

  test('reports a post, which leaves its list while the focus stays there', async () => {
    const { page } = rui
    await page.goto('/activity-feed')
    const shown = post(page, postText)
    await press(shown.getByRole('button', { name: /^More about this post/ }))
    await page.getByRole('menuitem', { name: words.reportPost }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('radio').first()).toHaveAccessibleName(
      t.report.reason.child_without_permission,
    )
    await press(dialog.getByRole('button', { name: t.report.send }))
    await expect(dialog.getByRole('alert')).toHaveText(t.report.reasonMissing)
    await expectSound(page)
    await page.route('**/api/v1/reports', (route) => route.abort())
    await dialog.getByText(t.report.reason.child_without_permission).click()
    await dialog.getByRole('button', { name: t.report.send }).click()
    await expect(dialog.getByRole('alert')).toHaveText(t.errors.network)
    await page.unroute('**/api/v1/reports')
    await dialog.getByRole('button', { name: t.report.send }).click()
    await expect(toast(page, t.report.sent)).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(shown).toBeHidden()
    await expect(page.locator('main :focus')).toHaveCount(1)
    await page.reload()
    await expect(shown).toBeHidden()

    await ana.page.goto('/activity-feed')
    await expect(post(ana.page, postText).getByText(words.audience.reported)).toBeVisible()
  })
})
