/** Paths of mailed links: signing in or out may lead back to them, and to nothing else. */
const MAILED_LINK = /^\/(u\/[\da-f-]{36}|verify-email\/[\w-]{1,200})$/

/** Returns where to go on to: the path that a page's address names, when it is one of a mailed link. */
export function toReturnPath(value: string | string[] | undefined, fallback: string): string {
  return typeof value === 'string' && MAILED_LINK.test(value) ? value : fallback
}
