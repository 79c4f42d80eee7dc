/** Browsers by a word of theirs, the more particular ones first: most say that they are Chrome or Safari, too. */
const BROWSERS = [
  ['edge', /\bEdgA?\/|\bEdgiOS\//],
  ['opera', /\bOPR\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:Headless)?(?:Chrome|CriOS|Chromium)\//],
  ['safari', /\bVersion\/[\d.]+.*\bSafari\//],
] as const

/** Phones come before the systems that they claim to be like. */
const SYSTEMS = [
  ['iphone', /\biPhone\b/],
  ['ipad', /\biPad\b/],
  ['android', /\bAndroid\b/],
  ['windows', /\bWindows\b/],
  ['chromeos', /\bCrOS\b/],
  ['mac', /\bMac(?:intosh| OS X)\b/],
  ['linux', /\bLinux\b/],
] as const

export type Browser = (typeof BROWSERS)[number][0]
export type System = (typeof SYSTEMS)[number][0]

/** What somebody signed in with, as far as it says so itself; null for what is not known. */
export function parseUserAgent(userAgent: string | null): { browser: Browser | null; system: System | null } {
  const first = <Name extends string>(known: readonly (readonly [Name, RegExp])[]): Name | null =>
    known.find(([, sign]) => sign.test(userAgent ?? ''))?.[0] ?? null
  return { browser: first(BROWSERS), system: first(SYSTEMS) }
}

/** What is carried in a hand or a bag, rather than standing on a desk. */
export function isPortable(system: System | null): boolean {
  return system === 'iphone' || system === 'ipad' || system === 'android'
}
