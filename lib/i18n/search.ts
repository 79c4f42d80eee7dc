/**
 * Text as names are searched by: without accents and case, words parted by single spaces. What is kept and what is
 * typed go through the same hands, so the database compares plain strings.
 */
export function searchName(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\p{Cc}/gu, ' ')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/\s+/g, ' ')
    .trim()
}
