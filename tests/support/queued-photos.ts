import { type BrowserContext, expect, type Page } from '@playwright/test'
import { freshEmail, PASSWORD, press, type Texts } from './journey'
import { picture } from './pictures'

const own = { 'sec-fetch-site': 'same-origin' }

export async function signUpFamily(context: BrowserContext, language: 'en' | 'pt-BR'): Promise<string> {
  const email = freshEmail()
  const account = { name: 'Rosa Prado', email, password: PASSWORD, language }
  const family = { name: 'Prado', timezone: 'America/Sao_Paulo' }
  const registered = await context.request.post('/api/v1/auth/register', { data: account, headers: own })
  expect(registered.status()).toBe(201)
  const created = await context.request.post('/api/v1/families/create', { data: family, headers: own })
  expect(created.status()).toBe(201)
  return email
}

/** Opens the challenge and waits until it works offline. */
export async function openWeek(page: Page, t: Texts): Promise<void> {
  await page.goto('/challenge/current')
  await expect(page.getByRole('button', { name: t.complete.send }).first()).toBeVisible()
  const marks = () => page.evaluate(() => performance.getEntriesByName('brota-ready-offline').length)
  await expect.poll(marks, { timeout: 20_000 }).toBeGreaterThan(0)
}

export async function fillDialog(page: Page, t: Texts, note: string) {
  await press(page.getByRole('button', { name: t.complete.send }).first())
  const dialog = page.getByRole('dialog')
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await picture('jpeg', 400) }
  await dialog.locator('input[type=file]').last().setInputFiles(file)
  await dialog.locator('textarea').fill(note)
  return dialog
}

export async function queuePhoto(page: Page, t: Texts, note = 'Mud on every boot'): Promise<void> {
  const dialog = await fillDialog(page, t, note)
  await dialog.getByRole('button', { name: t.complete.queue }).click()
  await expect(dialog).toBeHidden()
  await expect(bar(page, t)).toBeVisible()
}

export function bar(page: Page, t: Texts) {
  return page.getByRole('region', { name: t.queue.label })
}

export function countWrites(context: BrowserContext) {
  const writes = { uploads: 0, completions: 0 }
  context.on('request', (request) => {
    if (request.method() !== 'POST') return
    if (request.url().endsWith('/api/v1/photos')) writes.uploads += 1
    if (request.url().endsWith('/complete')) writes.completions += 1
  })
  return writes
}
