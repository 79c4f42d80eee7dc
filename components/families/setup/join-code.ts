import { JOIN_CODE, normaliseJoinCode } from '@/lib/features/families/rules'

const HALF = JOIN_CODE.length / 2

/** Formats a join code while it is typed: upper case, two halves. Longer text stays as it is. */
export function readableJoinCode(typed: string): string {
  const code = normaliseJoinCode(typed)
  if (code.length <= HALF || code.length > JOIN_CODE.length) return code
  return `${code.slice(0, HALF)}-${code.slice(HALF)}`
}
