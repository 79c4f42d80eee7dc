import { Builder, By, Key, type WebElement } from 'selenium-webdriver'
import { type BrowserPage, inPage, type KeyName } from './page'

const KEYS: Record<KeyName, string> = {
  Enter: Key.ENTER,
  Space: Key.SPACE,
  ArrowRight: Key.ARROW_RIGHT,
  Escape: Key.ESCAPE,
}

export async function openWebkit(
  server: string,
  capabilities: Record<string, unknown>,
): Promise<BrowserPage> {
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build()
  const find = (element: string): Promise<WebElement> =>
    Promise.resolve(driver.findElement(By.xpath(element)))
  return {
    goto: (url) => driver.get(url),
    run: (body) => driver.executeScript(body),
    click: async (element) => {
      // The driver scrolls elements below the sticky header.
      await driver.executeScript(`${inPage(element)}.scrollIntoView({ block: 'center' })`)
      // It refuses elements that move or lie outside of its window.
      await (await find(element)).click().catch(() => driver.executeScript(`${inPage(element)}.click()`))
    },
    type: async (element, text) => {
      await driver.executeScript(`${inPage(element)}.focus()`)
      await driver.actions().sendKeys(text).perform()
    },
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    upload: async (element, file) => (await find(element)).sendKeys(file),
    version: async () => `${(await driver.getCapabilities()).getBrowserVersion()}`,
    close: () => driver.quit(),
  }
}
