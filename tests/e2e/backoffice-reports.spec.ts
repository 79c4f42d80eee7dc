import { expect, type Page } from '@playwright/test'
import { doTask, newFamily } from '../support/families'
import { expectSound, filled, press, signIn, TEXTS, test } from '../support/journey'

const t = TEXTS.en
const words = t.moderation
const log = t.auditLog
const SAME = { 'sec-fetch-site': 'same-origin' }

test.use({ locale: 'en', viewport: { width: 1280, height: 900 } })

test.beforeEach(async ({ context, baseURL }) => {
  await signIn(context, 'admin@brota.example')
  await context.addCookies([{ name: 'brota_environment', value: 'admin', url: baseURL ?? '' }])
})

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

test('an administrator reviews and decides reports, and the audit log records the decisions', async ({
  page,
  browser,
}) => {
  test.slow()
  const mark = Date.now().toString(36)
  const seen = await newFamily(browser, { name: `Vista ${mark}`, isPublic: true })
  const seeing = await newFamily(browser, { name: `Olho ${mark}` })
  await doTask(seen, { description: 'All of us in the park' })
  const [post] = await seen.call('GET', '/feed')
  const report = (by: typeof seen, kind: string, id: string, reason: string) =>
    by.call('POST', '/reports', { kind, id, reason })
  const comment = await seeing.call('POST', `/feed/${post.id}/comments`, { content: 'Buy cheap watches' })
  await report(seen, 'comment', comment.id, 'spam')
  const onFamily = await report(seeing, 'family', seen.id, 'bullying')
  await report(seeing, 'post', post.id, 'child_without_permission')

  const ofPost = card(page, `Post by ${seen.name}`)
  const ofFamily = card(page, seen.name)
  const ofComment = card(page, `Comment by ${seeing.name}`)
  await page.goto('/backoffice/reports')
  await expect(ofPost.getByText('All of us in the park')).toBeVisible()
  await expect(page.getByRole('link', { name: t.backoffice.reports })).toHaveText(/[1-9]\d* open$/)
  await press(ofPost.getByRole('button', { name: words.photo.show }))
  const photo = ofPost.getByRole('img', { name: words.photo.alt })
  const width = () => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)
  await expect.poll(width, { timeout: 30_000 }).toBeGreaterThan(0)
  await expectSound(page)

  // Showing a child again needs a confirmation; then the next report has the focus.
  await ofPost.getByRole('button', { name: words.dismiss }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: words.confirm.child.do }).click()
  await expect(ofPost.getByText(words.decided.dismissed)).toBeVisible()
  await expect(page.locator('h2:focus')).toHaveCount(1)
  await expect(photo).toHaveCount(0)

  const url = `/api/v1/admin/reports/${onFamily.id}`
  await page.request.put(url, { data: { status: 'dismissed' }, headers: SAME })
  await ofFamily.getByRole('button', { name: words.uphold }).click()
  const question = page.getByRole('alertdialog', { name: `Hide everything from ${seen.name}?` })
  await question.getByRole('button', { name: words.confirm.family.do }).click()
  await expect(ofFamily.getByRole('alert')).toContainText(words.status.dismissed)
  await ofComment.getByRole('button', { name: words.uphold }).click()
  await expect(ofComment.getByText(words.decided.upheld)).toBeVisible()
  expect((await seen.call('GET', `/feed/${post.id}/comments`)).length).toBe(0)

  await press(page.getByRole('tab', { name: words.status.upheld }))
  await expect(page).toHaveURL(/status=upheld/)
  await page.getByLabel(words.filter.kind).selectOption('comment')
  await expect(ofComment.getByText('Buy cheap watches')).toBeVisible()
  await expect(ofPost).toHaveCount(0)
  await page.goto('/backoffice/reports?status=upheld&kind=family&reason=other&page=nonsense')
  await expect(page.getByRole('heading', { name: words.emptyFilteredTitle })).toBeVisible()

  const rows = page.getByRole('table', { name: log.table }).locator('tbody tr')
  await page.goto('/backoffice/audit?search=admin@brota.example&subject=post')
  const row = rows.filter({ hasText: log.action.report.dismissed }).first()
  await expect(row).toContainText(log.value.child_without_permission)
  await expectSound(page)
  await page.goto(`/pt-BR/backoffice/audit?subjectId=${post.id}`)
  const pt = TEXTS['pt-BR'].auditLog
  await expect(
    page.getByText(filled(pt.filter.only, { name: `${pt.subject.post} ${post.id.slice(-8)}` })),
  ).toBeVisible()
  await expect(page.getByRole('table').locator('tbody tr:has(td)')).toHaveCount(1)
  await page.getByLabel(pt.filter.from, { exact: true }).fill('2999-01-01')
  await expect(page.getByRole('heading', { name: pt.emptyTitle })).toBeVisible()
  await page.getByRole('link', { name: pt.filter.clear }).click()
  await expect(page).toHaveURL(/\/backoffice\/audit$/)
  const { nextCursor } = await (await page.request.get('/api/v1/admin/audit?limit=1')).json()
  await page.goto(`/pt-BR/backoffice/audit?page=${nextCursor}`)
  await page.getByRole('link', { name: pt.newest }).click()
  await expect(page).toHaveURL(/\/backoffice\/audit$/)
  await seen.leave()
  await seeing.leave()
})
