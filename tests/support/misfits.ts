import type { Page } from '@playwright/test'

type Word = { text: string; left: number; right: number; lines: number; isFree: boolean }
type Measures = { listWords: () => Word[]; listControls: () => Word[] }

/** Adds functions to the page that measure its words and controls. */
export async function addMeasures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    /** Inside something that scrolls sideways or is cut on purpose. */
    const isHeld = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).overflowX !== 'visible' || isHeld(element.parentElement))
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      const isSeen = element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
      return (
        width > 1 && height > 1 && isSeen && !element.closest('svg, script, [data-script-notice], [inert]')
      )
    }
    const measure = (text: string, element: Element, rects: DOMRect[]) => ({
      text,
      left: Math.min(...rects.map((rect) => rect.left)),
      right: Math.max(...rects.map((rect) => rect.right)),
      lines: new Set(rects.map((rect) => Math.round(rect.top))).size,
      isFree: !isHeld(element),
    })
    const listWordsIn = (node: Node, parent: Element) =>
      [...(node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)].map((match) => {
        const range = document.createRange()
        range.setStart(node, match.index)
        range.setEnd(node, match.index + match[0].length)
        return measure(
          match[0],
          parent,
          [...range.getClientRects()].filter(({ width }) => width > 0),
        )
      })
    const listWords = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const words = []
      while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement
        if (parent && isShown(parent)) words.push(...listWordsIn(walker.currentNode, parent))
      }
      return words
    }
    const listControls = () =>
      [...document.querySelectorAll(':is(main, header, footer) :is(button, a, input, [role=tab])')]
        .filter(isShown)
        .map((control) => {
          const name = control.getAttribute('aria-label') ?? control.textContent ?? ''
          return measure(name, control, [control.getBoundingClientRect()])
        })
    Object.assign(window, { listWords, listControls })
  })
}

/** Lists what leaves the screen, and words that break in their middle. */
export async function findMisfits(page: Page): Promise<string[]> {
  const { words, controls, width, wanted } = await page.evaluate(() => {
    const { listWords, listControls } = window as unknown as Measures
    const { clientWidth, scrollWidth } = document.documentElement
    return { words: listWords(), controls: listControls(), width: clientWidth, wanted: scrollWidth }
  })
  const outside = [...words, ...controls].filter(
    ({ left, right, isFree }) => isFree && (left < -1 || right > width + 1),
  )
  const found = [
    ...(wanted > width ? [`the page is ${wanted} pixels wide`] : []),
    ...outside.map(({ text }) => `leaves the screen: ${text}`),
    ...words.filter(({ lines }) => lines > 1).map(({ text }) => `breaks: ${text}`),
  ]
  return [...new Set(found)]
}
