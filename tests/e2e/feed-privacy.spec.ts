import { expect } from '@playwright/test'
import { doTask, newFamily, type TestFamily } from '../support/families'
import { expectSound, press, TEXTS, test } from '../support/journey'

for (const language of ['en', 'pt-BR'] as const) {
  const t = TEXTS[language]
  const words = t.privacySettings

  test.describe(`in ${language}`, () => {
    let me: TestFamily
    test.beforeEach(async ({ browser }) => {
      me = await newFamily(browser, { name: `Horta ${Date.now().toString(36)}`, language })
    })
    test.afterEach(() => me.leave())

    test('a family starts a task from the feed and changes who sees its posts', async () => {
      const { page } = me
      await page.goto('/activity-feed')
      await expect(
        page.getByText(t.feed.today.formats).or(page.getByText(t.feed.today.freeTitle)),
      ).toBeVisible()
      const send = page.getByRole('link', { name: new RegExp(t.myActivities.sendPhoto) }).first()
      if (await send.isVisible())
        await expect(send).toHaveAttribute('href', /\/challenge\/current\?complete=[\w-]+$/)

      await doTask(me, { description: 'Ours' })
      await page.reload()
      const own = page.getByRole('article').filter({ hasText: 'Ours' })
      await expect(own.getByText(t.feed.audience.private)).toBeVisible()

      await press(page.getByRole('button', { name: words.change }))
      const choice = (name: keyof typeof words.choice) =>
        page.getByRole('radio', { name: words.choice[name] })
      await expect(choice('private')).toBeChecked()
      const save = page.getByRole('button', { name: words.save })
      await expect(save).toHaveAttribute('aria-disabled', 'true')
      await choice('private').focus()
      await page.keyboard.press('ArrowDown')
      await expect(choice('followers')).toBeChecked()
      await page.keyboard.press('ArrowDown')
      await page.getByRole('checkbox', { name: words.children }).check()
      await expectSound(page)

      // After the error the choice stays, and a link verifies the address.
      const message = t.errors.email_not_verified
      await page.route('**/privacy', (route) =>
        route.fulfill({
          status: 403,
          json: { success: false, error: { code: 'email_not_verified', message } },
        }),
      )
      await save.click()
      const alert = page.getByRole('alert').filter({ hasText: message })
      await expect(alert).toContainText(words.unverified)
      await expectSound(page)
      await alert.getByRole('button', { name: words.sendLink }).click()
      await expect(page.getByText(words.linkSent)).toBeVisible()
      await page.unroute('**/privacy')
      await expect(choice('public')).toBeChecked()
      await expect(own.getByText(t.feed.audience.private)).toBeVisible()

      await save.click()
      await expect(page.getByText(words.saved)).toBeVisible()
      await expect(alert).toBeHidden()
      await expect(own.getByText(t.feed.audience.public)).toBeVisible()
      await expect(save).toHaveAttribute('aria-disabled', 'true')
      await page.reload()
      await press(page.getByRole('button', { name: words.change }))
      await expect(choice('public')).toBeChecked()
      await expect(page.getByRole('checkbox', { name: words.children })).toBeChecked()
    })
  })
}

test('the confirmation texts match the agreed wording', () => {
  expect(TEXTS['pt-BR'].privacySettings.saved).toBe('Configurações de privacidade atualizadas!')
  expect(TEXTS['pt-BR'].feed.commentAdded).toBe('Comentário adicionado!')
  expect(TEXTS.en.feed.linkMade).toBe('Sharing link generated!')
})
