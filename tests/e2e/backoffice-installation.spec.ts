import { expect } from '@playwright/test'
import { openDatabase, withClient } from '../../scripts/support/database'
import { freePort } from '../../scripts/support/postgres-cluster'
import { startProduct } from '../../scripts/support/product'
import { expectSound, filled, press, signIn, TEXTS, test } from '../support/journey'
import { mailServer } from '../support/mail-server'

const t = TEXTS.en
const OPERATOR = { OPERATOR_NAME: 'Escola Sol Nascente', OPERATOR_CONTACT: 'brota@sol.example' }

const BACKUP_MADE = `INSERT INTO backup_runs (id, started_at, finished_at, outcome)
  VALUES (gen_random_uuid(), now(), now(), 'success')`

async function startEmptyProduct() {
  const smtp = mailServer(await freePort())
  await smtp.open()
  const environment = {
    NODE_ENV: 'production',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Brota <brota@sol.example>',
    BACKUP_AT: '03:15',
    RATE_LIMIT_LOGIN: '10',
    TZ: 'UTC',
    ...OPERATOR,
  }
  const { url, dataFolder, stop } = await startProduct({ environment, forgetful: true })
  const database = await openDatabase(undefined, dataFolder)
  try {
    await withClient(database.url, async (client) => {
      await client.query('TRUNCATE challenges, tasks, badges, recipes, content_packs CASCADE')
      await client.query(BACKUP_MADE)
    })
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

emptyTest('the installation page shows the setup and sends a test e-mail', async ({ page, product }) => {
  await page.goto('/backoffice')
  await press(page.getByRole('link', { name: t.backoffice.installation }))
  await expect(page.getByRole('heading', { level: 1, name: t.installation.title })).toBeVisible()
  const storage = page.getByRole('region', { name: t.installation.storage.title })
  await expect(storage.getByText(t.installation.storage.reachable, { exact: true })).toBeVisible()
  await expect(storage.getByText(t.installation.storage.quota)).toBeVisible()
  await expect(page.getByText('2 GB', { exact: true })).toBeVisible()
  await expect(page.getByText(/^[\d.,]+ of [\d.,]+ GB$/)).toBeVisible()
  await expect(page.getByText('03:15 (UTC)')).toBeVisible()
  await expect(page.getByText(OPERATOR.OPERATOR_NAME)).toBeVisible()
  const limits = page.getByRole('region', { name: t.installation.limits.title, exact: true })
  await limits.getByText(/^Show \d+ limits$/).click()
  await expect(limits.getByText('10 in 15 minutes')).toBeVisible()
  const { issue } = t.installation.attention
  const attention = page.getByRole('region', { name: /attention$/ })
  await expect(attention).toContainText(issue.noChallenges.title)
  await expect(attention.getByRole('button', { name: t.starter.install })).toBeVisible()
  for (const { title } of [issue.operatorMissing, issue.mailMissing, issue.mailSender, issue.backupsOff]) {
    await expect(page.getByText(title)).toHaveCount(0)
  }
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

emptyTest('the notification settings offer e-mails when the server can send them', async ({ page }) => {
  const words = t.notificationSettings
  await page.goto('/settings/notifications')
  await expect(page.locator('html')).toHaveAttribute('data-ready')
  const mails = page.getByRole('group', { name: words.byMail })
  await expect(mails).toContainText(words.mailHint)
  await page.getByLabel(words.reminder, { exact: true }).selectOption('18:30')
  await expect(mails.getByLabel(words.mail)).toBeChecked()
  await mails.getByLabel(words.digest).check()
  await press(page.getByRole('button', { name: words.save }))
  await expect(page.locator('[data-sonner-toast]').filter({ hasText: words.saved })).toBeVisible()
  await page.reload()
  await expect(mails.getByLabel(words.mail)).toBeChecked()
  await expect(mails.getByLabel(words.digest)).toBeChecked()
})

emptyTest('privacy notice and terms name the operator', async ({ page }) => {
  for (const address of ['/privacy', '/terms']) {
    await page.goto(address)
    const section = page.locator('section').filter({ hasText: t.terms.operatorTitle })
    await expect(section).toContainText(OPERATOR.OPERATOR_NAME)
    await expect(section.getByRole('link')).toHaveAttribute('href', `mailto:${OPERATOR.OPERATOR_CONTACT}`)
    await expectSound(page)
  }
})

emptyTest('the empty list of challenges installs the starter content once', async ({ page }) => {
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

emptyTest('the installation page shows no warnings with full setup and challenges', async ({ page }) => {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const installed = await page.request.post('/api/v1/admin/content/starter', { data: {}, headers })
  // The test before may have installed it in the same server.
  expect([200, 201, 409]).toContain(installed.status())
  await page.goto('/backoffice/installation')
  await expect(page.getByText(t.installation.attention.well, { exact: true })).toBeVisible()
  await expect(page.getByText(/needs? (your )?attention/i)).toHaveCount(0)
  await expectSound(page)
})
