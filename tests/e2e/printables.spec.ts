import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { newFamily } from '../support/families'
import { expectSound, filled, press, TEXTS, test } from '../support/journey'

const t = TEXTS.en
const words = t.challenge

test.use({ locale: 'en', viewport: { width: 360, height: 740 } })

async function downloaded(page: Page, link: ReturnType<Page['getByRole']>) {
  const arriving = page.waitForEvent('download')
  await press(link)
  const file = await arriving
  const bytes = await readFile(await file.path())
  return { name: file.suggestedFilename(), head: bytes.subarray(0, 5).toString(), size: bytes.byteLength }
}

const everything = (page: Page) =>
  page.getByRole('link', { name: filled(words.downloadOf, { name: t.materials.file.all }) })

test('the materials of a challenge are downloaded in one file or one by one', async ({ browser }) => {
  test.slow()
  const family = await newFamily(browser, { name: 'Vale Novo' })
  const { page } = family
  await family.call('POST', `/families/${family.id}/kids`, { name: 'Łucja', birthDate: '2018-05-05' })
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/challenge/current')
  const all = await downloaded(page, page.getByRole('link', { name: words.downloadAll }))
  expect(all.head).toBe('%PDF-')
  expect(all.name).toMatch(/^brota-[a-z\d-]+-\d{4}-\d\d-\d\d\.pdf$/)
  await expect(page.getByText(words.downloaded)).toBeVisible()
  // On a phone the same file is in the list alone.
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole('link', { name: words.downloadAll })).toBeHidden()
  const list = page.getByRole('region', { name: words.materials })
  for (const name of Object.values(t.materials.file)) {
    await expect(list.getByText(name, { exact: true })).toBeVisible()
    const { head, size } = await downloaded(
      page,
      list.getByRole('link', { name: filled(words.downloadOf, { name }) }),
    )
    expect(head).toBe('%PDF-')
    expect(size).toBeLessThanOrEqual(all.size)
  }
  await expectSound(page)
  await family.leave()
})

test('a slow download is shown as busy, and a failed one can be retried', async ({ browser }) => {
  const family = await newFamily(browser, { name: 'Vale Verde' })
  const { page } = family
  await page.goto('/challenge/current')
  const link = everything(page)
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let asked = 0
  await page.route(/\/api\/v1\/materials\/[^/?]+\.pdf$/, async (route) => {
    asked += 1
    await held
    await route.abort('connectionreset')
  })
  await press(link)
  await expect(link).toHaveAttribute('aria-busy', 'true')
  await link.click()
  release()
  await expect(page.getByText(t.errors.network)).toBeVisible()
  await expect(link).not.toHaveAttribute('aria-busy', 'true')
  expect(asked).toBe(1)
  await page.unroute(/\/api\/v1\/materials\/[^/?]+\.pdf$/)
  expect((await downloaded(page, link)).head).toBe('%PDF-')
  await family.leave()
})

test('a download that the server refuses shows its error message', async ({ browser }) => {
  const family = await newFamily(browser, { name: 'Vale Azul' })
  const { page } = family
  await page.goto('/challenge/current')
  const error = { code: 'too_many_requests', message: 'Please wait a little.' }
  await page.route(/\/api\/v1\/materials\/[^/?]+\.pdf$/, (route) =>
    route.fulfill({ status: 429, json: { success: false, error } }),
  )
  await press(everything(page))
  await expect(page.getByText(error.message)).toBeVisible()
  await family.leave()
})

test('the materials link in the top bar opens the materials of the week', async ({ browser }) => {
  const family = await newFamily(browser, { name: 'Vale Claro' })
  const { page } = family
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/my-activities')
  await page.getByRole('banner').getByRole('link', { name: t.shell.materials }).click()
  await expect(page).toHaveURL(/\/challenge\/current#materials$/)
  await expect(page.getByRole('heading', { name: words.materials })).toBeInViewport()
  await family.leave()
})
