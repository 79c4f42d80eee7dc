/** Invisible, but needed by an adjacent character. */
export const CONDITIONAL =
  '\\u200c\\u200d\\u200e\\u200f\\u061c\\u180b-\\u180d\\u180f\\ufe00-\\ufe0f\\u{e0020}-\\u{e007f}\\u{e0100}-\\u{e01ef}'

/** Scripts whose letters change their form at a joiner. */
const JOINED = ['Arab', 'Syrc', 'Mand', 'Nkoo', 'Adlm', 'Mong', 'Phag']
  .concat(['Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh'])
  .concat(['Khmr', 'Mymr', 'Tibt', 'Java', 'Bali'])
  .map((script) => `\\p{sc=${script}}`)
  .join('')

/** A joiner after these changes how a consonant renders. */
const VIRAMA =
  '\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca\\u1039\\u103a\\u17d2\\u1b44\\ua9c0'

/** Flags of regions and keycaps, kept whole. */
const SEQUENCES = [
  '\\u{1f3f4}[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{3,6}\\u{e007f}',
  '[0-9#*]\\ufe0f\\u20e3',
]

type Need = { mark: RegExp; before?: RegExp; after?: RegExp }

const need = (mark: string, before?: string, after?: string): Need => ({
  mark: new RegExp(`^[${mark}]$`, 'u'),
  ...(before && { before: new RegExp(`${before}$`, 'u') }),
  ...(after && { after: new RegExp(`^${after}`, 'u') }),
})

const NEEDS = [
  need('\\ufe0e\\ufe0f', '\\p{Extended_Pictographic}'),
  need('\\u200d', '\\p{Extended_Pictographic}\\ufe0f?\\p{Emoji_Modifier}?', '\\p{Extended_Pictographic}'),
  need('\\ufe00-\\ufe02', '[\\p{sc=Han}\\p{Sm}]'),
  need('\\u{e0100}-\\u{e01ef}', '\\p{sc=Han}'),
  need('\\u180b-\\u180d\\u180f', '\\p{sc=Mong}'),
  need('\\u200c\\u200d', `[${JOINED}]\\p{M}{0,8}`, `[${JOINED}]`),
  need('\\u200c\\u200d', `[${VIRAMA}]\\p{M}{0,8}`),
]

/** Characters without a direction, which direction marks move. */
const NEUTRAL = '[\\p{P}\\p{S}\\p{N}]'
const DIRECTION = '\\u200e\\u200f\\u061c'
const NEEDS_IN_RTL = [...NEEDS, need(DIRECTION, NEUTRAL), need(DIRECTION, undefined, NEUTRAL)]

/** A letter and eight marks. */
const BEFORE_UNITS = 18
const AFTER_UNITS = 2

const FOUND = new RegExp(`(${SEQUENCES.join('|')})|[${CONDITIONAL}]`, 'gu')

/** Removes conditional characters that no adjacent one needs. Safari before 16.4 has no lookbehind. */
export function removeUnneeded(text: string, isRightToLeft: boolean): string {
  const needs = isRightToLeft ? NEEDS_IN_RTL : NEEDS
  return text.replace(FOUND, (found: string, sequence: string | undefined, offset: number) => {
    if (sequence !== undefined) return sequence
    const end = offset + found.length
    const left = text.slice(Math.max(0, offset - BEFORE_UNITS), offset)
    const right = text.slice(end, end + AFTER_UNITS)
    const isNeeded = needs.some(
      ({ mark, before, after }) =>
        mark.test(found) && (after?.test(right) ?? true) && (before?.test(left) ?? true),
    )
    return isNeeded ? found : ''
  })
}
