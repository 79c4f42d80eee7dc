import 'server-only'
import { AppError } from '@/lib/errors/app-error'
import { runDetached } from '@/lib/jobs/run-detached'
import { type AccountFacts, fold, isOwnTerm, listOwnTerms } from './rules'

/**
 * Guesses that the first tries of an attacker stay below: zxcvbn's scores 0 and 1. At RATE_LIMIT_ACCOUNT's 100 tries an
 * hour it takes a year to make them all.
 */
const MIN_GUESSES = 1e6

/** Checking takes up to 30 ms at this length and four times as long at twice of it; a longer password adds guesses only. */
const MAX_CHECKED = 24

/** The most frequent words of Portuguese; the list of passwords has those of English. */
const PORTUGUESE_WORDS = 3000

/** The product's own name is as easy to think of as the account's. */
const PRODUCT = ['brota']

let guesser: ReturnType<typeof loadGuesser> | undefined

/** Loads the word lists, some 11 MB, when the first password is chosen. */
async function loadGuesser(): Promise<(password: string, words: string[]) => number> {
  const [{ ZxcvbnFactory }, common, portuguese] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-pt-br'),
  ])
  const words = portuguese.dictionary['commonWords-pt-br'].slice(0, PORTUGUESE_WORDS).map(fold)
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

/**
 * Refuses a password that is among the most used ones, or is the account's own name or address.
 * @param field the field of the request that holds it
 * @throws AppError password_too_common
 */
export async function assertStrongPassword(
  password: string,
  facts: AccountFacts,
  field: 'password' | 'newPassword' = 'password',
): Promise<void> {
  if (isOwnTerm(password, facts) || (await countGuesses(password, facts)) < MIN_GUESSES) {
    throw new AppError('password_too_common', { fields: { [field]: [{ key: 'password_too_common' }] } })
  }
}

async function countGuesses(password: string, facts: AccountFacts): Promise<number> {
  guesser ??= runDetached(loadGuesser)
  const guess = await guesser
  return guess(fold(password).trim().slice(0, MAX_CHECKED), [...PRODUCT, ...listOwnTerms(facts)])
}
