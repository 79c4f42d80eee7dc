import type { limits } from '@/lib/config/limits'
import type { AppError, ErrorCode } from '@/lib/errors/app-error'

/** Who tries: what a limit may count by. */
export type RateLimitSubject = { address: string; userId: string | null; email: string | null }

type Rule = {
  variable: keyof ReturnType<typeof limits>
  seconds: number
  /** Tries with the same answer here are counted together. */
  by: (subject: RateLimitSubject) => string | null
  /** The most tries, where the variable allows more. */
  most?: number
  /** Only tries that are refused so count; without it every try does. */
  wrong?: (refusal: AppError) => boolean
  /** Maximum number that run and wait at once per caller's address, so that other users do not wait behind them. */
  perAddress?: { concurrency: number; maxQueued: number }
  /** What is counted beside it, with so many times the tries: one guess at each of many accounts. */
  wide?: { by: Rule['by']; times: number }
  /** The account whose tries are also counted together, from anywhere: up to RATE_LIMIT_ACCOUNT an hour. */
  account?: Rule['by']
}

const refusedAs = (code: ErrorCode) => (refusal: AppError) => refusal.code === code

export const HOUR = 3600

/** Returns the one spelling of an address under which the tries for its account are counted. */
function toAccountEmail(email: string | null): string | null {
  const visible = email?.normalize('NFKC').replace(/[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/gu, '')
  return visible?.toLowerCase() ?? null
}

/** Returns who tries, the address of an account in the one spelling of all. */
export function createRateLimitSubject({ address, userId, email }: RateLimitSubject): RateLimitSubject {
  return { address, userId, email: toAccountEmail(email) }
}

/** Tests whether a field was refused for this reason. */
const hasProblem = ({ fields }: AppError, field: string, key: string) =>
  fields?.[field]?.some((problem) => problem.key === key) ?? false

const isWrongCode = (refusal: AppError) => hasProblem(refusal, 'code', 'code_wrong')

/** What is limited, by whom it is counted, and over how long. */
export const LIMITS = {
  login: {
    variable: 'RATE_LIMIT_LOGIN',
    seconds: 15 * 60,
    by: ({ email, address }) => `${email} ${address}`,
    // A missing code is the usual first step of a sign-in; a wrong one is a guess.
    wrong: (refusal) => refusedAs('login_error_credentials')(refusal) || isWrongCode(refusal),
    wide: { by: ({ address }) => address || null, times: 10 },
    perAddress: { concurrency: 2, maxQueued: 100 },
    account: ({ email }) => email,
  },
  /** Password and code typed again by a signed-in user: a stolen session must not find them out. */
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
  forgot: { variable: 'RATE_LIMIT_FORGOT', seconds: HOUR, by: ({ address }) => address },
  /** Links that choose a password, which must not be guessed; counted apart, so that the mailed one still works. */
  reset: {
    variable: 'RATE_LIMIT_FORGOT',
    seconds: HOUR,
    by: ({ address }) => address,
    wrong: refusedAs('reset_token_invalid'),
  },
  /** Mails to addresses that somebody signed in names. */
  mail: { variable: 'RATE_LIMIT_MAIL', seconds: HOUR, by: ({ userId }) => userId },
  /** Invitations to one mailbox from all senders together; what follows a plus sign names the same one. */
  invitation: {
    variable: 'RATE_LIMIT_MAIL',
    most: 10,
    seconds: 24 * HOUR,
    by: ({ email }) => email?.replace(/\+[^@]*(?=@)/, '') ?? null,
  },
  upload: { variable: 'RATE_LIMIT_UPLOAD', seconds: HOUR, by: ({ userId }) => userId },
  /** One's own data as a zip, and the backoffice's exports. */
  export: { variable: 'RATE_LIMIT_EXPORT', seconds: HOUR, by: ({ userId }) => userId },
  /** Files of content, which are parsed and compared as a whole. */
  import: { variable: 'RATE_LIMIT_UPLOAD', seconds: HOUR, by: ({ userId }) => userId },
  /** PDFs and pictures drawn on request. */
  print: { variable: 'RATE_LIMIT_PRINT', seconds: HOUR, by: ({ userId }) => userId },
  comment: { variable: 'RATE_LIMIT_COMMENT', seconds: HOUR, by: ({ userId }) => userId },
  report: { variable: 'RATE_LIMIT_REPORT', seconds: HOUR, by: ({ userId }) => userId },
} as const satisfies Record<string, Rule>

export type LimitName = keyof typeof LIMITS

/** The rule of a limit with its optional parts. */
export function getLimitRule(name: LimitName): Rule {
  return LIMITS[name]
}
