import { expect, type Page } from '@playwright/test'
import { listViolations, signIn, test } from '../support/journey'
import { addMeasures, findMisfits } from '../support/misfits'

const OPEN = ['/login', '/subscribe']
const FAMILY = [
  ...['/my-activities', '/challenge/current', '/activity-feed', '/leaderboard', '/community'],
  ...['/family-management', '/profile', '/settings', '/settings/privacy'],
]
/** Widths with the size of text in percent. */
const SIZES = [
  ...([[320, 100], [320, 150], [320, 200], [360, 100]] as const),
  ...([[360, 150], [360, 200], [390, 100], [390, 150], [390, 200]] as const),
]

async function takePicture(page: Page, name: string): Promise<void> {
  const folder = process.env.E2E_PICTURES
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` })
}

for (const locale of ['en', 'pt-BR'] as const) {
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 320, height: 740 } })

    for (const address of [...OPEN, ...FAMILY]) {
      test(`${address} fits with large text`, async ({ page, context, baseURL }) => {
        await context.addCookies([{ name: 'NEXT_LOCALE', value: locale, url: baseURL ?? '' }])
        if (FAMILY.includes(address)) await signIn(context, 'ana@brota.example')
        await addMeasures(page)
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto(address, { waitUntil: 'networkidle' })
        for (const [width, size] of SIZES) {
          await page.setViewportSize({ width, height: 740 })
          await page.evaluate((percent) => {
            document.documentElement.style.fontSize = `${percent}%`
          }, size)
          await takePicture(page, `${locale}${address.replaceAll('/', '-')}-${width}-${size}`)
          expect.soft(await findMisfits(page), `${width} px, ${size} %`).toEqual([])
        }
        await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
        await takePicture(page, `${locale}${address.replaceAll('/', '-')}-contrast`)
        expect(await listViolations(page)).toEqual([])
      })
    }
  })
}

test('high contrast shows what is chosen and what is pressed', async ({ page, context }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/login')
  const background = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  const highlight = await page.evaluate(() => {
    const probe = document.createElement('p')
    probe.style.cssText = 'forced-color-adjust: none; background: Highlight'
    document.body.append(probe)
    return getComputedStyle(probe).backgroundColor
  })
  expect(await background('button[type=submit].bg-leaf')).toBe(highlight)
  await signIn(context, 'ana@brota.example')
  await page.goto('/settings/privacy')
  expect(await background('label[data-checked]')).toBe(highlight)
  expect(await background('label:not([data-checked]):has(input[type=radio])')).not.toBe(highlight)
  await page.goto('/leaderboard')
  expect(await background('[role=tab][aria-selected=true]')).toBe(highlight)
  expect(await background('[role=tab][aria-selected=false]')).not.toBe(highlight)
})
