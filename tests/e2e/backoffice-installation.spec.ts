import { expect } from '@playwright/test'
import { openDatabase, withClient } from '../../scripts/support/database'
import { freePort } from '../../scripts/support/postgres-cluster'
import { startProduct } from '../../scripts/support/product'
import { expectSound, filled, press, signIn, TEXTS, test } from '../support/journey'
import { mailServer } from '../support/mail-server'

const t = TEXTS.en
const OPERATOR = { OPERATOR_NAME: 'Escola Sol Nascente', OPERATOR_CONTACT: 'brota@sol.example' }

async function startEmptyProduct() {
  const smtp = mailServer(await freePort())
  await smtp.open()
  const environment = { NODE_ENV: 'production', SMTP_URL: smtp.url, ...OPERATOR }
  const { url, dataFolder, stop } = await startProduct({ environment, forgetful: true })
  const database = await openDatabase(undefined, dataFolder)
  try {
    await withClient(database.url, (client) =>
      client.query('TRUNCATE challenges, tasks, badges, recipes, content_packs CASCADE'),
    )
  } finally {
    await database.release()
  }
  return { url, smtp, stop: () => Promise.all([stop(), smtp.close()]) }
}

type EmptyProduct = Omit<Awaited<ReturnType<typeof startEmptyProduct>>, 'stop'>

const emptyTest = test.extend<object, { product: EmptyProduct }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: the pattern names the fixtures that are needed, and none is.
    async ({}, use) => {
      const product = await startEmptyProduct()
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
})

emptyTest.use({ locale: 'en', viewport: { width: 1280, height: 900 } })

emptyTest.beforeEach(async ({ context, baseURL }) => {
  await signIn(context, 'admin@brota.example')
  await context.addCookies([{ name: 'brota_environment', value: 'admin', url: baseURL ?? '' }])
})

emptyTest('shows how Brota is set up, and sends a test mail', async ({ page, product }) => {
  await page.goto('/backoffice')
  await press(page.getByRole('link', { name: t.backoffice.installation }))
  await expect(page.getByRole('heading', { level: 1, name: t.installation.title })).toBeVisible()
  await expect(page.getByText(t.installation.storage.reachable)).toBeVisible()
  await expect(page.getByText(OPERATOR.OPERATOR_NAME)).toBeVisible()
  await press(page.getByRole('button', { name: t.installation.mail.test }))
  const to = 'admin@brota.example'
  const answer = page
    .getByRole('status')
    .filter({ hasText: filled(t.installation.mail.result.accepted, { to }) })
  await expect(answer).toContainText(/250 /)
  expect(product.smtp.taken).toHaveLength(1)
  product.smtp.state.mood = 'refuses for good'
  await press(page.getByRole('button', { name: t.installation.mail.test }))
  await expect(page.getByText(filled(t.installation.mail.result.failed, { to }))).toBeVisible()
  await expectSound(page)
})

emptyTest('names the operator in privacy notice and terms', async ({ page }) => {
  for (const address of ['/privacy', '/terms']) {
    await page.goto(address)
    const section = page.locator('section').filter({ hasText: t.terms.operatorTitle })
    await expect(section).toContainText(OPERATOR.OPERATOR_NAME)
    await expect(section.getByRole('link')).toHaveAttribute('href', `mailto:${OPERATOR.OPERATOR_CONTACT}`)
    await expectSound(page)
  }
})

emptyTest('installs the starter content from the empty list of challenges, once', async ({ page }) => {
  await page.goto('/backoffice/content')
  await press(page.getByRole('button', { name: t.starter.install }))
  const question = page.getByRole('alertdialog', { name: t.starter.title })
  await expectSound(page)
  await press(question.getByRole('button', { name: t.starter.confirm }))
  await expect(page.getByText(t.starter.done)).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(5)
  await expect(page.getByRole('button', { name: t.starter.install })).toHaveCount(0)
  await page.goto('/backoffice/installation')
  await expect(page.getByText(/^Installed on/)).toBeVisible()
  await expect(page.getByRole('button', { name: t.starter.install })).toHaveCount(0)
})
