/** Light colours of app/globals.css; tested. */
export const PALETTE: Record<string, string> = {
  '--card': 'oklch(1 0 0)',
  '--muted': 'oklch(0.962 0.014 130)',
  '--ink': 'oklch(0.27 0.04 158)',
  '--soft': 'oklch(0.47 0.03 158)',
  '--line': 'oklch(0.915 0.014 120)',
  '--leaf': 'oklch(0.5 0.132 152)',
  '--leaf-ink': 'oklch(0.47 0.12 152)',
  '--leaf-tint': 'oklch(0.945 0.05 145)',
  '--on-leaf': 'oklch(1 0 0)',
  '--sun': 'oklch(0.87 0.155 90)',
  '--sun-tint': 'oklch(0.955 0.055 95)',
  '--coral': 'oklch(0.68 0.17 35)',
  '--coral-tint': 'oklch(0.935 0.035 35)',
  '--sky': 'oklch(0.75 0.1 232)',
  '--sky-tint': 'oklch(0.952 0.03 232)',
  '--berry': 'oklch(0.62 0.17 355)',
  '--berry-tint': 'oklch(0.945 0.03 355)',
  '--art-line': 'oklch(0.34 0.06 158)',
  '--art-edge': 'oklch(0.34 0.06 158)',
  '--art-paper': 'oklch(0.995 0.006 95)',
  '--art-leaf': 'oklch(0.72 0.17 148)',
  '--art-leaf-deep': 'oklch(0.58 0.145 151)',
  '--art-amber': 'oklch(0.6 0.13 68)',
  '--art-clay': 'oklch(0.7 0.12 48)',
  '--art-clay-deep': 'oklch(0.6 0.12 43)',
  '--art-soil': 'oklch(0.42 0.05 55)',
  '--art-sand': 'oklch(0.9 0.03 85)',
  '--art-far': 'oklch(0.9 0.075 145)',
  '--art-near': 'oklch(0.8 0.12 147)',
  '--art-air': 'oklch(0.95 0.035 225)',
  '--art-ghost': 'oklch(0.68 0.05 150)',
  '--art-face': 'oklch(0.27 0.04 60)',
  '--art-done': 'oklch(0.47 0.12 152)',
  '--art-today': 'oklch(0.47 0.1 75)',
  '--art-late': 'oklch(0.49 0.16 33)',
  '--art-rest': 'oklch(0.46 0.09 238)',
}

/** `--deep-sky-40` is 40 % of the line's colour in sky. */
const MIXED_IN: Record<string, string> = { deep: '--art-line', pale: '--art-paper', faint: '--card' }
const MIXED_NAME = /^--([a-z]+)-(.+)-(\d+)$/

type Palette = Record<string, string>
type Lab = readonly [lightness: number, a: number, b: number]

/** Converts a drawing's colour ('var(--sun)', 'color-mix(in oklab, …)', 'oklch(…)') to '#rrggbb'. */
export function toHex(color: string, palette: Palette = PALETTE): string {
  return `#${rgb(parseLab(color, palette))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`
}

function parseLab(color: string, palette: Palette): Lab {
  const [, name = '', inside = ''] = /^([a-z-]+)\((.*)\)$/.exec(color.trim()) ?? []
  if (name === 'oklch') return fromPolar(inside.split(' ').map(Number))
  if (name === 'var') {
    const [token = '', fallback] = parts(inside)
    const known = palette[token] ?? toMix(token) ?? fallback
    if (known) return parseLab(known, palette)
  }
  if (name === 'color-mix') return mixed(parts(inside).slice(1), palette)
  throw new RangeError(`Not a colour of a drawing: ${color}`)
}

function toMix(token: string): string | undefined {
  const [, kind = '', color, part] = MIXED_NAME.exec(token) ?? []
  return kind in MIXED_IN
    ? `color-mix(in oklab, var(--${color}), var(${MIXED_IN[kind]}) ${part}%)`
    : undefined
}

function fromPolar([lightness = 0, chroma = 0, turn = 0]: number[]): Lab {
  const angle = (turn * Math.PI) / 180
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]
}

function mixed(pair: string[], palette: Palette): Lab {
  const [first, second] = pair.map((part) => {
    const [, color = '', share] = /^(.*?)(?: (\d+)%)?$/.exec(part) ?? []
    return { color: parseLab(color, palette), share: share === undefined ? undefined : Number(share) / 100 }
  })
  if (!first || !second) throw new RangeError('A mix takes two colours')
  const ofSecond = second.share ?? 1 - (first.share ?? 0.5)
  return [0, 1, 2].map(
    (axis) => (first.color[axis] ?? 0) * (1 - ofSecond) + (second.color[axis] ?? 0) * ofSecond,
  ) as unknown as Lab
}

function parts(list: string): string[] {
  return list.split(/,(?![^(]*\))/).map((part) => part.trim())
}

function rgb([lightness, a, b]: Lab): number[] {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ].map((linear) => {
    const light = Math.min(Math.max(linear, 0), 1)
    return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055))
  })
}
