import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { expectSound, press, signIn, TEXTS, test } from '../support/journey'

const t = TEXTS.en.harvest
const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text })

test.use({ locale: 'en', viewport: { width: 360, height: 780 } })

test('the harvest is saved as a picture, with its drawings and without photos', async ({ page, context }) => {
  await signIn(context, 'ana@brota.example')
  await page.goto('/my-activities/harvest')
  await page.evaluate(() => Object.assign(navigator, { canShare: undefined }))
  const share = page.getByRole('button', { name: t.share })
  const download = page.waitForEvent('download')
  await press(share)
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^harvest-\d{4}-W\d{2}\.png$/)
  await expect(toast(page, t.picture.saved)).toBeVisible()
  const picture = sharp(await readFile(await file.path()))
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1080, height: 1350 })
  // An area without a drawing has one color.
  for (const [left, top] of [
    [800, 80],
    [440, 700],
  ] as const) {
    const { channels } = await picture.clone().extract({ left, top, width: 190, height: 190 }).stats()
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10)
  }
  await expectSound(page)
})

test('the harvest opens the share dialog on a device that has one', async ({ page, context }) => {
  await signIn(context, 'ana@brota.example')
  await page.addInitScript(() => {
    const shared: unknown[] = []
    const share = async ({ files = [], title }: ShareData) => {
      shared.push(...files.map(({ name, type, size }) => ({ name, type, isFull: size > 10_000, title })))
    }
    Object.assign(window, { shared })
    Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true })
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  })
  await page.goto('/my-activities/harvest')
  await press(page.getByRole('button', { name: t.share }))
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared))
    .toEqual([
      {
        name: expect.stringMatching(/^harvest-\d{4}-W\d{2}\.png$/),
        type: 'image/png',
        isFull: true,
        title: t.picture.title,
      },
    ])
  await expect(toast(page, t.picture.saved)).toHaveCount(0)
})

test('an error is shown when the picture of the harvest cannot be drawn', async ({ page, context }) => {
  await signIn(context, 'ana@brota.example')
  await page.goto('/my-activities/harvest')
  const share = page.getByRole('button', { name: t.share })
  await expect(share).toBeEnabled()
  await page.evaluate(() => Object.assign(HTMLCanvasElement.prototype, { getContext: () => null }))
  await press(share)
  await expect(toast(page, t.picture.failed)).toBeVisible()
  await expect(share).not.toHaveAttribute('aria-busy', 'true')
})
