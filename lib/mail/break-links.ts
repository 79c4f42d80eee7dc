const DOTS = '.\\uff0e\\u3002\\uff61\\u2024\\ufe52'
const COLONS = ':\\uff1a\\ufe55'
const SLASHES = '/\\\\\\uff0f\\u2044\\u2215'
const AT_SIGNS = '@\\uff20\\ufe6b'

/** Between two digits these belong to a date, a time or a number. */
const DOT_OR_COLON = new RegExp(
  `(?<!\\d)[${DOTS}${COLONS}](?=[^\\s${DOTS}])|[${DOTS}${COLONS}](?=[^\\s\\d${DOTS}])`,
  'gu',
)
const SLASH = new RegExp(`(?<!\\d)[${SLASHES}]|[${SLASHES}](?!\\d)`, 'gu')
const AT_SIGN = new RegExp(`[${AT_SIGNS}]`, 'gu')

/**
 * Returns a text that people typed with spaces where mail programs would find an address to link: "www.evil.com" becomes
 * "www. evil. com". Every character stays, so a name such as "J.R. Souza" is read as before.
 */
export function breakLinks(text: string): string {
  return text
    .replace(DOT_OR_COLON, '$& ')
    .replace(SLASH, ' $& ')
    .replace(AT_SIGN, ' $& ')
    .replace(/ {2,}/g, ' ')
    .trim()
}
