import { expect, type Locator } from '@playwright/test'
import { expectSound, press, TEXTS, test } from '../support/journey'

const shown = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.currentSrc)

for (const language of ['en', 'pt-BR'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language, viewport: { width: 360, height: 740 } })
    const t = TEXTS[language]

    test('a visitor reads what Brota is, and opens the page about how it works', async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.login.text)
      for (const line of Object.values(t.login.trust)) await expect(page.getByText(line)).toBeVisible()
      const start = page.getByRole('link', { name: t.login.create })
      await expect(start).toBeInViewport({ ratio: 1 })
      await press(page.getByRole('link', { name: t.login.howItWorks }))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.howItWorks.title)
      const pictures = page.getByRole('main').getByRole('img')
      await expect(pictures).toHaveCount(4)
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded()
        await expect(picture).toHaveJSProperty('complete', true)
        expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300)
        expect(await shown(picture)).toMatch(new RegExp(`/${language}/\\w+-light.webp$`))
      }
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect.poll(() => shown(pictures.first())).toMatch(/-dark.webp$/)
      const signIn = page.getByRole('main').getByRole('link', { name: t.howItWorks.signIn }).first()
      await expect(signIn).toHaveAttribute('href', /\/login$/)
      await expectSound(page)
      await page.getByRole('link', { name: t.howItWorks.create }).last().click()
      await expect(page).toHaveURL(/\/subscribe$/)
      await expect(page.getByText(t.subscribe.greeting)).toBeVisible()
      await expect(page.getByLabel(t.subscribe.name)).toBeInViewport({ ratio: 1 })
    })

    test('the legal texts collapse their table of contents on a phone', async ({ page }) => {
      for (const [address, title] of [
        ['/terms', t.terms.whoTitle],
        ['/privacy', t.terms.keepTitle],
      ] as const) {
        await page.goto(address)
        const contents = page.getByRole('navigation', { name: t.terms.contents })
        await expect(contents).toHaveCount(0)
        await page.locator('summary').filter({ hasText: t.terms.contents }).click()
        await expect(contents.getByRole('link', { name: title })).toBeVisible()
        await expectSound(page)
      }
      await page.setViewportSize({ width: 768, height: 900 })
      await expect(page.getByRole('navigation', { name: t.terms.contents })).toHaveCount(1)
    })
  })
}

test.describe('the plant of the front page', () => {
  test.use({ locale: 'en' })

  test('has a growth animation, but none with reduced motion', async ({ page }) => {
    const growing = () =>
      page.evaluate(
        () =>
          document.getAnimations().filter((one) => Number(one.effect?.getComputedTiming().duration) > 100)
            .length,
      )
    await page.goto('/login')
    await expect(page.locator('.animate-stem-grow').first()).toBeAttached()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload()
    expect(await growing()).toBe(0)
  })
})
