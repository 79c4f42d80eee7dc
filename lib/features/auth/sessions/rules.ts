/** Specific browsers first: most user agents contain Chrome or Safari, too. */
const BROWSERS = [
  ['edge', /\bEdgA?\/|\bEdgiOS\//],
  ['opera', /\bOPR\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:Headless)?(?:Chrome|CriOS|Chromium)\//],
  ['safari', /\bVersion\/[\d.]+.*\bSafari\//],
] as const

/** Phones first: they name a desktop system, too. */
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

/** Parses a user agent; null for unknown parts. */
export function parseUserAgent(userAgent: string | null): { browser: Browser | null; system: System | null } {
  const first = <Name extends string>(known: readonly (readonly [Name, RegExp])[]): Name | null =>
    known.find(([, sign]) => sign.test(userAgent ?? ''))?.[0] ?? null
  return { browser: first(BROWSERS), system: first(SYSTEMS) }
}

export function isPortable(system: System | null): boolean {
  return system === 'iphone' || system === 'ipad' || system === 'android'
}
