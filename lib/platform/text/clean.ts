import { CONDITIONAL, removeUnneeded } from './conditional'

/*
 * Removes invisible characters from user text: https://www.unicode.org/reports/tr44/ (properties), tr51
 * (emoji sequences), tr31 (joiners in scripts).
 */

/** Never needed. */
const INVISIBLE = new RegExp(
  `(?![${CONDITIONAL}])\\p{Default_Ignorable_Code_Point}|[\\p{Cs}\\p{Noncharacter_Code_Point}\\ufff9-\\ufffc\\u{16fe4}\\u{1d159}]`,
  'gu',
)

const HAS_CONDITIONAL = new RegExp(`[${CONDITIONAL}]`, 'u')
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
export function removeInvisible(text: string, isRightToLeft = false): string {
  if (PLAIN.test(text)) return text
  const rest = text.replace(INVISIBLE, '')
  return HAS_CONDITIONAL.test(rest) ? removeUnneeded(rest, isRightToLeft) : rest
}

/** Sorting many marks takes quadratic time, and composing can add marks. */
const compose = (text: string) => capMarks(capMarks(text).normalize('NFC'))

const capMarks = (text: string) => text.replace(MARK_FLOOD, '$1')

const blankUnlessVisible = (text: string) => (VISIBLE.test(text) ? text : '')

/** Returns one clean line: NFC, single spaces, nothing invisible. */
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
  return blankUnlessVisible(compose(removeInvisible(text, RIGHT_TO_LEFT.test(text))).trim())
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

/** Normalizes an e-mail address for comparison. A control character becomes U+FFFD, which no address has. */
export function normalizeEmail(typed: string): string {
  const address = typed.replace(NOT_IN_ADDRESS, '').trim()
  if (!VISIBLE.test(address)) return ''
  return asciiDomain(compose(address).replace(DASHES, '-').replace(SEPARATORS, '\ufffd').toLowerCase())
}

/** `vo@café.example` becomes `vo@xn--caf-dma.example`. */
function asciiDomain(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  if (at < 0 || PLAIN.test(domain) || /[/\\?#:@\s]/.test(domain)) return address
  try {
    return `${address.slice(0, at)}@${new URL(`http://${domain}`).hostname}`
  } catch {
    return address
  }
}
