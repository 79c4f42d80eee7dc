import { expect } from '@playwright/test'
import { expectSound, press, TEXTS, test } from '../support/journey'
import { signUpFamily } from '../support/queued-photos'

for (const language of ['en', 'pt-BR'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language, viewport: { width: 360, height: 740 } })
    const t = TEXTS[language]

    test('a family creates, renews and turns off the address of its calendar', async ({ page, context }) => {
      await signUpFamily(context, language)
      await page.goto('/family-management')
      await press(page.getByRole('button', { name: t.calendar.make }))
      const address = page.getByLabel(t.calendar.address)
      await expect(address).toHaveValue(/\/api\/v1\/calendar\/[\w-]{32}\.ics$/)
      const first = await address.inputValue()
      const link = page.getByRole('link', { name: t.calendar.open })
      await expect(link).toHaveAttribute('href', first.replace(/^http:/, 'webcal:'))
      const file = await page.request.get(first)
      expect(await file.text()).toContain(t.calendar.name)
      await expectSound(page)

      await press(page.getByRole('button', { name: t.calendar.renew }))
      await expect(page.getByText(t.calendar.renewed)).toBeVisible()
      await expect(address).not.toHaveValue(first)
      expect((await page.request.get(first)).status()).toBe(404)
      await press(page.getByRole('button', { name: t.calendar.end }))
      await expect(page.getByRole('button', { name: t.calendar.make })).toBeVisible()
    })
  })
}
