import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { freePort } from '../../scripts/support/postgres-cluster'
import { startProduct } from '../../scripts/support/product'
import { expectSound, filled, freshEmail, press, TEXTS, test } from '../support/journey'

const t = TEXTS.en
const NAME = 'Springfield Schools'

async function startSchoolProduct() {
  // Its library prints a warning on load.
  const { openIdentityProvider } = await import('../support/identity-provider')
  const port = await freePort()
  const redirect = `http://localhost:${port}/api/auth/callback/oidc`
  const school = await openIdentityProvider(redirect, { claimsInIdToken: false })
  const environment = {
    NODE_ENV: 'production' as const,
    PASSWORD_SIGN_IN: 'off',
    OIDC_NAME: NAME,
    OIDC_CLIENT_ID: 'brota',
    OIDC_CLIENT_SECRET: 'secret',
    OIDC_ISSUER: school.issuer,
  }
  const { url, dataFolder, stop } = await startProduct({ port, environment, forgetful: true })
  const printAdminLink = async (email: string) => {
    const variables = { ...process.env, ...environment, BROTA_DATA_DIR: dataFolder, APP_URL: url }
    const options = ['--conditions=react-server', '--import', 'tsx', 'scripts/admin.ts', email]
    const { stdout } = await promisify(execFile)(process.execPath, options, { env: variables })
    return /\S+\/reset-password\/\S+/.exec(stdout)?.[0] ?? ''
  }
  return { url, school, printAdminLink, stop: () => Promise.all([stop(), school.close()]) }
}

type SchoolProduct = Omit<Awaited<ReturnType<typeof startSchoolProduct>>, 'stop'>

const schoolTest = test.extend<object, { product: SchoolProduct }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: the pattern names the fixtures that are needed, and none is.
    async ({}, use) => {
      const product = await startSchoolProduct()
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
})

schoolTest.use({ locale: 'en', viewport: { width: 390, height: 844 } })

schoolTest(
  'a family signs in with its school account, and no page offers passwords',
  async ({ page, product }) => {
    const email = freshEmail()
    product.school.setVisitor({ sub: email, email, email_verified: true, name: 'Olga Dias' })
    await page.goto('/login')
    const button = page.getByRole('button', { name: filled(t.login.oidc, { name: NAME }) })
    await expect(button).toBeVisible()
    await expect(page.getByRole('button', { name: t.login.google })).toHaveCount(0)
    await expect(page.getByRole('button', { name: t.login.withEmail })).toHaveCount(0)
    await expect(page.getByRole('link', { name: t.login.create })).toHaveCount(0)
    await expectSound(page)
    await page.goto('/subscribe')
    await expect(page.getByText(t.subscribe.providersOnlyText)).toBeVisible()
    await expectSound(page)
    await page.goto('/forgot-password')
    await expect(page.getByText(t.recovery.noPasswords)).toBeVisible()
    await expectSound(page)

    await page.goto('/login')
    await press(button)
    await expect(page).toHaveURL(/\/family-setup$/)
    await page.goto('/settings/security')
    await expect(page.getByText(t.security.byProvider)).toBeVisible()
    await expectSound(page)
    const family = { name: 'Dias', timezone: 'America/Sao_Paulo' }
    const headers = { 'sec-fetch-site': 'same-origin' }
    const created = await page.request.post('/api/v1/families/create', { data: family, headers })
    expect(created.status()).toBe(201)
    await page.goto('/profile')
    await expect(page.getByText(email)).toBeVisible()
    await expect(page.getByText(NAME).first()).toBeVisible()
    await expect(page.getByText(t.profile.passwordNone)).toHaveCount(0)
    await expectSound(page)
  },
)

schoolTest('an administrator signs in once with the link of the command line', async ({ page, product }) => {
  const link = await product.printAdminLink(freshEmail())
  await page.goto(link)
  await expect(page.getByText(t.recovery.onceText)).toBeVisible()
  await expectSound(page)
  await press(page.getByRole('button', { name: t.login.submit }))
  await expect(page).toHaveURL(/\/(environment-selection|backoffice|profile\/edit|family-setup)/)
  const admin = await page.request.get('/api/v1/auth/check-admin')
  expect(await admin.json()).toMatchObject({ data: { isAdmin: true } })
  await page.context().clearCookies()
  await page.goto(link)
  await press(page.getByRole('button', { name: t.login.submit }))
  await expect(page.getByText(t.errors.reset_token_invalid)).toBeVisible()
})
