import 'server-only'
import type { z } from 'zod'
import { auditAs } from '@/lib/features/audit/service'
import { queueWelcome } from '@/lib/features/auth/recovery/service'
import { eraseAccount } from '@/lib/features/families/membership/service'
import { splitName } from '@/lib/features/users/rules'
import { auditAccountReading, findAccount, insertUser } from '@/lib/features/users/service'
import { createStaleWhileRevalidateCache } from '@/lib/platform/cache/stale-while-revalidate-cache'
import { type Db, db } from '@/lib/platform/db/client'
import { uniqueViolation } from '@/lib/platform/db/errors'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError } from '@/lib/platform/errors/app-error'
import { cutPage, parsePlaceCursor, toPlaceCursor } from '@/lib/platform/http/paging'
import { toSearchParts } from '@/lib/platform/i18n/search'
import type { AdminActor } from '@/lib/platform/session/actor'
import { deleteUserSessions } from '@/lib/platform/session/service'
import { canChangeAccount, canDeleteAccount } from './policy'
import * as repo from './repository'
import { computeUserVersion, resolveSorting } from './rules'
import type {
  AdminUser,
  createUserInput,
  deleteUserQuery,
  UserFilter,
  UserSorting,
  updateUserInput,
  usersQuery,
} from './schema'

/** Returns a page of accounts; its cursor is an offset, since sorted values can change. */
export async function listUsers(
  _actor: AdminActor,
  { cursor, limit, ...filter }: z.output<typeof usersQuery>,
) {
  const offset = parsePlaceCursor(cursor)
  const rows = await repo.findMany(...toFilterAndSorting(filter), { limit: limit + 1, offset })
  const page = cutPage(rows, limit, () => toPlaceCursor(offset + limit))
  return { items: page.rows.map(presentAccount), nextCursor: page.nextCursor }
}

const PAGE = 25

const COUNTED = 10_000

const getCachedCount = createStaleWhileRevalidateCache<number>({ freshMs: 15_000, most: 50 })

async function countAccounts(filter: repo.Filter): Promise<number> {
  const counted = await repo.countAccounts(filter, COUNTED)
  if (counted < COUNTED) return counted
  return getCachedCount(JSON.stringify(filter), () => repo.countAccounts(filter))
}

export async function readUsersPage(_actor: AdminActor, { page, ...filter }: UserFilter & { page: number }) {
  const [whom, sorting] = toFilterAndSorting(filter)
  const total = await countAccounts(whom)
  const pages = Math.max(1, Math.ceil(total / PAGE))
  const shown = Math.min(page, pages)
  const rows = await repo.findMany(whom, sorting, { limit: PAGE, offset: (shown - 1) * PAGE })
  return { users: rows.map(presentAccount), total, page: shown, pages, sorting }
}

export function toFilterAndSorting({
  search = '',
  status,
  admin,
  ...asked
}: UserFilter): [repo.Filter, UserSorting] {
  const filter = { search: toSearchParts(search).length > 0 ? search : undefined, status, isAdmin: admin }
  return [filter, resolveSorting(filter.search, asked)]
}

/**
 * Creates an account and mails a password link.
 * @throws AppError email_taken
 */
export async function createUser(
  actor: AdminActor,
  { name, email, isAdmin }: z.output<typeof createUserInput>,
): Promise<AdminUser> {
  const now = new Date()
  const account = { passwordHash: null, language: null, lastLoginAt: null, emailVerifiedAt: null }
  const row = await transaction(async (tx) => {
    const user = await insertUser(tx, { ...account, ...splitName(name), email, isAdmin })
    await queueWelcome(tx, { ...user, language: actor.locale }, now)
    await auditAs(tx, actor, { action: 'user.created', subjectId: user.id, details: { isAdmin } })
    return repo.findAccount(tx, user.id)
  }).catch((error) => {
    throw uniqueViolation(error)
      ? new AppError('email_taken', { fields: { email: [{ key: 'email_taken' }] } })
      : error
  })
  return presentFoundAccount(row)
}

/**
 * Mails the link again.
 * @throws AppError not_found; invitation_not_needed with a password or when inactive
 */
export async function inviteAgain(actor: AdminActor, id: string): Promise<null> {
  const now = new Date()
  await transaction(async (tx) => {
    const row = presentFoundAccount(await repo.findAccount(tx, id))
    const account = await findAccount(id)
    if (!account || !row.invited || row.status !== 'active') throw new AppError('invitation_not_needed')
    await queueWelcome(tx, { ...account, language: account.language ?? actor.locale }, now)
    await auditAs(tx, actor, { action: 'user.invited_again', subjectId: id })
  })
  return null
}

/**
 * Updates an account.
 * @throws AppError not_found; cannot_change_self; changed_meanwhile
 */
export async function updateAccount(
  actor: AdminActor,
  id: string,
  { version, ...sent }: z.output<typeof updateUserInput>,
): Promise<AdminUser> {
  if (!canChangeAccount(actor, id, sent)) throw new AppError('cannot_change_self')
  const row = await transaction(async (tx) => {
    const rows = await repo.lockAccounts(tx, [actor.userId, id])
    const before = rows.find((one) => one.id === id)
    // Administrators who demote each other concurrently must not both lose the rights.
    const self = rows.find((one) => one.id === actor.userId)
    if (!self?.isAdmin || self.status !== 'active') throw new AppError('forbidden')
    if (!before) throw new AppError('not_found')
    if (version !== undefined && version !== computeUserVersion(before))
      throw new AppError('changed_meanwhile')
    await changeAccount(tx, actor, before, sent)
    return repo.findAccount(tx, id)
  })
  return presentFoundAccount(row)
}

type Change = Parameters<typeof repo.updateAccount>[2]

async function changeAccount(tx: Db, actor: AdminActor, before: repo.LockedRow, sent: Change): Promise<void> {
  const isNew = ([name, value]: [string, unknown]) =>
    value !== undefined && value !== before[name as keyof Change]
  const changes: Change = Object.fromEntries(Object.entries(sent).filter(isNew))
  const { firstName, familyName, ...rights } = changes
  const isRenamed = firstName !== undefined || familyName !== undefined
  if (!isRenamed && Object.keys(rights).length === 0) return
  await repo.updateAccount(tx, before.id, changes)
  if (changes.status === 'inactive') await deleteUserSessions(tx, before.id)
  const details = { ...rights, ...(isRenamed && { renamed: true }) }
  await auditAs(tx, actor, { action: 'user.updated', subjectId: before.id, details })
}

/**
 * Erases an account.
 * @throws AppError not_found; cannot_change_self; changed_meanwhile without consent to erase the family
 */
export async function deleteAccount(
  actor: AdminActor,
  id: string,
  { withFamily }: z.output<typeof deleteUserQuery>,
): Promise<null> {
  if (!canDeleteAccount(actor, id)) throw new AppError('cannot_change_self')
  const account = await findAccount(id)
  if (!account) throw new AppError('not_found')
  return eraseAccount(account, actor.userId, { withFamily })
}

/**
 * Returns an account; audited for other families.
 * @throws AppError not_found
 */
export async function readAccount(actor: AdminActor, id: string): Promise<AdminUser> {
  const account = presentFoundAccount(await repo.findAccount(db(), id))
  await auditAccountReading(actor, account)
  return account
}

/** Returns an account with its family's other adults; audited. */
export async function readAccountPage(actor: AdminActor, id: string) {
  const row = await repo.findAccount(db(), id)
  if (!row) return null
  await auditAccountReading(actor, row)
  const partners = row.familyId ? await repo.findPartners(row.familyId, id) : []
  return { user: presentAccount(row), partners: partners.map((one) => ({ ...one, name: fullName(one) })) }
}

const fullName = (row: { firstName: string; familyName: string }) =>
  [row.firstName, row.familyName].filter(Boolean).join(' ')

export function presentAccount(row: repo.AccountRow): AdminUser {
  const { lastLoginAt, createdAt, ...account } = row
  return {
    ...account,
    name: fullName(row),
    hasFamily: row.familyId !== null,
    lastLogin: lastLoginAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    version: computeUserVersion(row),
  }
}

function presentFoundAccount(row: repo.AccountRow | null): AdminUser {
  if (!row) throw new AppError('not_found')
  return presentAccount(row)
}
