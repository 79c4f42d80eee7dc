/* Normalizes text like the database's `normalize_search`: a test compares both. */

/** Quotation marks, apostrophes and zero-width characters: `d'água`, `d’água` and `dagua` are one word. */
const IGNORED =
  '"\'`\\u00ab\\u00ad\\u00b4\\u00bb\\u02b9\\u02bb\\u02bc\\u200b-\\u200f\\u2018-\\u201f\\u2032\\u2033\\u2039\\u203a\\u2060\\ufe00-\\ufe0f\\ufeff\\uff02\\uff07\\u{e0100}-\\u{e01ef}'

/** Accents, and vowel signs that Hebrew and Arabic mostly omit. */
const ACCENTS =
  '\\u0300-\\u036f\\u0483-\\u0487\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f'

/** Letters without decomposition. */
const LETTERS: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}

const SEPARATORS =
  '\\u0001-\\u0020\\u007f-\\u009f!(),/:;?[\\\\\\]{|}¡·¿\\u058a\\u05be\\u1680\\u2010-\\u2015\\u2022\\u2028\\u2029\\u2212\\u3001\\u3002\\u300c-\\u300f\\u30fb-'

/** Each character becomes a word, so that an index finds any part. */
const SPACELESS =
  '\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u3040-\\u30fa\\u30fc-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7a3\\uf900-\\ufaff\\u{20000}-\\u{3ffff}'

const toClass = (characters: string) => new RegExp(`[${characters}]`, 'gu')
const IGNORED_CLASS = toClass(IGNORED)
const ACCENT_CLASS = toClass(ACCENTS)
const LETTER_CLASS = toClass(Object.keys(LETTERS).join(''))
const SEPARATOR_CLASS = toClass(SEPARATORS)
const SPACELESS_CLASS = toClass(SPACELESS)

/** Returns a text for comparison, with spaces around words. */
export function normalizeSearch(text: string): string {
  return spaceCharacters(` ${fold(text)} `)
}

/**
 * Returns the words that a text must contain. Empty without a visible character; ignored signs match no
 * text.
 */
export function toSearchParts(query: string): string[] {
  const words = fold(query)
    .split(' ')
    .map(spaceCharacters)
    .filter((word) => word !== '')
  const signs = query.replace(ACCENT_CLASS, '').trim()
  return words.length > 0 || signs === '' ? [...new Set(words)] : [signs]
}

export function createSearchFilter(query: string): (normalized: string) => boolean {
  const parts = toSearchParts(query)
  return (normalized) => parts.every((part) => normalized.includes(part))
}

function fold(text: string): string {
  return text
    .replace(IGNORED_CLASS, '')
    .normalize('NFKD')
    .replace(ACCENT_CLASS, '')
    .toLowerCase()
    .replace(LETTER_CLASS, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC')
    .replace(SEPARATOR_CLASS, ' ')
}

/** Dots at the end of a word do not matter. */
const spaceCharacters = (folded: string) =>
  folded
    .replace(SPACELESS_CLASS, ' $& ')
    .replace(/\.+(?= |$)/g, '')
    .replace(/ +/g, ' ')
