import { expect, type Page } from '@playwright/test'
import { newFamily } from '../support/families'
import { createAccount, expectSound, press, signIn, TEXTS, test } from '../support/journey'
import { picture } from '../support/pictures'

const t = TEXTS.en

test.use({ serviceWorkers: 'allow' })

async function workerReady(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  })
}

/** As the system does for an installed app. */
async function sharePhoto(page: Page) {
  await page.evaluate(() => {
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', action: '/share-photo', enctype: 'multipart/form-data' })
    const input = Object.assign(document.createElement('input'), {
      type: 'file',
      name: 'photo',
      id: 'shared',
    })
    form.append(input)
    document.body.append(form)
  })
  const buffer = await picture('jpeg', 400)
  await page.locator('#shared').setInputFiles({ name: 'beans.jpg', mimeType: 'image/jpeg', buffer })
  await page.evaluate(() => document.querySelector<HTMLInputElement>('#shared')?.form?.submit())
}

test('a photo shared by another app is sent for a task, then deleted from the device', async ({
  browser,
}) => {
  const { page, leave } = await newFamily(browser, { name: 'Partilha' })
  await page.goto('/my-activities')
  await workerReady(page)
  await sharePhoto(page)
  const dialog = page.getByRole('dialog', { name: t.sharedPhoto.title })
  await expect(dialog.getByRole('img', { name: t.sharedPhoto.photo })).toBeVisible()
  await expect(page).toHaveURL(/\/my-activities\?shared$/)
  await expectSound(page)
  await press(dialog.getByRole('listitem').first().getByRole('button'))
  await expect(page).toHaveURL(/\/challenge\/current/)
  const send = page.getByRole('dialog').getByRole('button', { name: t.complete.send, exact: true })
  await send.click()
  await expect(page.getByRole('dialog').filter({ hasText: t.complete.newBadge })).toBeVisible({
    timeout: 20_000,
  })
  await page.goto('/my-activities?shared')
  await expect(page).toHaveURL(/\/my-activities$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await leave()
})

test('a photo shared while signed out waits for the new account, not for the next one', async ({
  page,
  context,
}) => {
  await page.goto('/login')
  await workerReady(page)
  await sharePhoto(page)
  await expect(page).toHaveURL(/\/login/)
  await page.goto('/subscribe')
  await createAccount(page, t, 'Nova Folha')
  const created = page.waitForResponse('**/api/v1/families/create')
  await page.evaluate(() =>
    fetch('/api/v1/families/create', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Folha', timezone: 'America/Sao_Paulo' }),
    }),
  )
  await created
  await page.goto('/my-activities')
  const dialog = page.getByRole('dialog', { name: t.sharedPhoto.title })
  await expect(dialog.getByRole('img', { name: t.sharedPhoto.photo })).toBeVisible()
  await page.reload()
  await expect(dialog.getByRole('img', { name: t.sharedPhoto.photo })).toBeVisible()
  // Without signing out, as after the session has run out.
  await context.clearCookies()
  await signIn(context, 'rui@brota.example')
  await page.goto('/my-activities')
  await expect.poll(() => page.evaluate(() => caches.has('brota-shared-v1'))).toBe(false)
  await expect(dialog).toHaveCount(0)
})

test('a photo shared before the service worker is active redirects to My activities', async ({ request }) => {
  const photo = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await picture('jpeg', 200) }
  const response = await request.post('/share-photo', { multipart: { photo }, maxRedirects: 0 })
  expect([response.status(), response.headers().location]).toEqual([303, '/my-activities'])
})

test('the service worker keeps the confirmation for a logout link on another site', async ({
  browser,
  baseURL,
}) => {
  const { page, leave } = await newFamily(browser, { name: 'Visita' })
  await page.goto('/my-activities')
  await workerReady(page)
  await page.goto(`data:text/html,<a href="${baseURL}/logout">A prize</a>`)
  await page.getByRole('link').click()
  await expect(page.getByText(t.logout.ask)).toBeVisible()
  expect((await page.request.get('/api/v1/auth/me')).status()).toBe(200)
  await leave()
})
