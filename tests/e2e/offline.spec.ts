import { expect } from '@playwright/test'
import { expectSound, PASSWORD, press, signIn, TEXTS, test } from '../support/journey'
import { bar, countWrites, fillDialog, openWeek, queuePhoto, signUpFamily } from '../support/queued-photos'

const t = TEXTS.en
const LONG = { timeout: 20_000 }

test.use({ locale: 'en', viewport: { width: 360, height: 740 } })

for (const language of ['en', 'pt-BR'] as const) {
  test(`a photo taken without a connection is kept, shown and sent later (${language})`, async ({
    page,
    context,
  }) => {
    test.slow()
    const words = TEXTS[language]
    const writes = countWrites(context)
    await signUpFamily(context, language)
    await openWeek(page, words)
    await expect(bar(page, words)).toBeHidden()
    await context.setOffline(true)
    await expect(page.getByText(words.queue.offline)).toBeVisible()

    const dialog = await fillDialog(page, words, 'Without a connection')
    await expect(dialog.getByText(words.complete.offlineText)).toBeVisible()
    await expectSound(page)
    await dialog.getByRole('button', { name: words.complete.queue }).click()
    await expect(page.getByText(words.complete.addedToQueue)).toBeVisible()
    const queued = page.getByRole('button', { name: words.complete.queued })
    await expect(queued).toHaveCount(1)
    await expect(queued).toBeFocused()
    await page.keyboard.press('Enter')
    const toggle = bar(page, words).getByRole('button').first()
    await expect(toggle).toBeFocused()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(bar(page, words).getByRole('img')).toBeVisible()
    await expect(bar(page, words).getByText(words.queue.note)).toBeVisible()
    await expectSound(page)

    await context.setOffline(false)
    await expect(page.getByText(words.queue.sent)).toBeVisible(LONG)
    const badge = page.getByRole('dialog').filter({ hasText: words.queue.newBadge })
    await badge.getByRole('button', { name: words.queue.hooray }).click()
    await expect(bar(page, words)).toBeHidden()
    const arrived = page.getByRole('region', { name: words.queue.arrived })
    await expect(arrived).toContainText(words.queue.removedNothing)
    await expectSound(page)
    await arrived.getByRole('button', { name: words.common.close }).click()
    await expect(arrived).toBeHidden()
    await expect(page.locator('main').getByText(words.complete.undo, { exact: false })).toHaveCount(1)
    await page.goto('/my-activities')
    await expect(page.getByText('Without a connection')).toBeVisible()
    expect(writes).toEqual({ uploads: 1, completions: 1 })
  })
}

test('a completion interrupted after the upload is queued, and its photo is not uploaded again', async ({
  page,
  context,
}) => {
  const writes = countWrites(context)
  await signUpFamily(context, 'en')
  await openWeek(page, t)
  await page.route('**/complete', (route) => route.abort('connectionreset'))
  const dialog = await fillDialog(page, t, 'Cut off')
  await dialog.getByRole('button', { name: t.complete.send, exact: true }).click()
  await dialog.getByRole('button', { name: t.complete.queueHere }).click()
  await expect(dialog).toBeHidden()
  await page.goto('/my-activities')
  await expect(page.getByRole('button', { name: t.queue.taskQueued, exact: true })).toHaveCount(1)
  await press(bar(page, t).getByRole('button').first())
  await press(bar(page, t).getByRole('button', { name: t.queue.sendNow }))
  await expect(page.getByText(t.errors.network)).toBeVisible()
  await page.unroute('**/complete')
  await bar(page, t).getByRole('button', { name: t.queue.sendNow }).click()
  await expect(page.getByText(t.queue.sent)).toBeVisible(LONG)
  await expect(bar(page, t)).toBeHidden()
  expect(writes.uploads).toBe(1)
})

test('a photo that the server refuses stays with the reason until it is saved or discarded', async ({
  page,
  context,
}) => {
  await signUpFamily(context, 'en')
  await openWeek(page, t)
  const error = { code: 'challenge_over', message: t.errors.challenge_over }
  const over = { status: 422, json: { success: false, error } }
  await page.route('**/complete', (route) => route.fulfill(over))
  await context.setOffline(true)
  await queuePhoto(page, t)
  await bar(page, t).getByRole('button').first().click()
  await context.setOffline(false)
  await expect(bar(page, t).getByText(t.errors.challenge_over)).toBeVisible(LONG)
  await expectSound(page)
  await expect(page.getByRole('button', { name: t.complete.queued })).toHaveCount(0)
  await page.reload()
  await press(bar(page, t).getByRole('button').first())
  const download = page.waitForEvent('download')
  await bar(page, t).getByRole('link', { name: t.queue.save }).click()
  expect((await download).suggestedFilename()).toMatch(/^brota-\d{4}-\d\d-\d\d.*\.jpg$/)
  const discard = bar(page, t).getByRole('button', { name: t.queue.discard })
  await discard.click()
  await page.getByRole('alertdialog').getByRole('button', { name: t.common.cancel }).click()
  await expect(discard).toBeFocused()
  await discard.click()
  await page.getByRole('alertdialog').getByRole('button', { name: t.queue.discard }).click()
  await expect(bar(page, t)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: t.complete.send }).first()).toBeVisible()
  await expect(bar(page, t)).toBeHidden()
})

test('two tabs send a queued photo only once', async ({ page, context }) => {
  const writes = countWrites(context)
  await signUpFamily(context, 'en')
  await openWeek(page, t)
  const other = await context.newPage()
  await openWeek(other, t)
  await context.setOffline(true)
  await queuePhoto(page, t)
  await expect(bar(other, t)).toBeVisible()
  await expect(other.getByRole('button', { name: t.complete.queued })).toHaveCount(1)
  await context.setOffline(false)
  await expect(bar(page, t)).toBeHidden(LONG)
  await expect(bar(other, t)).toBeHidden()
  expect(writes).toEqual({ uploads: 1, completions: 1 })
})

test('queued photos are neither shown nor sent for another account, and wait for their owner', async ({
  page,
  context,
}) => {
  const owner = await signUpFamily(context, 'en')
  await openWeek(page, t)
  await context.setOffline(true)
  await queuePhoto(page, t)
  const writes = countWrites(context)
  await page.route('**/api/v1/auth/me', (route) => route.abort('internetdisconnected'), { times: 1 })
  await context.setOffline(false)
  await expect(page.getByText(t.queue.offline)).toBeHidden()
  await signUpFamily(context, 'en')
  await bar(page, t).getByRole('button').first().click()
  await bar(page, t).getByRole('button', { name: t.queue.sendNow }).click()
  await expect(bar(page, t)).toBeHidden(LONG)
  await openWeek(page, t)
  await expect(bar(page, t)).toBeHidden()
  expect(writes).toEqual({ uploads: 0, completions: 0 })

  await signIn(context, owner, PASSWORD)
  await page.goto('/my-activities')
  await expect(page.getByText('Mud on every boot')).toBeVisible(LONG)
  expect(writes).toEqual({ uploads: 1, completions: 1 })
})

test('signing out asks about photos that were not sent, and deletes them on request', async ({
  page,
  context,
}) => {
  const owner = await signUpFamily(context, 'en')
  await openWeek(page, t)
  await page.route('**/api/v1/photos', (route) => route.abort('connectionreset'))
  await context.setOffline(true)
  await queuePhoto(page, t)
  await context.setOffline(false)
  await page.goto('/logout')
  const question = page.getByRole('alert').filter({ hasText: '1 photo has not been sent yet' })
  await expect(question).toBeVisible()
  await expectSound(page)
  expect((await page.request.get('/api/v1/auth/me')).status()).toBe(200)
  await question.getByRole('button', { name: t.logout.keep, exact: true }).click()
  await expect(page).toHaveURL(/\/login$/)

  await signIn(context, owner, PASSWORD)
  await page.goto('/my-activities')
  await expect(bar(page, t)).toBeVisible()
  await page.goto('/logout')
  await question.getByRole('button', { name: t.logout.delete, exact: true }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect((await page.request.get('/api/v1/auth/me')).status()).toBe(401)

  await signIn(context, owner, PASSWORD)
  await openWeek(page, t)
  await expect(bar(page, t)).toBeHidden()
  await expect(page.getByRole('button', { name: t.complete.queued })).toHaveCount(0)
})

test('a device without free storage shows an error, and the dialog keeps its input', async ({
  page,
  context,
}) => {
  await signUpFamily(context, 'en')
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  await openWeek(page, t)
  await context.setOffline(true)
  const dialog = await fillDialog(page, t, 'No room for it')
  await dialog.getByRole('button', { name: t.complete.queue }).click()
  await expect(dialog.getByRole('alert')).toContainText(t.complete.queueProblem.not_queued)
  await expect(dialog.locator('textarea')).toHaveValue('No room for it')
  await context.setOffline(false)
  await dialog.getByRole('button', { name: t.common.retry }).click()
  await expect(page.getByRole('dialog').filter({ hasText: t.complete.newBadge })).toBeVisible(LONG)
})
