import { expect } from '@playwright/test'
import { newFamily } from '../support/families'
import { expectSound, press, TEXTS, test } from '../support/journey'

for (const language of ['en', 'pt-BR'] as const) {
  const t = TEXTS[language]
  const words = t.notificationSettings

  test(`a reminder hour is chosen outside the quiet hours (${language})`, async ({ browser }) => {
    const ana = await newFamily(browser, { name: `Horta ${Date.now().toString(36)}`, language })
    const { page } = ana
    await page.goto('/settings')
    await press(page.getByRole('link', { name: t.settings.notifications }))
    await expect(page.getByRole('heading', { name: words.title, exact: true })).toBeVisible()
    const reminder = page.getByLabel(words.reminder, { exact: true })
    await expect(reminder).toHaveValue('off')
    await expect(reminder.locator('option')).toHaveCount(25)
    await reminder.selectOption('18:30')
    // This server sends no mail.
    await expect(page.getByText(words.noMail)).toBeVisible()
    await expect(page.getByRole('group', { name: words.byMail })).toHaveCount(0)
    await expectSound(page)
    await press(page.getByRole('button', { name: words.save }))
    await expect(page.locator('[data-sonner-toast]').filter({ hasText: words.saved })).toBeVisible()
    await page.reload()
    await expect(reminder).toHaveValue('18:30')

    await press(page.locator('summary').filter({ hasText: '20:00' }))
    await page.getByLabel(words.quietFrom, { exact: true }).selectOption('18:00')
    await expect(page.getByText(words.inQuietHours.replace('{time}', '18:30'))).toBeVisible()
    await press(page.getByRole('button', { name: words.save }))
    await expect(reminder).toBeFocused()
    await expect(page.getByLabel(words.quietFrom, { exact: true })).toHaveValue('18:00')
    await page.reload()
    await expect(page.getByLabel(words.quietFrom, { exact: true })).toHaveValue('20:00')
    await page.goto('/settings')
    await expect(page.getByRole('link', { name: t.settings.notifications })).toContainText(
      t.settings.remindedAt.replace('{time}', '18:30'),
    )
    await ana.leave()
  })
}
