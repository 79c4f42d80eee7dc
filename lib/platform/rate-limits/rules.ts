import type { limits } from '@/lib/platform/config/limits'
import type { AppError, ErrorCode } from '@/lib/platform/errors/app-error'

/** Request properties that a limit may count by. */
export type RateLimitSubject = { address: string; userId: string | null; email: string | null }

type Rule = {
  variable: keyof ReturnType<typeof limits>
  seconds: number
  by: (subject: RateLimitSubject) => string | null
  /** Upper bound of the variable. */
  most?: number
  /** Counts only such errors; by default all. */
  wrong?: (refusal: AppError) => boolean
  /** Others do not wait for this address. */
  perAddress?: { concurrency: number; maxQueued: number }
  /** Multiple of the tries: one guess at each of many accounts. */
  wide?: { by: Rule['by']; times: number }
  /** Its tries from all addresses count to RATE_LIMIT_ACCOUNT per hour. */
  account?: Rule['by']
}

const refusedAs = (code: ErrorCode) => (refusal: AppError) => refusal.code === code

export const HOUR = 3600

function toAccountEmail(email: string | null): string | null {
  const visible = email?.normalize('NFKC').replace(/[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/gu, '')
  return visible?.toLowerCase() ?? null
}

/** Returns a subject with its normalized account address. */
export function createRateLimitSubject({ address, userId, email }: RateLimitSubject): RateLimitSubject {
  return { address, userId, email: toAccountEmail(email) }
}

const hasProblem = ({ fields }: AppError, field: string, key: string) =>
  fields?.[field]?.some((problem) => problem.key === key) ?? false

const isWrongCode = (refusal: AppError) => hasProblem(refusal, 'code', 'code_wrong')

/** Without a plus suffix. */
const toMailbox: Rule['by'] = ({ email }) => email?.replace(/\+[^@]*(?=@)/, '') ?? null

export const LIMITS = {
  login: {
    variable: 'RATE_LIMIT_LOGIN',
    seconds: 15 * 60,
    by: ({ email, address }) => `${email} ${address}`,
    // A missing code is the usual first step; a wrong one is a guess.
    wrong: (refusal) => refusedAs('login_error_credentials')(refusal) || isWrongCode(refusal),
    wide: { by: ({ address }) => address || null, times: 10 },
    perAddress: { concurrency: 2, maxQueued: 100 },
    account: ({ email }) => email,
  },
  /** A stolen session must not guess password or code. */
  password: {
    variable: 'RATE_LIMIT_LOGIN',
    seconds: 15 * 60,
    by: ({ userId, address }) => `${userId} ${address}`,
    wrong: (refusal) => hasProblem(refusal, 'password', 'password_wrong') || isWrongCode(refusal),
    account: ({ userId }) => userId,
  },
  register: { variable: 'RATE_LIMIT_REGISTER', seconds: HOUR, by: ({ address }) => address },
  join: {
    variable: 'RATE_LIMIT_JOIN',
    seconds: HOUR,
    by: ({ userId }) => userId,
    wrong: refusedAs('family_setup_error_failed_to_join_family'),
  },
  /** Guessed pairing codes of children's screens. */
  pair: {
    variable: 'RATE_LIMIT_JOIN',
    seconds: HOUR,
    by: ({ address }) => address,
    wrong: refusedAs('not_found'),
  },
  forgot: { variable: 'RATE_LIMIT_FORGOT', seconds: HOUR, by: ({ address }) => address },
  /** Separate, so that the mailed link still works after guesses. */
  reset: {
    variable: 'RATE_LIMIT_FORGOT',
    seconds: HOUR,
    by: ({ address }) => address,
    wrong: (refusal) => refusedAs('reset_token_invalid')(refusal) || isWrongCode(refusal),
  },
  mail: { variable: 'RATE_LIMIT_MAIL', seconds: HOUR, by: ({ userId }) => userId },
  /** For an address that may be another person's. */
  verification: { variable: 'RATE_LIMIT_MAIL', most: 10, seconds: 24 * HOUR, by: ({ userId }) => userId },
  mailTest: { variable: 'RATE_LIMIT_MAIL', seconds: HOUR, by: ({ userId }) => userId },
  /** Unasked mails to one mailbox from all accounts. */
  invitation: { variable: 'RATE_LIMIT_MAIL', most: 10, seconds: 24 * HOUR, by: toMailbox },
  newAddress: { variable: 'RATE_LIMIT_MAIL', most: 10, seconds: 24 * HOUR, by: toMailbox },
  upload: { variable: 'RATE_LIMIT_UPLOAD', seconds: HOUR, by: ({ userId }) => userId },
  export: { variable: 'RATE_LIMIT_EXPORT', seconds: HOUR, by: ({ userId }) => userId },
  import: { variable: 'RATE_LIMIT_UPLOAD', seconds: HOUR, by: ({ userId }) => userId },
  /** PDFs and pictures rendered on request. */
  print: { variable: 'RATE_LIMIT_PRINT', seconds: HOUR, by: ({ userId }) => userId },
  comment: { variable: 'RATE_LIMIT_COMMENT', seconds: HOUR, by: ({ userId }) => userId },
  /** Each notifies a family. */
  follow: { variable: 'RATE_LIMIT_COMMENT', seconds: 24 * HOUR, by: ({ userId }) => userId },
  report: { variable: 'RATE_LIMIT_REPORT', seconds: HOUR, by: ({ userId }) => userId },
} as const satisfies Record<string, Rule>

export type LimitName = keyof typeof LIMITS

/** Returns a limit's rule. */
export function getLimitRule(name: LimitName): Rule {
  return LIMITS[name]
}
