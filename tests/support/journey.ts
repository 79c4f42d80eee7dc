import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test'
import en from '@/messages/en.json' with { type: 'json' }
import ptBR from '@/messages/pt-BR.json' with { type: 'json' }

export type Texts = typeof en
export const TEXTS: Record<'en' | 'pt-BR', Texts> = { en, 'pt-BR': ptBR }

/** What the browser says by itself when a call is refused or cut off, as some tests mean it to be. */
const REFUSED_CALL = /Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_)/

/** A test in whose pages nothing may be written to the console as an error. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ context }, use) => {
      const errors = watchErrors(context)
      await use(undefined)
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

/** Collects what goes wrong in a context's pages. */
export function watchErrors(context: BrowserContext): string[] {
  const errors: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error' && !REFUSED_CALL.test(message.text())) errors.push(message.text())
  })
  context.on('weberror', (error) => errors.push(error.error().message))
  return errors
}

/** The page must have nothing for axe to find, in both colour schemes, and must not scroll sideways. */
export async function expectSound(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await settled(page)
    const axe = await axeOn(page)
    // Nothing but colours differs between the schemes.
    if (colorScheme === 'dark') axe.withRules(['color-contrast'])
    const { violations } = await axe.analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`)
    expect(found, `${page.url()} ${colorScheme}`).toEqual([])
  }
  await expectDrawn(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0)
}

/** Drawings come from a file of their own: one that is not in it, or not let in, is a hole that nobody is told of. */
export async function expectDrawn(page: Page): Promise<void> {
  const holes = () =>
    page
      .locator('svg use')
      .evaluateAll((uses) =>
        uses
          .filter((use) => use.checkVisibility() && (use as SVGUseElement).getBBox().width === 0)
          .map((use) => use.getAttribute('href')),
      )
  await expect.poll(holes).toEqual([])
}

/** By itself axe comes twice with every look, a megabyte each time, and brings home what is as it should be, too. */
async function axeOn(page: Page): Promise<AxeBuilder> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const axe = new AxeBuilder({ page, axeSource: 'undefined' }).options({ resultTypes: ['violations'] })
  // No page has frames, so axe needs no second page to put its findings together.
  return axe.setLegacyMode()
}

const ofAxe = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))
const AXE = readFileSync(ofAxe.resolve('axe-core/axe.min.js'), 'utf8')

/** Colours may be on their way from one scheme to the other; what is measured is where they end. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    const underWay = () =>
      document
        .getAnimations()
        .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity)
    do {
      await Promise.allSettled(underWay().map((one) => one.finished))
      await frame()
      await frame()
    } while (underWay().length > 0)
  })
}

/** Waits until the browser has brought to life what the server has drawn. */
async function alive(target: Locator): Promise<void> {
  const check = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
  await expect.poll(() => target.evaluate(check), { timeout: 20_000 }).toBe(true)
}

/** Presses a button once it is alive. */
export async function press(target: Locator): Promise<void> {
  await alive(target)
  await target.click()
}

let count = 0

/** An address that no other test uses, also not one of an earlier run on the same data. */
export function freshEmail(): string {
  count += 1
  return `e2e-${process.pid}-${Date.now()}-${count}@example.com`
}

export const PASSWORD = 'a short sentence'

/** Creates an account on the page that a visitor is sent to, and ends at /family-setup. */
export async function createAccount(page: Page, t: Texts, name: string): Promise<string> {
  const email = freshEmail()
  await alive(page.getByRole('button', { name: t.subscribe.submit }))
  await page.getByLabel(t.subscribe.name).fill(name)
  await page.getByLabel(t.subscribe.email).fill(email)
  await page.getByLabel(t.subscribe.password, { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await press(page.getByRole('button', { name: t.subscribe.submit }))
  await expect(page).toHaveURL(/\/family-setup$/)
  return email
}

/** Signs a context in through the API, as a demo person or one just made. */
export async function signIn(context: BrowserContext, email: string, password = 'brota-demo'): Promise<void> {
  const response = await context.request.post('/api/v1/auth/login', { data: { email, password } })
  expect(response.status()).toBe(200)
}

/** A catalog text with its values filled in. */
export function filled(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}
