import { type Browser, type BrowserContext, expect } from '@playwright/test'
import { freshEmail, PASSWORD, watchErrors } from './journey'
import { picture } from './pictures'

type Options = {
  name: string
  language?: 'en' | 'pt-BR'
  isPublic?: boolean
  /** In São Paulo the evening is already the next day in UTC. */
  timezone?: string
}

export type TestFamily = Awaited<ReturnType<typeof newFamily>>

/** Signs the adult in to a new browser context. */
export async function newFamily(browser: Browser, options: Options) {
  const { name, language = 'en', isPublic = false, timezone = 'America/Sao_Paulo' } = options
  const { user, context, page, leave } = await newAccount(browser, { name: `Rosa ${name}`, language })
  const created = await context.request.post('/api/v1/families/create', {
    data: { name, timezone },
    headers: SAME,
  })
  expect(created.status()).toBe(201)
  const { id } = (await created.json()).data
  const family = {
    id: id as string,
    name,
    context,
    page,
    call: (method: string, path: string, data?: unknown) => callAs(context, method, path, data),
    leave,
  }
  if (isPublic) await family.call('PUT', `/user/${user.id}/privacy`, { feedPrivacy: 'public' })
  return family
}

export async function newAccount(
  browser: Browser,
  { name, language = 'en' }: Pick<Options, 'name' | 'language'>,
) {
  const context = await browser.newContext({ locale: language, viewport: { width: 360, height: 740 } })
  const errors = watchErrors(context)
  const account = { name, email: freshEmail(), password: PASSWORD, language }
  const registered = await context.request.post('/api/v1/auth/register', { data: account, headers: SAME })
  expect(registered.status()).toBe(201)
  return {
    user: (await registered.json()).data.user as { id: string },
    context,
    page: await context.newPage(),
    /** Closes the browser and expects no page errors. */
    leave: async () => {
      await context.close()
      expect(errors).toEqual([])
    },
  }
}

const SAME = { 'sec-fetch-site': 'same-origin' }

async function callAs(context: BrowserContext, method: string, path: string, data?: unknown) {
  const response = await context.request.fetch(`/api/v1${path}`, {
    method,
    data,
    headers: SAME,
    maxRetries: 1,
  })
  expect(response.ok(), `${method} ${path}: ${response.status()}`).toBe(true)
  return (await response.json()).data
}

/** Completes the first open task up to today, or of one day. */
export async function doTask(
  { context, call }: TestFamily,
  input: object = {},
  photo?: Buffer,
  date?: string,
): Promise<void> {
  const week = await call('GET', '/challenges/current')
  const buffer = photo ?? (await picture('jpeg', 200))
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer }
  const uploaded = await context.request.post('/api/v1/photos', { multipart: { file }, headers: SAME })
  expect(uploaded.status()).toBe(201)
  const { id: photoId } = (await uploaded.json()).data
  const today = new Date().toLocaleDateString('sv', { timeZone: 'America/Sao_Paulo' })
  const task = week.tasks.find(
    (one: { date: string; completed: boolean }) =>
      !one.completed && (date ? one.date === date : one.date <= today),
  )
  await call('POST', `/challenges/${week.id}/tasks/${task.id}/complete`, { photoId, ...input })
}
