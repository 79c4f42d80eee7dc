import { expect } from '@playwright/test'
import { newFamily } from '../support/families'
import { expectSound, press, TEXTS, test } from '../support/journey'

const t = TEXTS.en
const texts = t.challenge.swap

test('a task is swapped for one from the library, and back', async ({ browser }) => {
  const { page, leave } = await newFamily(browser, { name: 'Troca' })
  await page.goto('/challenge/current')
  const today = page.getByRole('region', { name: /^Today/ })
  const before = (await today.getByRole('heading', { level: 2 }).first().textContent()) ?? ''
  await press(today.getByRole('button', { name: texts.swap }).first())
  const dialog = page.getByRole('dialog', { name: texts.title })
  const choice = dialog.getByRole('option').first()
  await expect(choice).toBeVisible()
  await expectSound(page)
  const chosen = (await choice.textContent()) ?? ''
  await choice.click()
  await expect(today.getByRole('heading', { level: 2 }).first()).toHaveText(chosen)
  await expect(today).toContainText(texts.insteadOf.replace('{task}', before))
  await expect(dialog).toBeHidden()
  await press(today.getByRole('button', { name: texts.back }).first())
  await expect(today.getByRole('heading', { level: 2 }).first()).toHaveText(before)
  await leave()
})

test('a family replaces a task with its own with the keyboard alone', async ({ browser }) => {
  const { page, leave } = await newFamily(browser, { name: 'Nossa' })
  await page.goto('/challenge/current')
  const today = page.getByRole('region', { name: /^Today/ })
  const search = page.getByRole('dialog', { name: texts.title }).getByRole('combobox')
  // The server's button does nothing until its code is there.
  await expect(async () => {
    await today.getByRole('button', { name: texts.swap }).first().press('Enter')
    await expect(search).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(page.getByRole('option').first()).toBeVisible()
  await search.focus()
  await page.keyboard.type('Stretch on the sofa zzz')
  await expect(page.getByRole('option')).toHaveCount(1)
  await expect(page.getByRole('option')).toContainText(texts.ownText)
  await page.keyboard.press('Enter')
  await expect(today.getByRole('heading', { level: 2 }).first()).toHaveText('Stretch on the sofa zzz')
  await expect(today.getByRole('button', { name: texts.back }).first()).toBeFocused()
  await leave()
})
