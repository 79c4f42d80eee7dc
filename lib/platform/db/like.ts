/** Escapes `%`, `_` and `\` for LIKE, which Prisma's `contains` does not do. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
