/*
 * Removes invisible characters from user text. Properties: https://www.unicode.org/reports/tr44/; emoji sequences:
 * https://www.unicode.org/reports/tr51/; joiners in scripts: https://www.unicode.org/reports/tr31/.
 */

/** Invisible, but needed by an adjacent character. */
const CONDITIONAL =
  '\\u200c\\u200d\\u200e\\u200f\\u061c\\u180b-\\u180d\\u180f\\ufe00-\\ufe0f\\u{e0020}-\\u{e007f}\\u{e0100}-\\u{e01ef}'

/** Never needed: other ignorable characters, blank symbols, lone surrogates. */
const INVISIBLE = new RegExp(
  `(?![${CONDITIONAL}])\\p{Default_Ignorable_Code_Point}|[\\p{Cs}\\p{Noncharacter_Code_Point}\\ufff9-\\ufffc\\u{16fe4}\\u{1d159}]`,
  'gu',
)

/** Scripts whose letters change their form at a joiner. */
const JOINED = ['Arab', 'Syrc', 'Mand', 'Nkoo', 'Adlm', 'Mong', 'Phag']
  .concat(['Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh'])
  .concat(['Khmr', 'Mymr', 'Tibt', 'Java', 'Bali'])
  .map((script) => `\\p{sc=${script}}`)
  .join('')

/** A joiner after these changes how a consonant renders. */
const VIRAMA =
  '\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca\\u1039\\u103a\\u17d2\\u1b44\\ua9c0'

const KEPT = [
  '\\u{1f3f4}[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{3,6}\\u{e007f}',
  '[0-9#*]\\ufe0f\\u20e3',
  '(?<=\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]',
  '(?<=\\p{Extended_Pictographic}\\ufe0f?\\p{Emoji_Modifier}?)\\u200d(?=\\p{Extended_Pictographic})',
  '(?<=[\\p{sc=Han}\\p{Sm}])[\\ufe00-\\ufe02]',
  '(?<=\\p{sc=Han})[\\u{e0100}-\\u{e01ef}]',
  '(?<=\\p{sc=Mong})[\\u180b-\\u180d\\u180f]',
  `(?<=[${JOINED}]\\p{M}{0,8})[\\u200c\\u200d](?=[${JOINED}])`,
  `(?<=[${VIRAMA}]\\p{M}{0,8})[\\u200c\\u200d]`,
]
const NEUTRAL = '[\\p{P}\\p{S}\\p{N}]'
/** Direction marks next to characters without a direction, which they move. */
const KEPT_MARKS = `(?<=${NEUTRAL})[\\u200e\\u200f\\u061c]|[\\u200e\\u200f\\u061c](?=${NEUTRAL})`

const HAS_CONDITIONAL = new RegExp(`[${CONDITIONAL}]`, 'u')
const UNNEEDED = new RegExp(`(${KEPT.join('|')})|[${CONDITIONAL}]`, 'gu')
const UNNEEDED_IN_RTL = new RegExp(`(${[...KEPT, KEPT_MARKS].join('|')})|[${CONDITIONAL}]`, 'gu')
export const RIGHT_TO_LEFT = /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}]/u

/** More than any script needs. */
const MARKS_MAX = 8
const MARK_FLOOD = new RegExp(`([\\p{M}\\u200c\\u200d]{${MARKS_MAX}})[\\p{M}\\u200c\\u200d]+`, 'gu')

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}\p{Extended_Pictographic}]/u
const PLAIN = /^[\x20-\x7e]*$/

/** The blank braille pattern renders nothing. */
const SPACES = /[\p{Cc}\p{Z}\u2800]+/gu
const BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g
const CONTROLS = /(?!\n)\p{Cc}/gu

/** Removes invisible characters that no visible one needs. */
export function removeInvisible(text: string, unneeded = UNNEEDED): string {
  if (PLAIN.test(text)) return text
  const rest = text.replace(INVISIBLE, '')
  return HAS_CONDITIONAL.test(rest) ? rest.replace(unneeded, '$1') : rest
}

/** Sorting many marks takes quadratic time, and composing can add marks: capped twice. */
const compose = (text: string) => capMarks(capMarks(text).normalize('NFC'))

const capMarks = (text: string) => text.replace(MARK_FLOOD, '$1')

const blankUnlessVisible = (text: string) => (VISIBLE.test(text) ? text : '')

/** Returns one clean line: NFC, single spaces, nothing invisible; empty without a visible character. */
export function cleanLine(typed: string): string {
  if (PLAIN.test(typed)) return typed.replace(/ {2,}/g, ' ').trim()
  return blankUnlessVisible(compose(removeInvisible(typed)).replace(SPACES, ' ').trim())
}

/** Returns clean text with line breaks; right-to-left text keeps direction marks. */
export function cleanLines(typed: string): string {
  if (PLAIN.test(typed)) return typed.trim()
  const text = typed
    .replace(BREAKS, '\n')
    .replace(/[\t\u2800]/g, ' ')
    .replace(CONTROLS, '')
  const unneeded = RIGHT_TO_LEFT.test(text) ? UNNEEDED_IN_RTL : UNNEEDED
  return blankUnlessVisible(compose(removeInvisible(text, unneeded)).trim())
}

/** Checks if text has no visible character. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(removeInvisible(text))
}

/** Truncates a line to whole characters and cleans it. */
export function cutLine(text: string, max: number): string {
  return cleanLine(text.slice(0, max))
}

const NOT_IN_ADDRESS = new RegExp(`${INVISIBLE.source}|[${CONDITIONAL}\\p{Zs}\\u2800]`, 'gu')
const DASHES = /[\p{Pd}\u2212]/gu
const SEPARATORS = /[\p{Cc}\p{Zl}\p{Zp}]/gu

/** Normalizes an e-mail address for comparison. A control character inside becomes U+FFFD, which no address has. */
export function normalizeEmail(typed: string): string {
  const address = typed.replace(NOT_IN_ADDRESS, '').trim()
  if (!VISIBLE.test(address)) return ''
  return asciiDomain(compose(address).replace(DASHES, '-').replace(SEPARATORS, '\ufffd').toLowerCase())
}

/** Writes an international domain as its mail server is called: `vo@café.example` becomes `vo@xn--caf-dma.example`. */
function asciiDomain(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is that of ASCII
  if (at < 0 || /^[\x00-\x7f]*$/.test(domain) || /[/\\?#:@\s]/.test(domain)) return address
  const url = `http://${domain}`
  return URL.canParse(url) ? `${address.slice(0, at)}@${new URL(url).hostname}` : address
}
