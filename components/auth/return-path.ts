/** Mailed links, the only valid targets after sign-in or sign-out. */
const MAILED_LINK = /^\/(u\/[\da-f-]{36}|verify-email\/[\w-]{1,200})$/

const BACKOFFICE_PAGE = /^\/backoffice(\/[\w-]{1,100}){0,6}(\?[\w\-.~%+=&]{1,500})?$/

/** Returns a backoffice page's path and query, else the fallback. */
export function toBackofficePath(value: string | string[] | undefined, fallback: string): string {
  return typeof value === 'string' && BACKOFFICE_PAGE.test(value) ? value : fallback
}

/** Returns the path of a mailed link, else the fallback. */
export function toReturnPath(value: string | string[] | undefined, fallback: string): string {
  return typeof value === 'string' && MAILED_LINK.test(value) ? value : fallback
}
