import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { doTask, newFamily } from '../support/families'
import { press, TEXTS, test } from '../support/journey'
import { bitmap, phonePhoto, picture } from '../support/pictures'
import { signUpFamily } from '../support/queued-photos'

const t = TEXTS.en
const LONG = { timeout: 20_000 }

test.use({ locale: 'en', viewport: { width: 390, height: 844 } })

async function openDialog(page: Page) {
  await recordUploads(page)
  await signUpFamily(page.context(), 'en')
  await page.goto('/challenge/current')
  await press(page.getByRole('button', { name: t.complete.send }).first())
  const dialog = page.getByRole('dialog')
  const field = dialog.locator('input[type=file]').last()
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    field.setInputFiles({ name, mimeType, buffer })
  const send = dialog.getByRole('button', { name: t.complete.send, exact: true })
  return { dialog, field, choose, send }
}

const badgeIn = (page: Page) => page.getByRole('dialog').filter({ hasText: t.complete.newBadge })

type Sending = Window & { sentFiles: File[] }

/** The browser does not report the bytes of uploads. */
async function recordUploads(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sentFiles: File[] = []
    Object.assign(window, { sentFiles })
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (body) {
      const file = body instanceof FormData ? body.get('file') : null
      if (file instanceof File) sentFiles.push(file)
      return send.call(this, body)
    }
  })
}

async function readUploads(page: Page): Promise<Buffer[]> {
  const files = await page.evaluate(() =>
    Promise.all(
      (window as unknown as Sending).sentFiles.map(async (file) => [
        ...new Uint8Array(await file.arrayBuffer()),
      ]),
    ),
  )
  return files.map((bytes) => Buffer.from(bytes))
}

const grey = { create: { width: 64, height: 48, channels: 3 as const, background: '#888' } }

const DRAWN: Record<string, () => Promise<Buffer> | Buffer> = {
  'image/avif': () => sharp(grey).avif().toBuffer(),
  'image/bmp': () => bitmap(64, 48),
}

for (const [type, make] of Object.entries(DRAWN)) {
  test(`a photo of type ${type} is converted to JPEG in the browser and sent`, async ({ page }) => {
    const { dialog, choose, send } = await openDialog(page)
    await choose('photo', type, await make())
    await expect(dialog.getByRole('img', { name: t.photos.preview })).toBeVisible()
    await send.click()
    await expect(badgeIn(page)).toBeVisible(LONG)
    const uploads = await readUploads(page)
    const { format, width, height } = await sharp(uploads[0]).metadata()
    expect([format, width, height, uploads.length]).toEqual(['jpeg', 64, 48, 1])
  })
}

test('a large phone photo is sent upright, with 2,048 pixels and less than half its size', async ({
  page,
}) => {
  const { dialog, choose, send } = await openDialog(page)
  const photo = await phonePhoto()
  expect(photo.length).toBeGreaterThan(1024 * 1024)
  await choose('IMG_0042.jpg', 'image/jpeg', photo)
  await expect(dialog.getByRole('img', { name: t.photos.preview })).toBeVisible(LONG)
  await send.click()
  await expect(badgeIn(page)).toBeVisible(LONG)
  const [sent] = await readUploads(page)
  const { format, width, height, exif } = await sharp(sent).metadata()
  expect([format, width, height, exif]).toEqual(['jpeg', 1536, 2048, undefined])
  expect(sent?.length).toBeLessThan(photo.length / 2)
})

test('a small photo and an animation are sent unchanged', async ({ page }) => {
  const { dialog, choose, send } = await openDialog(page)
  await page.route('**/api/v1/photos', (route) => route.abort('connectionreset'))
  const noise = { width: 900, height: 900, channels: 3 as const, background: '#888' }
  const still = { create: { ...noise, noise: { type: 'gaussian' as const, mean: 128, sigma: 60 } } }
  const animation = await sharp(await sharp(still).png().toBuffer())
    .gif({ effort: 1 })
    .toBuffer()
  expect(animation.length).toBeGreaterThan(1024 * 1024)
  const small = await picture('webp', 300)
  await choose('small.webp', 'image/webp', small)
  await send.click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await choose('moving.gif', 'image/gif', animation)
  await dialog.getByRole('button', { name: t.common.retry }).click()
  const sizes = () => page.evaluate(() => (window as unknown as Sending).sentFiles.map(({ size }) => size))
  await expect.poll(sizes).toEqual([small.length, animation.length])
})

test('a photo that the server refuses is converted in the browser and sent as a JPEG', async ({ page }) => {
  const { choose, send } = await openDialog(page)
  const error = { code: 'photo_not_accepted', message: t.errors.photo_not_accepted }
  const refusal = { status: 415, json: { success: false, error } }
  await page.route('**/api/v1/photos', (route) => route.fulfill(refusal), { times: 1 })
  await choose('odd.png', 'image/png', await picture('png', 80))
  await send.click()
  await expect(badgeIn(page)).toBeVisible(LONG)
  const uploads = await readUploads(page)
  expect(uploads).toHaveLength(2)
  expect((await sharp(uploads[1]).metadata()).format).toBe('jpeg')
  await badgeIn(page).getByRole('button', { name: t.complete.hooray }).click()
  await expect(page.getByText(t.complete.removedHere)).toBeVisible()
})

test('a picture that neither server nor browser can read shows an error without a retry', async ({
  page,
}) => {
  const { dialog, field, choose, send } = await openDialog(page)
  const accepted = (await field.getAttribute('accept'))?.split(',')
  expect(accepted).toEqual(expect.arrayContaining(['image/jpeg', 'image/heic', 'image/heif']))
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic0000mif1heic')])
  for (const type of ['image/heic', 'image/jpeg', '']) {
    await choose('IMG_0042.heic', type, heic)
    await expect(dialog.getByText(t.errors.photo_not_drawn)).toBeVisible()
    await choose('photo.png', 'image/png', await picture('png', 60))
    await expect(dialog.getByText(t.errors.photo_not_drawn)).toBeHidden()
  }
  expect(await readUploads(page)).toHaveLength(0)
  await choose('broken.gif', 'image/gif', Buffer.from('GIF89a and then nothing'))
  await send.click()
  await expect(dialog.getByRole('alert').getByText(t.errors.photo_not_accepted)).toBeVisible()
  await expect(dialog.getByRole('button', { name: t.common.retry })).toBeHidden()
  await send.click()
  await expect(dialog.getByText(t.errors.photo_missing)).toBeVisible()
  expect(await readUploads(page)).toHaveLength(1)
})

for (const width of [360, 390]) {
  for (const deviceScaleFactor of [1, 2]) {
    test(`a photo in the feed is sharp at ${width} pixels of density ${deviceScaleFactor}`, async ({
      browser,
    }) => {
      const family = await newFamily(browser, { name: 'Nitida' })
      await doTask(family, { description: 'So sharp' }, await phonePhoto({ width: 1600, height: 1200 }))
      const viewport = { width, height: 800 }
      const state = await family.context.storageState()
      const context = await browser.newContext({ viewport, deviceScaleFactor, storageState: state })
      const page = await context.newPage()
      const requested: string[] = []
      page.on('request', (request) => requested.push(request.url()))
      await page.goto('/activity-feed')
      const shown = page.getByRole('article').filter({ hasText: 'So sharp' }).locator('img[srcset]')
      const isSharp = () =>
        shown.evaluate((image: HTMLImageElement, density) => {
          const [, file = ''] = /size=(\w+)/.exec(image.currentSrc) ?? []
          // An image with candidates reports its size divided by the chosen density.
          const pixels = file === 'full' ? 1200 : 300
          return image.complete && pixels >= Math.floor(image.clientWidth * density)
        }, deviceScaleFactor)
      await expect.poll(isSharp, LONG).toBe(true)
      const hasLarge = requested.some((address) => address.endsWith('size=full'))
      expect(hasLarge).toBe(deviceScaleFactor === 2 || width === 390)
      await context.close()
      await family.leave()
    })
  }
}
