import { expect } from '@playwright/test'
import { expectSound, filled, press, signIn, TEXTS, test } from '../support/journey'

test.beforeEach(async ({ context, baseURL }) => {
  await signIn(context, 'admin@brota.example')
  await context.addCookies([{ name: 'brota_environment', value: 'admin', url: baseURL ?? '' }])
})

const withoutTags = (text: string) => text.replace(/<\/?code>/g, '')

for (const locale of ['en', 'pt-BR'] as const) {
  const t = TEXTS[locale].installation

  test.describe(`the installation page of a demo in ${locale}`, () => {
    test.use({ locale, viewport: { width: 360, height: 780 } })

    test('lists missing operator, mail and backups, and explains how to set them up', async ({ page }) => {
      await page.goto(locale === 'en' ? '/backoffice/installation' : '/pt-BR/backoffice/installation')
      const attention = page.getByRole('region', {
        name: locale === 'en' ? /things need your attention/ : /coisas precisam da sua atenção/,
      })
      for (const kind of ['operatorMissing', 'mailMissing', 'backupsOff'] as const) {
        const item = attention.getByRole('listitem').filter({ hasText: t.attention.issue[kind].title })
        await expect(item).toContainText(withoutTags(t.attention.issue[kind].text))
      }
      await expect(page.getByText(t.attention.well, { exact: true })).toHaveCount(0)
      await press(attention.getByRole('link', { name: t.attention.issue.operatorMissing.title }))
      await expect(page.getByRole('heading', { name: t.operator.title })).toBeInViewport()
      await expectSound(page)
    })

    test('reports that a test e-mail was only saved as a file', async ({ page }) => {
      await page.goto(locale === 'en' ? '/backoffice/installation' : '/pt-BR/backoffice/installation')
      const mail = page.getByRole('region', { name: t.mail.title, exact: true })
      await press(mail.getByRole('button', { name: t.mail.test }))
      const to = 'admin@brota.example'
      await expect(mail.getByRole('status')).toContainText(filled(t.mail.result.kept, { to }))
    })
  })
}

test.describe('the list of limits', () => {
  test.use({ locale: 'en', viewport: { width: 1440, height: 900 } })

  test('shows a readable label and the variable of each limit', async ({ page }) => {
    const t = TEXTS.en.installation.limits
    await page.goto('/backoffice/installation')
    const section = page.getByRole('region', { name: t.title, exact: true })
    const labels = Object.entries(t.label)
    await section.getByText(filled(t.show, { count: String(labels.length) })).click()
    for (const [variable, label] of labels) {
      await expect(section.getByText(label, { exact: true })).toBeVisible()
      await expect(section.getByText(variable, { exact: true })).toBeVisible()
    }
    await expectSound(page)
  })
})
