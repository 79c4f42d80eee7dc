import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test'
import en from '@/messages/en.json' with { type: 'json' }
import ptBR from '@/messages/pt-BR.json' with { type: 'json' }

export type Texts = typeof en
export const TEXTS: Record<'en' | 'pt-BR', Texts> = { en, 'pt-BR': ptBR }

/** Failed requests, which some tests cause, are console errors. */
const REFUSED_CALL = /Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_)/

/** A window that changes its size ends a fade between pages; React knows other wordings of it. */
const ENDED_FADE = /^Transition was aborted because of invalid state/

/** Test that fails on console errors. */
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

export function watchErrors(context: BrowserContext): string[] {
  const errors: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error' && !REFUSED_CALL.test(message.text())) errors.push(message.text())
  })
  context.on('weberror', (error) => {
    const { message } = error.error()
    if (!ENDED_FADE.test(message)) errors.push(message)
  })
  return errors
}

/** Expects no axe violations in both colour schemes and no horizontal scrolling. */
export async function expectSound(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await settled(page)
    const axe = await axeOn(page)
    // Only colours differ between the schemes.
    if (colorScheme === 'dark') axe.withRules(['color-contrast'])
    const { violations } = await axe.analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`)
    expect(found, `${page.url()} ${colorScheme}`).toEqual([])
  }
  await expectInPlace(page)
}

/** Expects all drawings and no horizontal scrolling. */
export async function expectInPlace(page: Page): Promise<void> {
  await expectDrawn(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0)
}

/**
 * Expects every drawing in the sprite file, and its colours in the style sheet: a missing one causes no
 * error.
 */
export async function expectDrawn(page: Page): Promise<void> {
  const colourless = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement)
    return [...document.querySelectorAll('svg [fill^="var("], svg [stroke^="var("]')]
      .flatMap((shape) => [shape.getAttribute('fill'), shape.getAttribute('stroke')])
      .map((color) => /^var\((--[\w-]+)\)$/.exec(color ?? '')?.[1])
      .filter((name) => name !== undefined && style.getPropertyValue(name) === '')
  })
  expect(colourless, page.url()).toEqual([])
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

/** By default axe is injected twice per check, a megabyte each time. */
async function axeOn(page: Page): Promise<AxeBuilder> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const axe = new AxeBuilder({ page, axeSource: 'undefined' }).options({ resultTypes: ['violations'] })
  // No page has frames, so axe needs no second page.
  return axe.setLegacyMode()
}

const ofAxe = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))
const AXE = readFileSync(ofAxe.resolve('axe-core/axe.min.js'), 'utf8')

async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    // One that follows the scroll position never ends.
    const underWay = () =>
      document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity)
    do {
      await Promise.allSettled(underWay().map((one) => one.finished))
      await frame()
      await frame()
    } while (underWay().length > 0)
  })
}

async function alive(target: Locator): Promise<void> {
  const check = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
  await expect.poll(() => target.evaluate(check), { timeout: 20_000 }).toBe(true)
}

export async function press(target: Locator): Promise<void> {
  await alive(target)
  await target.click()
}

let count = 0

export function freshEmail(): string {
  count += 1
  return `e2e-${process.pid}-${Date.now()}-${count}@example.com`
}

export const PASSWORD = 'a short sentence'

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

export async function signIn(context: BrowserContext, email: string, password = 'brota-demo'): Promise<void> {
  const response = await context.request.post('/api/v1/auth/login', { data: { email, password } })
  expect(response.status()).toBe(200)
}

export function filled(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}
