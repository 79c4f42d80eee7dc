import 'server-only'
import { audit } from '@/lib/audit/service'
import { queuePasswordLink } from '@/lib/auth/recovery/service'
import { type Db, db, transaction } from '@/lib/db/client'
import { uniqueViolation } from '@/lib/db/errors'
import { AppError } from '@/lib/errors/app-error'
import { erase } from '@/lib/families/departure/service'
import type { Call } from '@/lib/http/contract'
import { searchName } from '@/lib/i18n/search'
import type { AdminActor } from '@/lib/session/actor'
import { closeSessionsOf } from '@/lib/session/service'
import { splitName } from '@/lib/users/rules'
import { createUser as createAccount, findAccount } from '@/lib/users/service'
import type { createUserContract, listUsersContract, updateAccountContract } from './contract'
import { canChangeAccount, canDeleteAccount } from './policy'
import * as repo from './repo'
import type { AdminUser } from './schema'

/** A page of all accounts. The cursor is a place in the list: it can be sorted by what changes meanwhile. */
export async function listUsers({ query }: Call<typeof listUsersContract>) {
  const { cursor, search = '', limit, ...sorting } = query
  const offset = cursor === undefined ? 0 : placeOf(cursor)
  const rows = await repo.findMany({ ...sorting, search: searchName(search), limit: limit + 1, offset })
  const items = rows.slice(0, limit).map(present)
  return { items, nextCursor: rows.length > limit ? cursorOf(offset + limit) : null }
}

/**
 * Makes an account without a password and mails its owner the link to choose one.
 * @throws AppError email_taken
 */
export async function createUser({ actor, body }: Call<typeof createUserContract>): Promise<AdminUser> {
  const { name, email, isAdmin } = body
  const now = new Date()
  const account = { passwordHash: null, language: null, lastLoginAt: null, emailVerifiedAt: null }
  const row = await transaction(async (tx) => {
    const user = await createAccount(tx, { ...account, ...splitName(name), email, isAdmin })
    await queuePasswordLink(tx, { ...user, language: actor.locale }, now)
    await note(tx, actor, user.id, { verb: 'created', details: { isAdmin } })
    return repo.find(tx, user.id)
  }).catch((error) => {
    throw uniqueViolation(error) ? new AppError('email_taken') : error
  })
  return found(row)
}

/** @throws AppError not_found; cannot_change_self for one's own demotion or deactivation */
export async function updateAccount({
  actor,
  params,
  body,
}: Call<typeof updateAccountContract>): Promise<AdminUser> {
  if (!canChangeAccount(actor, params.id, body)) throw new AppError('cannot_change_self')
  const row = await transaction(async (tx) => {
    if (!(await repo.update(tx, params.id, body))) throw new AppError('not_found')
    if (body.status === 'inactive') await closeSessionsOf(tx, params.id)
    const { firstName: _, familyName: __, ...rights } = body
    await note(tx, actor, params.id, { verb: 'updated', details: rights })
    return repo.find(tx, params.id)
  })
  return found(row)
}

/**
 * Erases somebody's account as they could themselves.
 * @throws AppError not_found; cannot_change_self
 */
export async function deleteAccount(actor: AdminActor, id: string): Promise<null> {
  if (!canDeleteAccount(actor, id)) throw new AppError('cannot_change_self')
  const account = await findAccount(id)
  if (!account) throw new AppError('not_found')
  return erase(account, actor.userId)
}

export async function readAccount(id: string): Promise<AdminUser> {
  return found(await repo.find(db(), id))
}

function present(row: repo.AccountRow): AdminUser {
  const { lastLoginAt, createdAt, ...account } = row
  return {
    ...account,
    name: [row.firstName, row.familyName].filter(Boolean).join(' '),
    hasFamily: row.familyId !== null,
    lastLogin: lastLoginAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}

function found(row: repo.AccountRow | null): AdminUser {
  if (!row) throw new AppError('not_found')
  return present(row)
}

type Deed = { verb: string; details: { status?: string | undefined; isAdmin?: boolean | undefined } }

function note(tx: Db, actor: AdminActor, subjectId: string, { verb, details }: Deed): Promise<void> {
  const told = JSON.parse(JSON.stringify(details))
  return audit(tx, {
    actorId: actor.userId,
    action: `user.${verb}`,
    subject: 'user',
    subjectId,
    details: told,
  })
}

const cursorOf = (place: number) => Buffer.from(String(place)).toString('base64url')

function placeOf(cursor: string): number {
  const place = Buffer.from(cursor, 'base64url').toString()
  if (/^\d{1,9}$/.test(place)) return Number(place)
  throw new AppError('validation_failed', { fields: { cursor: [{ key: 'invalid' }] } })
}
