import 'server-only'
import { randomInt } from 'node:crypto'
import { generateSecret, generateURI, verify } from 'otplib'
import type { z } from 'zod'
import { audit } from '@/lib/features/audit/service'
import { notifySecurity } from '@/lib/features/notifications/service'
import { type Account, findAccountByEmail, getAccount, lockCredentials } from '@/lib/features/users/service'
import { type Db, db } from '@/lib/platform/db/client'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError } from '@/lib/platform/errors/app-error'
import { DEFAULT_LOCALE, parseLocale } from '@/lib/platform/i18n/locales'
import { queueMail } from '@/lib/platform/mail/outbox'
import type { Actor } from '@/lib/platform/session/actor'
import { decrypt, encrypt } from '@/lib/platform/session/cipher'
import { clearSecondFactor, deleteOtherSessions, markSecondFactor } from '@/lib/platform/session/service'
import { hashSecret } from '@/lib/platform/session/signed-value'
import { assertOwnPassword } from '../passwords/service'
import * as repo from './repository'
import { isTimeCode, normalizeCode, RECOVERY_CODES } from './rules'
import type { disableInput, enableInput, setUpInput } from './schema'

const ISSUER = 'Brota'
const PURPOSE = 'second factor'
const TIME_STEP_SECONDS = 30

/** Creates a secret, pending until `enableSecondFactor`. */
export async function setUpSecondFactor(actor: Actor, { password }: z.output<typeof setUpInput>) {
  const { userId } = actor
  const account = await getAccount(userId)
  if (account.passwordHash === null) throw new AppError('password_missing')
  if ((await repo.find(db(), userId))?.enabledAt) throw new AppError('second_factor_active')
  await assertOwnPassword(account, password)
  const secret = generateSecret()
  await transaction(async (tx) => {
    await lockWithPassword(tx, account)
    if ((await repo.find(tx, userId))?.enabledAt) throw new AppError('second_factor_active')
    await repo.savePending(tx, userId, encrypt(PURPOSE, secret, userId))
  })
  return { secret, otpauthUrl: generateURI({ issuer: ISSUER, label: account.email, secret }) }
}

/**
 * Enables the second factor and ends sessions without it.
 * @returns the recovery codes, stored as hashes only
 */
export async function enableSecondFactor(actor: Actor, { code }: z.output<typeof enableInput>) {
  const { userId, sessionId } = actor
  const account = await getAccount(userId)
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, createRecoveryCode)
  const codeHashes = recoveryCodes.map((each) => hashSecret(normalizeCode(each)))
  await transaction(async (tx) => {
    const now = new Date()
    await lockCredentials(tx, userId)
    const factor = await repo.find(tx, userId)
    if (!factor) throw new AppError('not_found')
    if (factor.enabledAt) throw new AppError('second_factor_active')
    const lastTimeStep = await findTimeStep(userId, factor, code, now)
    if (lastTimeStep === null) throw new AppError('validation_failed', { fields: WRONG_CODE })
    await repo.enable(tx, userId, { enabledAt: now, lastTimeStep, codeHashes })
    await deleteOtherSessions(tx, userId, sessionId)
    if (!(await markSecondFactor(tx, sessionId, now))) throw new AppError('unauthenticated')
    await writeAudit(tx, userId, { userId, action: 'second_factor_enabled' })
    await mailOwner(tx, account, 'second_factor_on')
  })
  return { recoveryCodes }
}

export async function disableSecondFactor(
  { userId, sessionId }: Actor,
  { password, code }: z.output<typeof disableInput>,
): Promise<null> {
  const account = await getAccount(userId)
  if (!(await repo.find(db(), userId))?.enabledAt) throw new AppError('not_found')
  await assertOwnPassword(account, password)
  await transaction(async (tx) => {
    await lockWithPassword(tx, account)
    const factor = await repo.find(tx, userId)
    if (!factor?.enabledAt) throw new AppError('not_found')
    const isRight = await consumeCode(tx, { account, factor, code, now: new Date() })
    if (!isRight) throw new AppError('validation_failed', { fields: WRONG_CODE })
    await removeSecondFactor(tx, userId)
    await deleteOtherSessions(tx, userId, sessionId)
    await writeAudit(tx, userId, { userId, action: 'second_factor_disabled' })
    await mailOwner(tx, account, 'second_factor_off')
  })
  return null
}

/**
 * Consumes a sign-in's code; the account must be locked.
 * @returns the time; null without a second factor
 * @throws AppError second_factor_required, with `fields` for a wrong code
 */
export async function checkSecondFactor(
  tx: Db,
  account: Account,
  code: string | undefined,
  now: Date,
): Promise<Date | null> {
  const factor = await repo.find(tx, account.id)
  if (!factor?.enabledAt) return null
  if (!code) throw new AppError('second_factor_required')
  const isRight = await consumeCode(tx, { account, factor, code, now })
  if (!isRight) throw new AppError('second_factor_required', { fields: WRONG_CODE })
  return now
}

/** Removes a second factor, without audit and mail. */
export async function removeSecondFactor(tx: Db, userId: string): Promise<boolean> {
  await clearSecondFactor(tx, userId)
  return repo.remove(tx, userId)
}

export async function resetSecondFactor(email: string): Promise<'unknown' | 'off' | 'reset'> {
  const account = await findAccountByEmail(email)
  if (!account) return 'unknown'
  return transaction(async (tx) => {
    if (!(await removeSecondFactor(tx, account.id))) return 'off'
    await writeAudit(tx, null, { userId: account.id, action: 'second_factor_reset' })
    await mailOwner(tx, account, 'second_factor_off')
    return 'reset'
  })
}

export async function readSecondFactor({ userId }: Actor) {
  const [account, factor, recoveryCodesLeft] = await Promise.all([
    getAccount(userId),
    repo.find(db(), userId),
    repo.countRecoveryCodes(db(), userId),
  ])
  return {
    hasPassword: account.passwordHash !== null,
    enabledAt: factor?.enabledAt ?? null,
    recoveryCodesLeft,
  }
}

const WRONG_CODE = { code: [{ key: 'code_wrong' }] }

async function lockWithPassword(tx: Db, { id, passwordHash }: Account): Promise<void> {
  const current = await lockCredentials(tx, id)
  if (current?.passwordHash !== passwordHash) {
    throw new AppError('validation_failed', { fields: { password: [{ key: 'password_wrong' }] } })
  }
}

type Factor = { secret: string; lastTimeStep: number | null }

type Attempt = { account: Account; factor: Factor; code: string; now: Date }

async function consumeCode(tx: Db, { account, factor, code, now }: Attempt): Promise<boolean> {
  const { id: userId } = account
  if (isTimeCode(code)) {
    const timeStep = await findTimeStep(userId, factor, code, now)
    return timeStep !== null && repo.consumeTimeStep(tx, userId, timeStep)
  }
  if (!(await repo.consumeRecoveryCode(tx, userId, hashSecret(code), now))) return false
  const left = await repo.countRecoveryCodes(tx, userId)
  await writeAudit(tx, userId, { userId, action: 'recovery_code_used', details: { left } })
  await mailOwner(tx, account, 'recovery_code_used', { left: String(left) })
  return true
}

/** Returns the code's time step, at most one from now; null for a wrong or used code. */
async function findTimeStep(
  userId: string,
  { secret: encrypted, lastTimeStep }: Factor,
  code: string,
  now: Date,
): Promise<number | null> {
  const secret = decrypt(PURPOSE, encrypted, userId)
  if (!secret || !isTimeCode(code)) return null
  const epoch = Math.floor(now.getTime() / 1000)
  const result = await verify({ secret, token: code, epoch, epochTolerance: TIME_STEP_SECONDS })
  if (!result.valid || !('timeStep' in result)) return null
  return result.timeStep > (lastTimeStep ?? 0) ? result.timeStep : null
}

/** 117 bits without ambiguous characters: enough for a plain hash (ASVS 6.5.2). */
const ALPHABET = '23456789abcdefghjkmnpqrstvwxyz'

function createRecoveryCode(): string {
  const group = () => Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}

type Change = {
  userId: string
  action: 'second_factor_enabled' | 'second_factor_disabled' | 'second_factor_reset' | 'recovery_code_used'
  details?: { left?: number }
}

function writeAudit(tx: Db, actorId: string | null, { userId, action, details = {} }: Change): Promise<void> {
  return audit(tx, { actorId, action: `auth.${action}`, subject: 'user', subjectId: userId, details })
}

type Template = 'second_factor_on' | 'second_factor_off' | 'recovery_code_used'

async function mailOwner(tx: Db, account: Account, template: Template, values = {}): Promise<void> {
  const { id: userId, email: to, firstName: name } = account
  await notifySecurity(tx, userId, template)
  const locale = parseLocale(account.language) ?? DEFAULT_LOCALE
  await queueMail(tx, { to, userId, locale, template, values: { name, ...values } })
}
