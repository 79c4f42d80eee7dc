import { expect } from '@playwright/test'
import { TEXTS, test } from '../support/journey'

const t = TEXTS.en
const TOLD = 'What the page before had to say.'

test.use({ locale: 'en' })

test('the Tab key moves the focus to a toast and past it', async ({ page }) => {
  await page.addInitScript((text) => {
    sessionStorage.setItem('brota_toast', JSON.stringify({ kind: 'error', text }))
  }, TOLD)
  await page.goto('/login')
  const toast = page.getByRole('listitem').filter({ hasText: TOLD })
  await toast.hover()
  await page.getByRole('button', { name: t.login.withEmail, exact: true }).focus()
  let before = await page.evaluateHandle(() => document.activeElement)
  for (let steps = 0; !(await toast.evaluate((element) => element === document.activeElement)); steps += 1) {
    expect(steps).toBeLessThan(20)
    before = await page.evaluateHandle(() => document.activeElement)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Tab')
  await expect(toast).not.toBeFocused()
  expect(await page.evaluate((last) => document.activeElement === last, before)).toBe(false)
})
