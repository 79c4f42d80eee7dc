import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Analytics } from '@/lib/features/analytics/schema'
import { expectSound, press, signIn, TEXTS, test } from '../support/journey'

const t = TEXTS.en
const words = t.analytics

test.beforeEach(async ({ context, baseURL }) => {
  await signIn(context, 'admin@brota.example')
  await context.addCookies([{ name: 'brota_environment', value: 'admin', url: baseURL ?? '' }])
})

const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })

async function downloadFile(page: Page, button: Locator) {
  const [download] = await Promise.all([page.waitForEvent('download'), press(button)])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

/** Counts a month's days from the first with completions, as none came before. */
async function countSteps(page: Page): Promise<number> {
  const response = await page.request.get('/api/v1/admin/analytics?range=month')
  const { data }: { data: Analytics } = await response.json()
  expect(data.growth).toHaveLength(28)
  if (data.previous.engagement.completions !== 0) return 28
  const first = data.growth.findIndex(({ completions }) => completions !== 0)
  return 28 - Math.max(first, 0)
}

test('the dashboard shows figures and recent events, and links to quick actions', async ({ page }) => {
  await page.goto('/backoffice')
  const figures = page.locator('dl').first()
  for (const name of ['totalUsers', 'activeFamilies', 'challengesCompleted', 'contentItems'] as const) {
    await expect(figures.getByRole('link', { name: t.backoffice[name], exact: true })).toBeVisible()
  }
  await expect(figures.getByRole('link', { name: t.backoffice.totalUsers })).toHaveAttribute(
    'href',
    /\/backoffice\/users$/,
  )
  await expect(page.getByRole('heading', { name: t.dashboard.recent })).toBeVisible()
  const actions = section(page, t.dashboard.actions)
  // One link: a quick action, or in the warning that next week has no challenge.
  await expect(page.getByRole('link', { name: t.dashboard.newChallenge })).toHaveAttribute(
    'href',
    /content\?tab=challenges&new=/,
  )
  await expect(actions.getByRole('link', { name: t.dashboard.addUser })).toHaveAttribute('href', /users\?new/)
  const report = await downloadFile(page, actions.getByRole('link', { name: t.dashboard.exportReport }))
  expect(report.name).toBe('brota-month.pdf')
  expect(report.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  await expectSound(page)
})

test('the analytics page keeps its range in the URL, shows charts as tables, and exports files', async ({
  page,
}) => {
  await page.goto('/backoffice/analytics?range=week')
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  await expect(tab(words.rangeShort.week)).toHaveAttribute('aria-selected', 'true')
  await press(tab(words.rangeShort.year))
  await expect(page).toHaveURL(/\?range=year$/)
  await expect(page.getByRole('tabpanel', { name: words.rangeShort.year })).toBeVisible()
  await page.goBack()
  await expect(tab(words.rangeShort.week)).toHaveAttribute('aria-selected', 'true')
  await page.goto('/backoffice/analytics?range=decade')
  await expect(tab(words.rangeShort.month)).toHaveAttribute('aria-selected', 'true')

  const done = section(page, words.completionsPerDay)
  const chart = done.getByRole('img')
  const steps = await countSteps(page)
  await expect(chart).toHaveAccessibleName(new RegExp(`: ${steps} intervals? from`))
  await expect(done.getByRole('table')).toBeHidden()
  await press(done.getByRole('tab', { name: words.chart }))
  await page.keyboard.press('ArrowRight')
  const table = done.getByRole('table', { name: words.completionsPerDay })
  await expect(table.getByRole('row')).toHaveCount(steps + 1)
  await expect(table.getByRole('rowheader').first()).toHaveText(/^\d\d\/\d\d\/\d{4}$/)
  const retention = section(page, words.retention)
  await expect(retention.getByRole('rowheader', { name: words.allCohorts })).toBeVisible()
  await expectSound(page)

  const csv = await downloadFile(page, page.getByRole('link', { name: words.exportCsv }))
  expect(csv.name).toBe('brota-month.csv')
  expect(csv.bytes.toString()).toContain(`${words.figure.total},`)
  expect(csv.bytes.toString()).toContain(words.withheldNote)
  const pdf = await downloadFile(page, page.getByRole('link', { name: words.exportPdf }))
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')

  await page.route('**/api/v1/admin/analytics/export*', (route) => route.abort())
  await press(page.getByRole('link', { name: words.exportCsv }))
  await expect(page.getByText(t.errors.network)).toBeVisible()
  await expect(page.getByRole('link', { name: words.exportCsv })).not.toHaveAttribute('aria-busy', 'true')
})

test('the analytics page fits on a phone in Portuguese', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'NEXT_LOCALE', value: 'pt-BR', url: baseURL ?? '' }])
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/pt-BR/backoffice/analytics?range=quarter')
  const pt = TEXTS['pt-BR'].analytics
  await expect(page.getByRole('heading', { level: 2, name: pt.retention, exact: true })).toBeVisible()
  await expectSound(page)
})
