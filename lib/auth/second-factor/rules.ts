export const RECOVERY_CODES = 10

/** Returns a code as it is compared: letters and digits only, in lower case. */
export function normalizeCode(code: string): string {
  return code
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}

/** Tests whether a normalized code is of an authenticator app; any other one can only be a recovery code. */
export function isTimeCode(code: string): boolean {
  return /^[0-9]{6}$/.test(code)
}
