import { type BrowserContext, expect, type Page } from '@playwright/test'
import { expectSound, PASSWORD, press, signIn, TEXTS, test } from '../support/journey'
import { countWrites, fillDialog, openWeek, signUpFamily } from '../support/queued-photos'

const t = TEXTS.en
const LONG = { timeout: 20_000 }

test.use({ locale: 'en', viewport: { width: 360, height: 740 } })

const dialogIn = (page: Page) => page.getByRole('dialog').filter({ hasText: t.complete.task })

async function addKid(context: BrowserContext): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const { data: me } = await (await context.request.get('/api/v1/auth/me')).json()
  const kid = { data: { name: 'Bia', birthDate: '2019-03-08' }, headers }
  expect((await context.request.post(`/api/v1/families/${me.familyId}/kids`, kid)).status()).toBe(201)
}

async function openAgain(page: Page) {
  await press(page.getByRole('button', { name: t.complete.send }).first())
  const dialog = dialogIn(page)
  await expect(dialog).toBeVisible()
  return dialog
}

/** A letter that is typed in the moment of a reload may be lost. */
function readStoredNotes(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const finish = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await finish(indexedDB.open('brota-drafts'))
    const saved = await finish(database.transaction('drafts').objectStore('drafts').getAll())
    database.close()
    return saved.flatMap(({ value }) => value?.description ?? [])
  })
}

async function expectDraft(page: Page, note: string): Promise<void> {
  const dialog = dialogIn(page)
  await expect(dialog.locator('textarea')).toHaveValue(note)
  await expect(dialog.getByRole('img', { name: t.photos.preview })).toBeVisible()
  await expect(dialog.getByText(t.complete.draft.restored)).toBeVisible()
}

test('a draft keeps photo, text and kids after Back, a reload, or a closed tab', async ({
  page,
  context,
}) => {
  test.slow()
  const writes = countWrites(context)
  await signUpFamily(context, 'en')
  await addKid(context)
  await page.goto('/my-activities')
  await openWeek(page, t)
  const dialog = await fillDialog(page, t, 'Mud on every boot')
  await dialog.getByText('Bia', { exact: true }).click()
  await expect(dialog.getByText(t.complete.draft.stored)).toBeVisible()

  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/challenge\/current$/)
  await openAgain(page)
  await expectDraft(page, 'Mud on every boot')
  await expect(dialog.getByRole('checkbox', { name: 'Bia' })).toBeChecked()
  await expectSound(page)

  await dialog.locator('textarea').pressSequentially('!')
  await expect.poll(() => readStoredNotes(page)).toEqual(['Mud on every boot!'])
  await page.reload()
  await openAgain(page)
  await expectDraft(page, 'Mud on every boot!')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  const other = await context.newPage()
  await page.close()
  await other.goto('/challenge/current')
  const again = await openAgain(other)
  await expectDraft(other, 'Mud on every boot!')
  await again.getByRole('button', { name: t.complete.send, exact: true }).click()
  const badge = other.getByRole('dialog').filter({ hasText: t.complete.newBadge })
  await badge.getByRole('button', { name: t.complete.hooray }).click(LONG)
  expect(writes).toEqual({ uploads: 1, completions: 1 })
  const mine = await (await context.request.get('/api/v1/activities')).json()
  expect(mine.data[0].description).toBe('Mud on every boot!')
})

test('after a dialog was closed, one press of Back leaves the page', async ({ page, context }) => {
  await signUpFamily(context, 'en')
  await page.goto('/my-activities')
  await page.goto('/challenge/current')
  for (let opened = 0; opened < 2; opened += 1) {
    await openAgain(page)
    await page.keyboard.press('Escape')
    await expect(dialogIn(page)).toBeHidden()
  }
  await page.goBack()
  await expect(page).toHaveURL(/\/my-activities$/)
})

test('a draft is shown only to its account and can be discarded', async ({ page, context }) => {
  const owner = await signUpFamily(context, 'en')
  await openWeek(page, t)
  const dialog = await fillDialog(page, t, 'For nobody else')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await signUpFamily(context, 'en')
  await page.goto('/challenge/current')
  await openAgain(page)
  await expect(dialog.locator('textarea')).toHaveValue('')
  await expect(dialog.getByText(t.complete.draft.restored)).toBeHidden()
  await expect(dialog.getByRole('button', { name: t.complete.draft.discard })).toBeHidden()

  await signIn(context, owner, PASSWORD)
  await page.goto('/challenge/current')
  await openAgain(page)
  await expectDraft(page, 'For nobody else')
  await dialog.getByRole('button', { name: t.complete.draft.discard }).click()
  const question = page.getByRole('alertdialog')
  await expectSound(page)
  await page.goBack()
  await expect(question).toBeHidden()
  await expectDraft(page, 'For nobody else')
  await dialog.getByRole('button', { name: t.complete.draft.discard }).click()
  await question.getByRole('button', { name: t.complete.draft.discard }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await openAgain(page)
  await expect(dialog.locator('textarea')).toHaveValue('')
  await expect(dialog.getByText(t.complete.draft.restored)).toBeHidden()
})

test('signing out asks about the photo of a draft, and deletes it on request', async ({ page, context }) => {
  const owner = await signUpFamily(context, 'en')
  await openWeek(page, t)
  await fillDialog(page, t, 'Not sent')
  await page.goto('/logout')
  const question = page.getByRole('alert').filter({ hasText: '1 photo has not been sent yet' })
  await question.getByRole('button', { name: t.logout.delete, exact: true }).click()
  await expect(page).toHaveURL(/\/login$/)
  await signIn(context, owner, PASSWORD)
  await page.goto('/challenge/current')
  await openAgain(page)
  await expect(dialogIn(page).locator('textarea')).toHaveValue('')
})

test('Back asks before it closes a form whose input is not stored', async ({ page, context }) => {
  await signUpFamily(context, 'en')
  await page.goto('/family-management')
  await press(page.getByRole('button', { name: t.family.add }).first())
  const dialog = page.getByRole('dialog').filter({ hasText: t.family.kidName })
  await dialog.getByLabel(t.family.kidName, { exact: true }).fill('Bia')
  await page.goBack()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: t.common.unsaved.keep }).click()
  await expect(question).toBeHidden()
  await expect(dialog.getByLabel(t.family.kidName, { exact: true })).toHaveValue('Bia')
  await page.goBack()
  await question.getByRole('button', { name: t.common.unsaved.discard }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/family-management$/)
})

test('a draft is deleted from the device with its account', async ({ page, context }) => {
  await signUpFamily(context, 'en')
  await page.goto('/my-activities')
  await openWeek(page, t)
  const dialog = await fillDialog(page, t, 'Only for us')
  await expect(dialog.getByText(t.complete.draft.stored)).toBeVisible()
  await expect.poll(() => readStoredNotes(page)).toEqual(['Only for us'])
  await page.goto('/settings/privacy')
  await press(page.getByRole('button', { name: t.ownData.erase }))
  const erasing = page.getByRole('dialog')
  await erasing.getByLabel(t.ownData.password, { exact: true }).fill(PASSWORD)
  await erasing.getByRole('button', { name: t.ownData.eraseNow }).click()
  await expect(page).toHaveURL(/\/login\?notice=goodbye$/)
  expect(await readStoredNotes(page)).toEqual([])
})
