import 'server-only'
import { audit, auditAll } from '@/lib/audit/service'
import { batched } from '@/lib/db/batched'
import { type Db, transaction } from '@/lib/db/client'
import { directTransaction } from '@/lib/db/direct'
import type { Connection } from '@/lib/db/read'
import { AppError } from '@/lib/errors/app-error'
import type { Locale } from '@/lib/i18n/locales'
import { type OpenSession, openSession, openSessions, tokenOf } from '@/lib/session/service'
import { lockAccess, noteFreeLogins, noteLogins } from '@/lib/users/service'
import { acceptInvitation, type Invitation } from '../invitations/service'

/** An account as its session tells of it. */
type Entering = {
  id: string
  email: string
  isAdmin: boolean
  familyId: string | null
  language: Locale | null
}

type SessionOptions = { remember: boolean; userAgent: string | null; now: Date }

/** Signs an account in; where it comes from an invitation and has no family, it joins the inviting one first. */
export async function startSession(
  tx: Db,
  account: Entering,
  invitation: Invitation | null,
  options: SessionOptions,
): Promise<OpenSession> {
  const invited = invitation?.email === account.email && !account.familyId
  const joined = invited && (await acceptInvitation(tx, invitation, account.id))
  const familyId = joined ? invitation.familyId : account.familyId
  await audit(tx, signedInEntry(account.id))
  return openSession(tx, { ...account, familyId }, options)
}

const signedInEntry = (id: string) => ({
  actorId: id,
  action: 'auth.signed_in',
  subject: 'user',
  subjectId: id,
})

/** Somebody whose password was right when it was checked. */
export type Entry = {
  account: Entering & { passwordHash: string | null; status: 'active' | 'inactive' }
  /** What they chose with it, if they did. */
  language: Locale | undefined
  options: SessionOptions
}

/**
 * Signs in whoever gave the right password, unless it was changed or the account closed while it was checked: what that
 * ends would go on otherwise.
 * @throws AppError login_error_credentials, account_inactive
 */
export async function enter(entry: Entry, invitation: Invitation | null): Promise<OpenSession> {
  const together = invitation ? null : await enterTogether(entry)
  return together ?? transaction((tx) => enterAlone(tx, entry, invitation))
}

async function enterAlone(tx: Db, entry: Entry, invitation: Invitation | null): Promise<OpenSession> {
  const { account, options } = entry
  const now = await lockAccess(tx, account.id)
  if (now?.passwordHash !== account.passwordHash) throw new AppError('login_error_credentials')
  if (now.status !== 'active') throw new AppError('account_inactive')
  await noteLogins(tx, [loginOf(entry)])
  return startSession(tx, account, invitation, options)
}

/**
 * Who comes at the same moment goes in at one go: a check of a password empties the processors' caches, and the way to
 * the database takes longer than what is asked there. Null for whoever has to be looked at alone: their account is held
 * by somebody else, or is not as it was.
 */
const enterTogether = batched((entries: readonly Entry[]) =>
  directTransaction(async (tx): Promise<(OpenSession | null)[]> => {
    const last = new Map(entries.map((entry) => [entry.account.id, entry]))
    const noted = await noteFreeLogins(tx, [...last.values()].map(loginOf))
    const isNoted = ({ account: { id, passwordHash } }: Entry) =>
      noted.has(id) && last.get(id)?.account.passwordHash === passwordHash
    const entering = entries.filter(isNoted)
    const sessions = await enterAll(tx, entering)
    const opened = new Map(entering.map((entry, n) => [entry, sessions[n] ?? null]))
    return entries.map((entry) => opened.get(entry) ?? null)
  }),
)

async function enterAll(tx: Connection, entries: readonly Entry[]): Promise<OpenSession[]> {
  if (entries.length === 0) return []
  await auditAll(
    tx,
    entries.map(({ account }) => signedInEntry(account.id)),
  )
  return openSessions(tx, entries)
}

const loginOf = ({ account: { id, passwordHash }, language, options }: Entry) => ({
  id,
  passwordHash,
  at: options.now,
  language,
})

/** What whoever is signed in is told, with the token of the session. */
export async function signedIn<User>(session: OpenSession, reading: Promise<User>) {
  const [token, user] = await Promise.all([tokenOf(session), reading])
  return { token, user }
}
