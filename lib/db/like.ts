/** Returns a text whose `%`, `_` and `\` match only themselves in LIKE, which Prisma's `contains` does not see to. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
