import { expect, type Page, type Route } from '@playwright/test'
import { newFamily, type TestFamily } from '../support/families'
import { expectSound, filled, press, TEXTS, test } from '../support/journey'
import { picture } from '../support/pictures'

const t = TEXTS.en.child
const tDevices = TEXTS.en.devices
const tWaiting = TEXTS.en.waiting

type Speaking = Window & { said?: string[] }

/** Collects what the page reads aloud, since the test's browser has no voices. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    window.speechSynthesis.speak = ({ text, lang }) => void said.push(`${lang}: ${text}`)
  })
  return () => page.evaluate(() => (window as Speaking).said ?? [])
}

async function withKids({ id, call }: TestFamily, ...names: string[]): Promise<void> {
  for (const name of names) await call('POST', `/families/${id}/kids`, { name, birthDate: '2019-04-05' })
}

async function sendTaskPhoto(page: Page, kid?: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await press(page.getByRole('button', { name: t.send }).first())
  if (kid) await page.getByRole('dialog').getByRole('button', { name: kid }).click()
  const buffer = await picture('jpeg', 400)
  await (await chooser).setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })
}

test('a paired tablet reads the task aloud, takes a photo, and an adult confirms it', async ({ browser }) => {
  const family = await newFamily(browser, { name: 'Lagoa' })
  await withKids(family, 'Lina Lagoa', 'Tom Lagoa')
  const { page, leave } = family
  await page.goto('/family-management')
  await press(page.getByRole('button', { name: tDevices.pair }))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: tDevices.makeCode }).click()
  const code = dialog.getByText(/^[A-Z2-9]{8}$/)
  await expect(code).toBeVisible()

  const wall = await browser.newContext({ locale: 'en', viewport: { width: 1024, height: 768 } })
  const tablet = await wall.newPage()
  const said = await listen(tablet)
  await tablet.goto('/child')
  await expectSound(tablet)
  await tablet.getByLabel(t.code).fill((await code.textContent()) ?? '')
  await press(tablet.getByRole('button', { name: t.pair }))
  await press(tablet.getByRole('button', { name: /^Read aloud: / }).first())
  expect((await said())[0]).toMatch(/^en: \w/)
  await expectSound(tablet)
  await sendTaskPhoto(tablet, 'Tom')
  await expect(tablet.getByRole('status')).toContainText('Thank you, Tom!')
  expect((await said()).slice(-2)).toEqual([`en: ${t.who}`, `en: Thank you, Tom! ${t.thanksText}`])
  await expectSound(tablet)
  await tablet.getByRole('button', { name: t.fine }).click()
  await expect(tablet.getByText(t.waiting)).toBeVisible()
  await expect(tablet.getByRole('main')).toBeFocused()

  await page.goto('/my-activities')
  const waiting = page.getByRole('region', { name: 'A photo is waiting for you' })
  await expect(waiting).toContainText('Tom')
  await expectSound(page)
  await press(waiting.getByRole('button', { name: tWaiting.confirm }))
  await page.getByRole('dialog').getByRole('button', { name: TEXTS.en.queue.hooray }).click()
  await expect(waiting).toHaveCount(0)
  await tablet.reload()
  await expect(tablet.getByText(t.done, { exact: true }).or(tablet.getByText(t.freeTitle))).toBeVisible()
  await wall.close()
  await leave()
})

test('a photo of a task that an adult has completed meanwhile can only be deleted', async ({ browser }) => {
  const family = await newFamily(browser, { name: 'Pressa' })
  await withKids(family, 'Nino Pressa')
  const { page, leave } = family
  await page.goto('/family-management')
  await press(page.getByRole('link', { name: tDevices.open }))
  await press(page.getByRole('button', { name: t.here }))
  const status = page.getByRole('status')
  let announced = ''
  await page.route('**/api/v1/device/complete', async (route) => {
    announced = (await status.textContent()) ?? ''
    await route.continue()
  })
  await sendTaskPhoto(page)
  await expect(status).toContainText('Thank you, Nino!')
  // The region was there before its text.
  expect(announced).toBe(t.sending)
  await page.goto('/my-activities')
  const waiting = page.getByRole('region', { name: 'A photo is waiting for you' })
  await expect(waiting.getByRole('button', { name: tWaiting.confirm })).toBeVisible()
  const { taskId, challengeId } = (await family.call('GET', `/families/${family.id}/waiting`))[0]
  const photo = { name: 'own.jpg', mimeType: 'image/jpeg', buffer: await picture('jpeg', 200) }
  const uploaded = await family.context.request.post('/api/v1/photos', {
    multipart: { file: photo },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const { id: photoId } = (await uploaded.json()).data
  await family.call('POST', `/challenges/${challengeId}/tasks/${taskId}/complete`, { photoId })
  await press(waiting.getByRole('button', { name: tWaiting.confirm }))
  await expect(waiting.getByText(tWaiting.completed)).toBeVisible()
  await expect(waiting.getByRole('button', { name: tWaiting.confirm })).toHaveCount(0)
  await expectSound(page)
  await press(waiting.getByRole('button', { name: tWaiting.remove }))
  await page.getByRole('alertdialog').getByRole('button', { name: tWaiting.remove }).click()
  await expect(page.getByText(tWaiting.removed)).toBeVisible()
  await expect(waiting).toHaveCount(0)
  await leave()
})

test('an adult starts the child screen on a phone, declines a photo, and removes the device', async ({
  browser,
}) => {
  const family = await newFamily(browser, { name: 'Serra' })
  await withKids(family, 'Mia Serra')
  const { page, leave } = family
  await page.goto('/family-management')
  await press(page.getByRole('link', { name: tDevices.open }))
  await press(page.getByRole('button', { name: t.here }))
  // The request arrives, and its response is lost.
  const loseResponse = async (route: Route) => {
    await route.fetch()
    await route.abort('connectionreset')
  }
  await page.route('**/api/v1/device/complete', loseResponse, { times: 1 })
  await sendTaskPhoto(page)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(t.offline)
  await expectSound(page)
  await page.getByRole('button', { name: t.again }).click()
  await expect(page.getByRole('status')).toContainText('Thank you, Mia!')

  await page.goto('/my-activities')
  await press(page.getByRole('button', { name: tWaiting.refuse }))
  await page.getByRole('alertdialog').getByRole('button', { name: tWaiting.refuse }).click()
  await expect(page.getByText(tWaiting.refused)).toBeVisible()
  await expect(page.getByRole('region', { name: 'A photo is waiting for you' })).toHaveCount(0)
  await page.goto('/family-management')
  await press(page.getByRole('button', { name: filled(tDevices.removeDevice, { name: t.thisDevice }) }))
  await page.getByRole('alertdialog').getByRole('button', { name: tDevices.remove }).click()
  await expect(page.getByText(tDevices.removed)).toBeVisible()
  await page.goto('/child')
  await expect(page.getByRole('button', { name: t.here })).toBeVisible()
  await leave()
})
