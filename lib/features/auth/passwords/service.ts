import 'server-only'
import { AppError } from '@/lib/platform/errors/app-error'
import { runDetached } from '@/lib/platform/jobs/run-detached'
import { confirmPassword } from '@/lib/platform/session/password'
import { isPasswordSignInOn } from '@/lib/platform/session/provider'
import { isOwnTerm, listOwnTerms, type PasswordOwner, removeAccents } from './rules'

/** zxcvbn's scores 0 and 1: a year of tries at RATE_LIMIT_ACCOUNT's 100 an hour. */
const MIN_GUESSES = 1e6

/** Longer texts take more than 30 ms. */
const MAX_CHECKED = 24

/** Most frequent words added, because the list of passwords is English only. */
const PORTUGUESE_WORDS = 3000

const PRODUCT = ['brota']

let guesser: ReturnType<typeof loadGuesser> | undefined

/** Loads the word lists on demand: they have 11 MB. */
async function loadGuesser(): Promise<(password: string, words: string[]) => number> {
  const [{ ZxcvbnFactory }, common, portuguese] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-pt-br'),
  ])
  const words = portuguese.dictionary['commonWords-pt-br'].slice(0, PORTUGUESE_WORDS).map(removeAccents)
  const zxcvbn = new ZxcvbnFactory({
    dictionary: {
      passwords: common.dictionary['passwords-common'],
      words: [...new Set(words)],
      names: portuguese.dictionary['firstnames-pt-br'],
    },
    graphs: common.adjacencyGraphs,
  })
  return (password, own) => zxcvbn.check(password, own).guesses
}

/** @throws AppError password_sign_in_off */
export function assertPasswordSignIn(): void {
  if (!isPasswordSignInOn()) throw new AppError('password_sign_in_off')
}

/**
 * Rejects common passwords and the account's name or address.
 * @param field request field of the error
 * @throws AppError password_too_common
 */
export async function assertStrongPassword(
  password: string,
  owner: PasswordOwner,
  field: 'password' | 'newPassword' = 'password',
): Promise<void> {
  if (isOwnTerm(password, owner) || (await countGuesses(password, owner)) < MIN_GUESSES) {
    throw new AppError('password_too_common', { fields: { [field]: [{ key: 'password_too_common' }] } })
  }
}

/**
 * Verifies a signed-in user's password.
 * @throws AppError validation_failed
 */
export async function assertOwnPassword(
  { passwordHash }: { passwordHash: string | null },
  password: string,
): Promise<void> {
  if (await confirmPassword(passwordHash, password)) return
  throw new AppError('validation_failed', { fields: { password: [{ key: 'password_wrong' }] } })
}

async function countGuesses(password: string, owner: PasswordOwner): Promise<number> {
  guesser ??= runDetached(loadGuesser)
  const guess = await guesser
  return guess(removeAccents(password).trim().slice(0, MAX_CHECKED), [...PRODUCT, ...listOwnTerms(owner)])
}
