import { expect, type Locator, type Page } from '@playwright/test'
import { expectSound, press, signIn, TEXTS, test } from '../support/journey'

const t = TEXTS.en

test.use({ contextOptions: { forcedColors: 'active' }, viewport: { width: 390, height: 844 } })

/** Share (0 to 1) of differing pixels. */
async function compare(page: Page, one: Locator, other: Locator): Promise<number> {
  const pictures = [await one.screenshot(), await other.screenshot()].map((png) => png.toString('base64'))
  return page.evaluate(async (encoded) => {
    const pixels = await Promise.all(
      encoded.map(async (png) => {
        const image = new Image()
        image.src = `data:image/png;base64,${png}`
        await image.decode()
        const canvas = document.createElement('canvas')
        Object.assign(canvas, { width: 60, height: 30 })
        const context = canvas.getContext('2d') as CanvasRenderingContext2D
        context.drawImage(image, 0, 0, 60, 30)
        return context.getImageData(0, 0, 60, 30).data
      }),
    )
    const [first, second] = pixels as [Uint8ClampedArray, Uint8ClampedArray]
    let different = 0
    for (let at = 0; at < first.length; at += 4)
      if (
        [0, 1, 2].some((channel) => Math.abs((first[at + channel] ?? 0) - (second[at + channel] ?? 0)) > 64)
      )
        different += 1
    return different / (first.length / 4)
  }, pictures)
}

async function expectMarked(page: Page, chosen: Locator, other: Locator): Promise<void> {
  await expect.poll(() => compare(page, chosen, other)).toBeGreaterThan(0.4)
}

test('selected tabs, selected options and the main button are distinguishable in forced colors mode', async ({
  page,
  context,
}) => {
  await signIn(context, 'ana@brota.example')
  await page.goto('/leaderboard')
  const tabs = page.getByRole('tab')
  await expectMarked(
    page,
    page.getByRole('tab', { selected: true }),
    tabs.and(page.locator('[aria-selected=false]')).first(),
  )
  await expectSound(page)

  await page.goto('/settings/privacy')
  const cards = page.locator('label:has(input[type=radio])')
  await expectMarked(
    page,
    cards.and(page.locator('[data-checked]')),
    cards.and(page.locator(':not([data-checked])')).first(),
  )
  await expectSound(page)

  await page.goto('/my-activities')
  const bar = page.getByRole('navigation').getByRole('link')
  await expectMarked(
    page,
    bar.and(page.locator('[aria-current=page]')).filter({ visible: true }),
    bar.and(page.locator(':not([aria-current])')).filter({ visible: true }).last(),
  )
  const send = page
    .getByRole('link', { name: t.myActivities.sendPhoto })
    .or(page.getByRole('button', { name: t.myActivities.sendPhoto }))
  await expectMarked(page, send.first(), page.getByRole('heading', { level: 1 }))
  await expectSound(page)

  await page.goto('/family-management')
  await press(page.getByRole('button', { name: t.plant.nameIt }))
  const dialog = page.getByRole('dialog', { name: t.plant.title })
  const pots = dialog.locator('label:has(input[type=radio])')
  await expectMarked(
    page,
    pots.and(page.locator('[data-checked]')),
    pots.and(page.locator(':not([data-checked])')).first(),
  )
  await expectSound(page)
})
