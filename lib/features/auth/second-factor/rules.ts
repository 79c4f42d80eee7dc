export const RECOVERY_CODES = 10

export function normalizeCode(code: string): string {
  return code
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}

/** Checks for an app's code, not a recovery code. */
export function isTimeCode(code: string): boolean {
  return /^[0-9]{6}$/.test(code)
}
