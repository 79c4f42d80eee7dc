import { expect, type Page } from '@playwright/test'
import { signIn, test } from '../support/journey'

const PAGES = ['/my-activities', '/challenge/current', '/activity-feed', '/leaderboard', '/community']
const MORE = ['/family-management', '/profile', '/settings', '/settings/privacy']

/** Lists what leaves the screen, and words that break in their middle. */
function findMisfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const found = new Set<string>()
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    const isShown = (element: Element) => {
      const { width: w, height: h } = element.getBoundingClientRect()
      const { clip, clipPath } = getComputedStyle(element)
      return w > 1 && h > 1 && clip === 'auto' && clipPath === 'none' && element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
    }
    if (document.documentElement.scrollWidth > width) found.add(`the page is ${document.documentElement.scrollWidth} wide`)
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || parent.closest('svg, script, [data-script-notice], [inert]') || !isShown(parent)) continue
      for (const match of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange()
        range.setStart(node, match.index)
        range.setEnd(node, match.index + match[0].length)
        const rects = [...range.getClientRects()].filter((rect) => rect.width > 0)
        if (rects.some((rect) => rect.right > width + 1 || rect.left < -1) && !scrolls(parent))
          found.add(`leaves the screen: ${match[0]}`)
        if (new Set(rects.map((rect) => Math.round(rect.top))).size > 1) found.add(`breaks: ${match[0]}`)
      }
    }
    for (const control of document.querySelectorAll('main button, main a, main input, header button, header a')) {
      if (!isShown(control) || scrolls(control)) continue
      const { left, right } = control.getBoundingClientRect()
      if (right > width + 1 || left < -1) found.add(`leaves the screen: ${control.getAttribute('aria-label') ?? control.textContent}`)
    }
    return [...found]
  })
}

for (const locale of ['en', 'pt-BR'] as const) {
  test.describe(locale, () => {
    test.use({ locale, reducedMotion: 'reduce' })

    for (const address of ['/login', '/subscribe', ...PAGES, ...MORE]) {
      test(`${address} fits with large text`, async ({ page, context }) => {
        await context.addCookies([{ name: 'NEXT_LOCALE', value: locale, url: test.info().project.use.baseURL ?? '' }])
        if (![ '/login', '/subscribe'].includes(address)) await signIn(context, 'ana@brota.example')
        await page.setViewportSize({ width: 320, height: 740 })
        await page.goto(address, { waitUntil: 'networkidle' })
        for (const [width, size] of [[320, 100], [360, 150], [390, 200], [360, 200], [320, 150], [320, 200]] as const) {
          await page.setViewportSize({ width, height: 740 })
          await page.evaluate((percent) => {
            document.documentElement.style.fontSize = `${percent}%`
          }, size)
          if (process.env.E2E_PICTURES) await page.screenshot({ path: `${process.env.E2E_PICTURES}/${locale}${address.replaceAll('/', '-')}-${width}-${size}.png` })
          expect.soft(await findMisfits(page), `${width} px, ${size} %`).toEqual([])
        }
      })
    }
  })
}
