import { expect, type Page } from '@playwright/test'
import { expectSound, press, signIn, test } from '../support/journey'

const OPEN_PAGES = ['/login', '/login#email', '/subscribe', '/forgot-password', '/privacy']
const FAMILY_PAGES = [
  '/my-activities',
  '/my-activities/harvest',
  '/garden',
  '/challenge/current',
  '/activity-feed',
  '/leaderboard',
  '/community',
  '/family-management',
  '/profile',
  '/settings',
  '/settings/language',
  '/settings/privacy',
]

/** Except in an area that scrolls. */
function listOverflow(): string[] {
  const width = document.documentElement.clientWidth
  const found = document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement
    if (!text.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue
    let isClipped = false
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(box)
      isClipped ||=
        /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' || box.getBoundingClientRect().width <= 1
    }
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, right } = range.getBoundingClientRect()
    if (!isClipped && (left < -1 || right > width + 1)) found.push(text.textContent.trim())
  }
  return found
}

/** Names of other tests' families may be too long. */
const PAGES_OF_OTHERS = new Set(['/activity-feed', '/leaderboard', '/community'])

function listWordBreaks(longest: number): string[] {
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const content = text.textContent ?? ''
    if (content.includes('@') || !text.parentElement?.checkVisibility({ visibilityProperty: true })) continue
    const range = document.createRange()
    for (const { 0: word, index } of content.matchAll(/(?<![\p{L}\p{N}])[\p{L}’]+(?![\p{L}\p{N}])/gu)) {
      if (word.length > longest) continue
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1)
      if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) found.push(word)
    }
  }
  return found
}

async function expectFits(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expect.poll(() => page.evaluate(listOverflow), { message: path }).toEqual([])
  const longest = PAGES_OF_OTHERS.has(path) ? 9 : 40
  expect(await page.evaluate(listWordBreaks, longest), path).toEqual([])
}

test.use({ viewport: { width: 320, height: 700 } })

for (const locale of ['en', 'pt-BR'] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })
    test('public pages fit the screen with text twice as large', async ({ page }) => {
      for (const path of OPEN_PAGES) await expectFits(page, path)
    })
  })
}

test('family pages and the user menu fit the screen with text twice as large', async ({ page, context }) => {
  await signIn(context, 'ana@brota.example')
  for (const path of FAMILY_PAGES) await expectFits(page, path)
  await expectSound(page)
  await press(page.locator('[data-user-menu]'))
  await expect(page.getByRole('menu')).toBeVisible()
  expect(await page.evaluate(listOverflow)).toEqual([])
})
