import { JOIN_CODE, normaliseJoinCode } from '@/lib/families/rules'

const HALF = JOIN_CODE.length / 2

/** A join code as it is easiest to read while it is typed: capitals in two halves. More than a code stays as it is. */
export function readableJoinCode(typed: string): string {
  const code = normaliseJoinCode(typed)
  if (code.length <= HALF || code.length > JOIN_CODE.length) return code
  return `${code.slice(0, HALF)}-${code.slice(HALF)}`
}
