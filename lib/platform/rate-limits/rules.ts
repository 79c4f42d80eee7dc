import type { limits } from '@/lib/platform/config/limits'
import { AppError, type ErrorCode } from '@/lib/platform/errors/app-error'

export type RateLimitSubject = { address: string; userId: string | null; email: string | null }

type GetKey = (subject: RateLimitSubject) => string | null

export type RateLimitRule = {
  /** Environment variable with the maximum of tries. */
  variable: keyof ReturnType<typeof limits>
  /** Upper bound of the variable. */
  maxTries?: number
  seconds: number
  /** Tries with the same key count together; null is not limited. */
  getKey: GetKey
  /** Counts only failed tries; by default all. */
  isFailedTry?: (error: AppError) => boolean
  /** Queues tries per address, so that one address delays no other. */
  semaphorePerAddress?: { concurrency: number; maxQueued: number }
  /** Also limits an address to this multiple of the tries with all keys: it may guess once at many accounts. */
  addressFactor?: number
  /** Also limits an account's tries from all addresses, to RATE_LIMIT_ACCOUNT per hour. */
  getAccountKey?: GetKey
}

export const HOUR_SECONDS = 3600
const DAY_SECONDS = 24 * HOUR_SECONDS

function toAccountEmail(email: string | null): string | null {
  const visible = email?.normalize('NFKC').replace(/[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/gu, '')
  return visible?.toLowerCase() ?? null
}

export function createRateLimitSubject({ address, userId, email }: RateLimitSubject): RateLimitSubject {
  return { address, userId, email: toAccountEmail(email) }
}

const hasCode = (code: ErrorCode) => (error: AppError) => error.code === code

const hasProblem = ({ fields }: AppError, field: string, key: string) =>
  fields?.[field]?.some((problem) => problem.key === key) ?? false

/** A missing code is no failure. */
export const isWrongCode = (error: unknown): boolean =>
  error instanceof AppError && hasProblem(error, 'code', 'code_wrong')

const getAddress: GetKey = ({ address }) => address
const getUserId: GetKey = ({ userId }) => userId

/** Removes a plus suffix: the mail arrives in the same mailbox. */
const getMailbox: GetKey = ({ email }) => email?.replace(/\+[^@]*(?=@)/, '') ?? null

export const RATE_LIMITS = {
  login: {
    variable: 'RATE_LIMIT_LOGIN',
    seconds: 15 * 60,
    getKey: ({ email, address }) => `${email} ${address}`,
    // A missing code is the usual first step; a wrong one is a guess.
    isFailedTry: (error) => hasCode('login_error_credentials')(error) || isWrongCode(error),
    addressFactor: 10,
    semaphorePerAddress: { concurrency: 2, maxQueued: 100 },
    getAccountKey: ({ email }) => email,
  },
  /** A stolen session must not guess password or code. */
  password: {
    variable: 'RATE_LIMIT_LOGIN',
    seconds: 15 * 60,
    getKey: ({ userId, address }) => `${userId} ${address}`,
    isFailedTry: (error) => hasProblem(error, 'password', 'password_wrong') || isWrongCode(error),
    getAccountKey: getUserId,
  },
  register: { variable: 'RATE_LIMIT_REGISTER', seconds: HOUR_SECONDS, getKey: getAddress },
  join: {
    variable: 'RATE_LIMIT_JOIN',
    seconds: HOUR_SECONDS,
    getKey: getUserId,
    isFailedTry: hasCode('family_setup_error_failed_to_join_family'),
  },
  /** Guessed pairing codes of children's screens. */
  pair: {
    variable: 'RATE_LIMIT_JOIN',
    seconds: HOUR_SECONDS,
    getKey: getAddress,
    isFailedTry: hasCode('not_found'),
  },
  forgot: { variable: 'RATE_LIMIT_FORGOT', seconds: HOUR_SECONDS, getKey: getAddress },
  /** Separate, so that the mailed link still works after guesses. */
  reset: {
    variable: 'RATE_LIMIT_FORGOT',
    seconds: HOUR_SECONDS,
    getKey: getAddress,
    isFailedTry: (error) => hasCode('reset_token_invalid')(error) || isWrongCode(error),
  },
  mail: { variable: 'RATE_LIMIT_MAIL', seconds: HOUR_SECONDS, getKey: getUserId },
  /** For an address that may be another person's. */
  verification: { variable: 'RATE_LIMIT_MAIL', maxTries: 10, seconds: DAY_SECONDS, getKey: getUserId },
  mailTest: { variable: 'RATE_LIMIT_MAIL', seconds: HOUR_SECONDS, getKey: getUserId },
  /** Unasked mails to one mailbox from all accounts. */
  invitation: { variable: 'RATE_LIMIT_MAIL', maxTries: 10, seconds: DAY_SECONDS, getKey: getMailbox },
  newAddress: { variable: 'RATE_LIMIT_MAIL', maxTries: 10, seconds: DAY_SECONDS, getKey: getMailbox },
  upload: { variable: 'RATE_LIMIT_UPLOAD', seconds: HOUR_SECONDS, getKey: getUserId },
  export: { variable: 'RATE_LIMIT_EXPORT', seconds: HOUR_SECONDS, getKey: getUserId },
  import: { variable: 'RATE_LIMIT_UPLOAD', seconds: HOUR_SECONDS, getKey: getUserId },
  /** PDFs and pictures rendered on request. */
  print: { variable: 'RATE_LIMIT_PRINT', seconds: HOUR_SECONDS, getKey: getUserId },
  comment: { variable: 'RATE_LIMIT_COMMENT', seconds: HOUR_SECONDS, getKey: getUserId },
  /** Each notifies a family. */
  follow: { variable: 'RATE_LIMIT_FOLLOW', seconds: DAY_SECONDS, getKey: getUserId },
  report: { variable: 'RATE_LIMIT_REPORT', seconds: HOUR_SECONDS, getKey: getUserId },
} as const satisfies Record<string, RateLimitRule>

export type LimitName = keyof typeof RATE_LIMITS
