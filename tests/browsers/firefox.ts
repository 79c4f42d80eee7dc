import puppeteer, { type ElementHandle } from 'puppeteer-core'
import type { BrowserPage } from './page'

export async function openFirefox(executablePath: string): Promise<BrowserPage> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
  const page = await browser.newPage()
  const find = async (element: string) => {
    const found = await page.$(`::-p-xpath(${element})`)
    if (!found) throw new Error(`There is no ${element}`)
    return found
  }
  return {
    goto: async (url) => {
      await page.goto(url, { waitUntil: 'load' })
    },
    run: (body) => page.evaluate(`(() => { ${body} })()`) as Promise<never>,
    click: async (element) => (await find(element)).click(),
    type: async (element, text) => (await find(element)).type(text),
    press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
    upload: async (element, file) =>
      ((await find(element)) as ElementHandle<HTMLInputElement>).uploadFile(file),
    version: async () => (await browser.version()).replace(/^\D+/, ''),
    close: () => browser.close(),
  }
}
