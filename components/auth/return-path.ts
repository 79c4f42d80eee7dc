/** Paths of mailed links, the only valid targets after sign-in or sign-out. */
const MAILED_LINK = /^\/(u\/[\da-f-]{36}|verify-email\/[\w-]{1,200})$/

/** Returns the path in the address when it is the path of a mailed link, otherwise the fallback. */
export function toReturnPath(value: string | string[] | undefined, fallback: string): string {
  return typeof value === 'string' && MAILED_LINK.test(value) ? value : fallback
}
