import { type Browser, expect } from '@playwright/test'
import type { TestFamily } from './families'
import { freshEmail, PASSWORD, watchErrors } from './journey'

const SAME = { 'sec-fetch-site': 'same-origin' }

export async function secondAdult(browser: Browser, { id, call }: TestFamily, name: string) {
  const context = await browser.newContext({ locale: 'en', viewport: { width: 360, height: 740 } })
  const errors = watchErrors(context)
  const account = { name, email: freshEmail(), password: PASSWORD, language: 'en' }
  const { uniqueCode } = await call('GET', `/families/${id}`)
  const post = (path: string, data: unknown) =>
    context.request.post(`/api/v1${path}`, { data, headers: SAME })
  const registered = await post('/auth/register', account)
  expect(registered.status()).toBe(201)
  expect((await post('/families/join', { uniqueCode })).status()).toBe(200)
  return {
    id: (await registered.json()).data.user.id as string,
    email: account.email,
    page: await context.newPage(),
    context,
    leave: async () => {
      await context.close()
      expect(errors).toEqual([])
    },
  }
}
