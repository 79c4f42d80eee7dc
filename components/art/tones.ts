type Kind = 'deep' | 'pale' | 'faint'

/** Percentages of the mixed colours, computed by a script for browsers without `color-mix`. */
const TONES: Record<Kind, Record<string, readonly number[]>> = {
  deep: {
    'art-leaf': [38, 40, 42, 45],
    'art-near': [16, 30, 34, 38],
    'art-clay': [45],
    sky: [25, 40, 42],
    coral: [40, 42],
    berry: [40, 42],
    'sky-tint': [38],
    'coral-tint': [38],
  },
  pale: {
    'art-leaf': [20, 34, 45, 50, 55],
    'art-near': [34],
    'art-clay': [12],
    sun: [34, 45, 50, 55],
    sky: [45, 50, 55, 66],
    coral: [45, 50, 55],
    berry: [45, 50, 55],
    'sky-tint': [34],
    'coral-tint': [34],
  },
  faint: { 'art-leaf': [76], sun: [76], sky: [76], coral: [76], berry: [76] },
}

/** Returns a mixed colour's variable: `var(--sky)` becomes `var(--deep-sky-40)`. */
export function mix(kind: Kind, color: string, part: number): string {
  return `var(--${kind}-${color.slice('var(--'.length, -1)}-${part})`
}

/** Lists the variables of all mixed colours. */
export function listTones(): string[] {
  return Object.entries(TONES).flatMap(([kind, colors]) =>
    Object.entries(colors).flatMap(([color, parts]) => parts.map((part) => `--${kind}-${color}-${part}`)),
  )
}
