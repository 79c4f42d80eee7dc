export const RECOVERY_CODES = 10

/** Normalizes a code to letters and digits in lower case. */
export function normalizeCode(code: string): string {
  return code
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}

/** Checks if a normalized code is of an app; any other is a recovery code. */
export function isTimeCode(code: string): boolean {
  return /^[0-9]{6}$/.test(code)
}
