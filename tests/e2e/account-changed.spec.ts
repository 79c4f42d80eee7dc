import { expect } from '@playwright/test'
import { doTask, newFamily } from '../support/families'
import { expectSound, press, TEXTS, test } from '../support/journey'
import { fillDialog, signUpFamily } from '../support/queued-photos'

const t = TEXTS.en

test.describe('the account check of a page', () => {
  test.use({ locale: 'en', viewport: { width: 360, height: 740 } })

  test('prevents completions and likes for an account that another tab signed in, and offers to reload', async ({
    context,
    browser,
  }) => {
    const author = await newFamily(browser, { name: `Horta ${Date.now().toString(36)}`, isPublic: true })
    const note = `So green ${Date.now().toString(36)}`
    await doTask(author, { description: note, showsChild: false })

    await signUpFamily(context, 'en')
    const first = { week: await context.newPage(), feed: await context.newPage() }
    await first.week.goto('/challenge/current')
    const sent = first.week.waitForRequest((request) => request.method() === 'POST')
    await first.feed.goto('/activity-feed')
    const post = first.feed.getByRole('article').filter({ hasText: note })
    await expect(post).toBeVisible()

    await signUpFamily(context, 'en')
    const second = await context.newPage()
    await second.goto('/my-activities')
    const account = await second.locator('html').getAttribute('data-account')

    const dialog = await fillDialog(first.week, t, 'Mud on every boot')
    await dialog.getByRole('button', { name: t.complete.send, exact: true }).click()
    const owner = await first.week.locator('html').getAttribute('data-account')
    expect((await sent).headers()['x-account']).toBe(owner)
    expect(owner).not.toBe(account)
    const notice = first.week.getByRole('alertdialog', { name: t.common.accountChanged })
    await expect(notice).toContainText(t.errors.account_changed)
    await expectSound(first.week)

    await press(post.getByRole('button', { name: /^Like/ }))
    await expect(first.feed.getByRole('alertdialog', { name: t.common.accountChanged })).toBeVisible()

    const mine = await (await context.request.get('/api/v1/activities')).json()
    expect(mine.data).toEqual([])
    const { data: posts } = await (await author.context.request.get('/api/v1/feed')).json()
    expect(posts.find((one: { description: string }) => one.description === note).likeCount).toBe(0)

    await notice.getByRole('button', { name: t.common.reload }).click()
    await expect(first.week.locator('html')).toHaveAttribute('data-account', account ?? '')
    await expect(first.week.getByRole('alertdialog')).toBeHidden()
    await author.leave()
  })

  test('shows one notice and no data of the account that another tab signed in', async ({ context }) => {
    const own = await signUpFamily(context, 'en')
    const page = await context.newPage()
    await page.goto('/family-management')
    // A first toast, so that the next one does not come later than the dialog.
    await press(page.getByRole('button', { name: t.family.copy, exact: true }))
    await expect(
      page.getByRole('region', { name: t.common.notifications }).getByRole('listitem'),
    ).toBeVisible()
    const other = await signUpFamily(context, 'en')
    await page.getByRole('button', { name: t.family.renew, exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: t.family.renewConfirm }).click()
    await expect(page.getByRole('alertdialog', { name: t.common.accountChanged })).toBeVisible()
    await expect(page.getByText(t.errors.account_changed)).toHaveCount(1)
    await page.waitForLoadState('networkidle')
    await expect(page.getByTitle(own)).toBeVisible()
    await expect(page.getByTitle(other)).toHaveCount(0)
  })

  test('refuses to sign out the account of another tab with status 409', async ({ context }) => {
    await signUpFamily(context, 'en')
    const page = await context.newPage()
    await page.goto('/my-activities')
    await signUpFamily(context, 'en')
    const { data: me } = await (await context.request.get('/api/v1/auth/me')).json()
    const status = await page.evaluate(async () => {
      const headers = { 'x-account': document.documentElement.dataset.account ?? '' }
      return (await fetch('/api/v1/auth/logout', { method: 'POST', headers })).status
    })
    expect(status).toBe(409)
    expect((await (await context.request.get('/api/v1/auth/me')).json()).data.id).toBe(me.id)
  })

  test('has no account ID to send when no user is signed in', async ({ page }) => {
    await page.goto('/login')
    await expect(page.locator('html')).not.toHaveAttribute('data-account')
  })
})
