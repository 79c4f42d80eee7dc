import { setTimeout as sleep } from 'node:timers/promises'

export type KeyName = 'Enter' | 'Space' | 'ArrowRight' | 'Escape'

/** Browser's page, as the journey needs it; elements are XPath. */
export type BrowserPage = {
  goto(url: string): Promise<void>
  /** Runs the body of a function in the page. */
  run<T>(body: string): Promise<T>
  click(element: string): Promise<void>
  type(element: string, text: string): Promise<void>
  press(key: KeyName): Promise<void>
  upload(element: string, file: string): Promise<void>
  version(): Promise<string>
  close(): Promise<void>
}

const PATIENCE = 30_000

/** Returns JavaScript for the first element of an XPath. */
export const inPage = (element: string) =>
  `document.evaluate(${JSON.stringify(element)}, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue`

/** Waits until a JavaScript expression is true in the page. */
export async function waitFor(page: BrowserPage, expression: string, what = expression): Promise<void> {
  const until = Date.now() + PATIENCE
  while (Date.now() < until) {
    // A navigation can interrupt the script.
    if (await page.run<boolean>(`return Boolean(${expression})`).catch(() => false)) return
    await sleep(100)
  }
  const text = await page.run<string>('return location.href + " " + document.body.innerText.slice(0, 300)')
  throw new Error(`waited for ${what}: ${text}`)
}

export const waitForElement = (page: BrowserPage, element: string) => waitFor(page, inPage(element), element)

/** Waits for an element with its event handlers, and clicks it. */
export async function press(page: BrowserPage, element: string): Promise<void> {
  await waitFor(
    page,
    `Object.keys(${inPage(element)} ?? {}).some((key) => key.startsWith('__reactProps'))`,
    element,
  )
  await page.click(element)
}

export const button = (name: string, within = '') =>
  `${within}//button[normalize-space(.)=${quote(name)} or @aria-label=${quote(name)}]`
export const field = (label: string) => `//input[@id=//label[normalize-space(.)=${quote(label)}]/@for]`

const quote = (text: string) => `"${text}"`
