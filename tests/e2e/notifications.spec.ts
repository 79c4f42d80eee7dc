import { expect, type Page } from '@playwright/test'
import { doTask, newFamily, type TestFamily } from '../support/families'
import { expectSound, press, TEXTS, test } from '../support/journey'

const fresh = (name: string) => `${name} ${Date.now().toString(36)}`
const bell = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })

for (const language of ['en', 'pt-BR'] as const) {
  const t = TEXTS[language]
  const news = language === 'en' ? 'Notifications: 1 new' : 'Notificações: 1 nova'
  const liked = language === 'en' ? ' liked “' : ' curtiu “'

  test.describe(`notifications in ${language}`, () => {
    let ana: TestFamily
    let rui: TestFamily

    test.beforeAll(async ({ browser }) => {
      ana = await newFamily(browser, { name: fresh('Horta'), isPublic: true, language })
      rui = await newFamily(browser, { name: fresh('Pomar'), language })
    })
    test.afterAll(async () => {
      await ana.leave()
      await rui.leave()
    })

    test('lead from the bell to the post that was liked', async () => {
      const { page } = ana
      await page.goto('/notifications')
      await expect(bell(page, t.notifications.title)).toBeVisible()
      await expect(page.getByRole('heading', { name: t.notifications.emptyTitle })).toBeVisible()
      await expect(page.getByRole('button', { name: t.notifications.readAll })).toHaveCount(0)
      await expectSound(page)

      await doTask(ana, { description: 'So green', showsChild: false })
      const [post] = (await ana.call('GET', `/feed?limit=1&family=${ana.id}`)) as { id: string }[]
      await rui.call('PUT', `/feed/${post?.id}/like`)
      await page.goto('/my-activities')
      await press(bell(page, news))
      const day = page.getByRole('region', { name: t.notifications.today })
      const row = day.getByRole('link', { name: `${rui.name}${liked}` })
      await expect(row).toHaveAccessibleName(new RegExp(`^${t.notifications.new}: `))
      await expectSound(page)

      await press(page.getByRole('button', { name: t.notifications.readAll }))
      await expect(page.getByRole('status').filter({ hasText: t.notifications.allRead })).toBeFocused()
      await expect(row).toHaveAccessibleName(new RegExp(`^${rui.name}`))
      await expect(bell(page, t.notifications.title)).toBeVisible()

      await press(row)
      await expect(page).toHaveURL(/\/activity-feed\?post=/)
      await expect(page.getByRole('article').first()).toContainText('So green')
    })
  })
}

test.describe('a long list of notifications', () => {
  const t = TEXTS.en.notifications

  test('loads more on request, and shows an error with a retry', async ({ browser }) => {
    const ana = await newFamily(browser, { name: fresh('Canteiro') })
    const { page } = ana
    const at = '2026-01-01T12:00:00.000Z'
    const row = (index: number) => ({
      id: `01930000-0000-7000-8000-${String(index).padStart(12, '0')}`,
      kind: 'security',
      at,
      read: true,
      text: `Notification ${index}`,
      path: '/settings/security',
    })
    const page2 = { success: true, data: [row(1)], nextCursor: null, unread: 0 }
    const page1 = { success: true, data: [row(2)], nextCursor: 'more', unread: 0 }
    let isBroken = true
    await page.route('**/api/v1/notifications?*', (route) => {
      if (!route.request().url().includes('cursor=')) return route.fulfill({ json: page1 })
      if (!isBroken) return route.fulfill({ json: page2 })
      isBroken = false
      return route.abort()
    })
    await page.goto('/my-activities')
    await page.goto('/notifications')
    // The router cache is older than the list, which is then read again.
    await press(page.getByRole('link', { name: TEXTS.en.notifications.emptyAction }))
    await expect(page).toHaveURL(/activity-feed/)
    await page.goBack()
    await expect(page.getByText('Notification 2')).toBeVisible()
    await press(page.getByRole('button', { name: t.more }))
    await expect(page.getByRole('alert').filter({ hasText: t.moreFailed })).toBeVisible()
    await expectSound(page)
    await press(page.getByRole('button', { name: TEXTS.en.common.retry }))
    await expect(page.getByText('Notification 1')).toBeVisible()
    await expect(page.getByRole('button', { name: t.more })).toHaveCount(0)
    await ana.leave()
  })
})
