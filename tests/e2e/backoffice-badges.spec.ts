import { readFile } from 'node:fs/promises'
import { expect, type Page, type Route } from '@playwright/test'
import { newFamily } from '../support/families'
import { expectSound, filled, press, signIn, TEXTS, test } from '../support/journey'
import { pdf } from '../support/pdfs'
import { picture } from '../support/pictures'

const t = TEXTS.en
const words = t.badgeEditor
const papers = t.challengeMaterials
const SAME = { 'sec-fetch-site': 'same-origin' }

test.use({ locale: 'en', viewport: { width: 1280, height: 900 } })

test.beforeEach(async ({ context, baseURL }) => {
  await signIn(context, 'admin@brota.example')
  await context.addCookies([{ name: 'brota_environment', value: 'admin', url: baseURL ?? '' }])
})

const field = (page: Page, label: string, language = 0) =>
  page.getByRole('dialog').getByLabel(label, { exact: true }).nth(language)

test('an administrator creates a badge for families, edits it despite a concurrent change, and deletes it', async ({
  page,
  browser,
}) => {
  test.slow()
  const stamp = Date.now()
  const name = `Golden seed ${stamp}`
  await page.goto('/backoffice/content?tab=badges')
  await expect(page.getByRole('table', { name: words.list })).toBeVisible()
  await press(page.getByRole('link', { name: words.new }))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: words.create }).click()
  await expect(field(page, words.name)).toBeFocused()
  await field(page, words.name).fill(name)
  await field(page, words.description).fill('For very many tasks.')
  await field(page, words.name, 1).fill(`Semente de ação ${stamp}`)
  await dialog.getByText(words.kinds.special, { exact: true }).click()
  await dialog.getByLabel(words.what, { exact: true }).selectOption('tasks')
  await dialog.getByLabel(words.counts.tasks).fill('')
  await dialog.getByRole('button', { name: words.create }).click()
  await expect(dialog.getByText(t.errors.badge_rule)).toBeVisible()
  await dialog.getByLabel(words.counts.tasks).fill('9999')
  const preview = dialog.getByRole('region', { name: words.preview })
  await expect(preview.getByText(name)).toBeVisible()
  await expect(preview.getByText('Do 9,999 tasks.')).toBeVisible()
  await expect(dialog.getByText('No family qualifies right now.')).toBeVisible()
  const file = { name: 'seed.png', mimeType: 'image/png', buffer: await picture('png', 64) }
  await dialog.getByLabel(words.picture, { exact: true }).setInputFiles(file)
  await expect(preview.locator('img')).toHaveCount(1)
  await expectSound(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: t.common.unsaved.keep }).click()
  await dialog.getByRole('button', { name: words.create }).click()
  await expect(dialog).toBeHidden({ timeout: 20_000 })

  const family = await newFamily(browser, { name: 'Semente' })
  await family.page.goto('/garden')
  const all = family.page.getByRole('region', { name: t.garden.badges })
  await press(all.getByText(t.badges.showAll, { exact: true }))
  await press(family.page.getByRole('button', { name: filled('{name}: not earned yet', { name }) }))
  await expect(family.page.getByRole('dialog').getByText('Do 9,999 tasks.')).toBeVisible()
  await family.leave()

  await page.getByRole('searchbox', { name: words.search }).fill(`semente de acao ${stamp}`)
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(row).toContainText('Do 9,999 tasks.')
  await expectSound(page)
  await press(row.getByRole('link', { name: filled(words.editOf, { name }) }))
  await field(page, words.description).fill('For more than one can count.')
  const id = new URL(page.url()).searchParams.get('edit')
  const theirs = { description: 'Somebody else was here.', version: '1' }
  const other = await page.request.put(`/api/v1/badges/${id}`, { multipart: theirs, headers: SAME })
  expect(other.status()).toBe(200)
  await dialog.getByRole('button', { name: t.common.save }).click()
  await expect(dialog.getByText(t.backoffice.editor.overtaken)).toBeVisible()
  await expect(field(page, words.description)).toHaveValue('For more than one can count.')
  await dialog.getByRole('button', { name: t.common.save }).click()
  await expect(dialog).toBeHidden({ timeout: 20_000 })
  const { data: badges } = await (await page.request.get('/api/v1/badges')).json()
  const saved = badges.find((badge: { id: string }) => badge.id === id)
  expect(saved.description).toBe('For more than one can count.')

  await press(row.getByRole('link', { name: filled(words.editOf, { name }) }))
  await dialog.getByRole('button', { name: words.delete }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('No family has it yet.')
  await question.getByRole('button', { name: words.delete }).click()
  await expect(page.getByText(words.nothing)).toBeVisible()
})

test('a PDF is added to a challenge, downloaded by a family, and removed', async ({ page, browser }) => {
  test.slow()
  const answer = await page.request.get('/api/v1/challenges?isActive=true')
  const { data } = (await answer.json()) as { data: { id: string; startDate: string }[] }
  // The oldest week; no other test uses it.
  const id = data.map((one) => one).sort((a, b) => a.startDate.localeCompare(b.startDate))[0]?.id
  const name = `Fruit bingo ${Date.now()}`
  await page.goto(`/backoffice/content/challenges/${id}`)
  const section = page.getByRole('region', { name: papers.title })
  await section.scrollIntoViewIfNeeded()
  const choose = async (title: string, buffer: Buffer) => {
    const arriving = page.waitForEvent('filechooser')
    await press(section.getByRole('button', { name: papers.choose }))
    await (await arriving).setFiles({ name: title, mimeType: 'application/pdf', buffer })
  }
  await choose('large.pdf', Buffer.alloc(10 * 1024 * 1024 + 1))
  await expect(section.getByText(t.errors.material_too_large)).toBeVisible()
  await choose('words.pdf', Buffer.from('Just words'))
  await section.getByRole('button', { name: papers.upload }).click()
  await expect(section.getByText(t.errors.material_no_pdf)).toBeVisible()
  await section.getByRole('button', { name: t.common.cancel }).click()
  await expect(section.getByRole('button', { name: papers.choose })).toBeFocused()

  await choose('fruit_bingo.pdf', await pdf(2))
  await expect(section.getByLabel(papers.name)).toHaveValue('fruit bingo')
  await section.getByLabel(papers.name).fill(name)
  const held: Route[] = []
  await page.route('**/materials', (route) => void held.push(route))
  await section.getByRole('button', { name: papers.upload }).click()
  await expect(section.getByRole('progressbar', { name: papers.progress })).toBeVisible()
  await section.getByRole('button', { name: papers.stop }).click()
  await expect(section.getByRole('progressbar')).toBeHidden()
  // An unanswered request would reach the server with the end of its route.
  for (const route of held) await route.abort()
  await page.unrouteAll({ behavior: 'wait' })
  await expect(section.getByLabel(papers.name)).toHaveValue(name)
  await section.getByRole('button', { name: papers.upload }).click()
  const row = section.getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText('2 pages', { timeout: 20_000 })

  const family = await newFamily(browser, { name: 'Bingo' })
  await family.page.goto(`/challenge/${id}`)
  const link = family.page.getByRole('link', { name: filled(t.challenge.downloadOf, { name }) })
  const address = (await link.getAttribute('href')) ?? ''
  const download = family.page.waitForEvent('download')
  await press(link)
  const saved = await download
  expect(saved.suggestedFilename()).toMatch(/^brota-fruit-bingo-\d+\.pdf$/)
  expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await family.leave()

  await press(row.getByRole('button', { name: filled(papers.removeOf, { name }) }))
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: papers.remove }).click()
  // Behind a modal dialog rows have no role and would count as absent.
  await expect(question).toBeHidden({ timeout: 20_000 })
  await expect(row).toBeHidden({ timeout: 20_000 })
  expect((await page.request.get(address)).status()).toBe(404)
})
