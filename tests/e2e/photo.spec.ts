import { expect, type Page } from '@playwright/test'
import { createAccount, press, TEXTS, test } from '../support/journey'
import { phonePhoto, picture } from '../support/pictures'

const t = TEXTS.en

test.use({ locale: 'en', viewport: { width: 390, height: 844 } })

async function openDialog(page: Page) {
  await page.goto('/subscribe')
  await createAccount(page, t, 'Rosa Prado')
  await press(page.getByRole('button', { name: t.familySetup.create }))
  await page.getByLabel(t.familySetup.familyName).fill('Prado')
  await press(page.getByRole('button', { name: t.familySetup.createSubmit }))
  await expect(page).toHaveURL(/\/my-activities$/)
  await page.goto('/challenge/current')
  await press(page.getByRole('button', { name: t.complete.send }).first())
  const dialog = page.getByRole('dialog')
  const choose = (buffer: Buffer, mimeType = 'image/jpeg') =>
    dialog.locator('input[type=file]').last().setInputFiles({ name: 'photo.jpg', mimeType, buffer })
  const submit = () => dialog.getByRole('button', { name: t.complete.send, exact: true }).click()
  const again = () => dialog.getByRole('button', { name: t.common.retry }).click()
  return { dialog, choose, submit, again, note: dialog.locator('textarea') }
}

test('a file that is not a picture is refused, and the note is kept', async ({ page }) => {
  const { dialog, choose, submit, note } = await openDialog(page)
  await note.fill('We watered the beans')
  await choose(Buffer.from('just text'), 'text/plain')
  await expect(dialog.getByText(t.errors.photo_not_accepted)).toBeVisible()
  await choose(Buffer.from('GIF89a and then nothing'))
  await submit()
  await expect(dialog.getByRole('alert').getByText(t.errors.photo_not_accepted)).toBeVisible()
  await expect(note).toHaveValue('We watered the beans')
})

test('an interrupted upload can be retried without choosing the photo or typing the note again', async ({
  page,
}) => {
  const { dialog, choose, submit, again, note } = await openDialog(page)
  await note.fill('Bubbles everywhere')
  await choose(await picture('jpeg', 400))
  await page.route('**/api/v1/photos', (route) => route.abort('connectionreset'), { times: 2 })
  await submit()
  await expect(dialog.getByRole('alert')).toContainText(t.complete.uploadFailed)
  await again()
  // An equal toast raises a count.
  await expect(page.getByText(/\(×2\)/)).toBeVisible()
  await expect(note).toHaveValue('Bubbles everywhere')
  await again()
  await expect(page.getByRole('dialog').filter({ hasText: t.complete.newBadge })).toBeVisible({
    timeout: 20_000,
  })
})

test('a completion that fails after the upload is retried with the uploaded photo', async ({ page }) => {
  const { dialog, choose, submit, again } = await openDialog(page)
  let uploads = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/photos')) uploads += 1
  })
  await choose(await picture('png', 300), 'image/png')
  await page.route('**/complete', (route) => route.abort('connectionreset'), { times: 1 })
  await submit()
  await expect(dialog.getByRole('alert')).toContainText(t.errors.network)
  await again()
  await expect(page.getByRole('dialog').filter({ hasText: t.complete.newBadge })).toBeVisible({
    timeout: 20_000,
  })
  expect(uploads).toBe(1)
})

test('an upload shows its progress and can be canceled', async ({ page, context }) => {
  const { dialog, choose, submit, note } = await openDialog(page)
  await note.fill('Slow today')
  await choose(await phonePhoto({ width: 1600, height: 1200 }))
  const session = await context.newCDPSession(page)
  const slow = { offline: false, latency: 50, downloadThroughput: -1, uploadThroughput: 60_000 }
  await session.send('Network.emulateNetworkConditions', slow)
  await submit()
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  await dialog.getByRole('button', { name: t.complete.cancelUpload }).click()
  await expect(dialog.getByRole('progressbar')).toBeHidden()
  await expect(note).toHaveValue('Slow today')
  await session.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1, latency: 0 })
  await submit()
  await expect(page.getByRole('dialog').filter({ hasText: t.complete.newBadge })).toBeVisible({
    timeout: 20_000,
  })
})
