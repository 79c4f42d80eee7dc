/** Escapes `%`, `_` and `\` for LIKE, unlike Prisma's `contains`. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
