const DOTS = '.\\uff0e\\u3002\\uff61\\u2024\\ufe52'
const COLONS = ':\\uff1a\\ufe55'
const SLASHES = '/\\\\\\uff0f\\u2044\\u2215'
const AT_SIGNS = '@\\uff20\\ufe6b'

/** Not between digits, as in dates, times and numbers. */
const DOT_OR_COLON = new RegExp(
  `(?<!\\d)[${DOTS}${COLONS}](?=[^\\s${DOTS}])|[${DOTS}${COLONS}](?=[^\\s\\d${DOTS}])`,
  'gu',
)
const SLASH = new RegExp(`(?<!\\d)[${SLASHES}]|[${SLASHES}](?!\\d)`, 'gu')
const AT_SIGN = new RegExp(`[${AT_SIGNS}]`, 'gu')

/** Breaks links of user text for mail programs: "www.evil.com" becomes "www. evil. com". */
export function breakLinks(text: string): string {
  return text
    .replace(DOT_OR_COLON, '$& ')
    .replace(SLASH, ' $& ')
    .replace(AT_SIGN, ' $& ')
    .replace(/ {2,}/g, ' ')
    .trim()
}
