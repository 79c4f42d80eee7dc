import 'server-only'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { IS_ACTIVE_COMPLETION } from '@/lib/platform/db/active-completion'
import { type Db, db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { query } from '@/lib/platform/db/query'

/** Account as sign-ins, mails and sessions need it. */
export type Account = {
  id: string
  email: string
  firstName: string
  familyName: string
  familyId: string | null
  /** Also while a required second factor is missing. */
  hasAdminRole: boolean
  status: 'active' | 'inactive'
  language: string | null
  passwordHash: string | null
}

const ACCOUNT_COLUMNS = {
  id: true,
  email: true,
  passwordHash: true,
  status: true,
  isAdmin: true,
  familyId: true,
  language: true,
  firstName: true,
  familyName: true,
  emailVerifiedAt: true,
} as const

type AccountRow = Prisma.UserGetPayload<{ select: typeof ACCOUNT_COLUMNS }>

function toAccount({ isAdmin: hasAdminRole, ...row }: AccountRow) {
  return { ...row, hasAdminRole }
}

export async function findAccountByEmail(email: string, tx: Db = db()) {
  const row = await tx.user.findUnique({ where: { email }, select: ACCOUNT_COLUMNS })
  return row && toAccount(row)
}

export async function findAccount(id: string, tx: Db = db()) {
  const row = await tx.user.findUnique({ where: { id }, select: ACCOUNT_COLUMNS })
  return row && toAccount(row)
}

/** Returns public fields, and those for access checks. */
export function findCard(id: string) {
  return db().user.findUnique({
    where: { id },
    select: { id: true, firstName: true, avatarPhotoId: true, familyId: true, status: true },
  })
}

export async function areBlocked(one: string, other: string): Promise<boolean> {
  const pairs = [
    { blockerId: one, blockedId: other },
    { blockerId: other, blockedId: one },
  ]
  return (await db().block.count({ where: { OR: pairs } })) > 0
}

export type UserRecord = Omit<Account, 'passwordHash' | 'hasAdminRole'> & {
  isAdmin: boolean
  avatarPhotoId: string | null
  feedPrivacy: 'private' | 'followers' | 'public'
  showChildPhotos: boolean
  lastLoginAt: Date | null
  timezone: string | null
  birthDates: LocalDate[]
  pendingFamily: { id: string; name: string; adults: string[] } | null
  badges: string[]
  following: string[]
  followers: string[]
  completedTasks: number
  points: number
}

/** Columns of several features, for one query. Lists are JSON, because the driver parses arrays slowly. */
const USER_RECORD_COLUMNS = Prisma.sql`
  u.id, u.email, u.first_name as "firstName", u.family_name as "familyName",
    u.avatar_photo_id as "avatarPhotoId", u.family_id as "familyId", u.feed_privacy::text as "feedPrivacy",
    u.show_child_photos as "showChildPhotos", u.is_admin as "isAdmin", u.status::text as status,
    u.last_login_at as "lastLoginAt", u.language, f.timezone,
    to_json(array(select birth_date from kids where family_id = u.family_id
      order by birth_date, id)) as "birthDates",
    (select json_build_object('id', p.id, 'name', p.name, 'adults',
        array(select concat_ws(' ', a.first_name, nullif(a.family_name, '')) from users a
          where a.family_id = p.id order by a.created_at, a.id))
      from families p where p.id = u.pending_family_id) as "pendingFamily",
    to_json(array(select distinct badge_id from earned_badges where family_id = u.family_id)) as badges,
    to_json(array(select followed_id from follows
      where follower_id = u.family_id and status = 'accepted')) as following,
    to_json(array(select follower_id from follows
      where followed_id = u.family_id and status = 'accepted')) as followers,
    (select count(*)::int from completions c where c.family_id = u.family_id
      and ${IS_ACTIVE_COMPLETION}) as "completedTasks",
    coalesce((select points from family_scores where family_id = u.family_id and period = 'all'), 0) as points`

export async function findRecord(id: string): Promise<UserRecord | null> {
  const [record] = await query<UserRecord>(Prisma.sql`
    select ${USER_RECORD_COLUMNS} from users u left join families f on f.id = u.family_id where u.id = ${id}::uuid`)
  return record ?? null
}

export type NewUser = {
  email: string
  passwordHash: string | null
  firstName: string
  familyName: string
  language: string | null
  lastLoginAt: Date | null
  emailVerifiedAt: Date | null
  isAdmin?: boolean
}

export async function insertUser(tx: Db, user: NewUser) {
  return toAccount(await tx.user.create({ data: user, select: ACCOUNT_COLUMNS }))
}

type Changes = {
  firstName?: string | undefined
  familyName?: string | undefined
  language?: string | undefined
  avatarPhotoId?: string | null | undefined
}

export async function update(tx: Db, id: string, data: Changes): Promise<void> {
  await tx.user.update({ where: { id }, data, select: { id: true } })
}

/** Updates what an account signs in with, and its role. */
export async function updateCredentials(
  tx: Db,
  id: string,
  data: { passwordHash?: string | null; email?: string; emailVerifiedAt?: Date; isAdmin?: boolean },
): Promise<void> {
  await tx.user.update({ where: { id }, data, select: { id: true } })
}

export async function lockAvatar(tx: Db, id: string): Promise<string | null> {
  const rows = await tx.$queryRaw<{ photoId: string | null }[]>`
    select avatar_photo_id as "photoId" from users where id = ${id}::uuid for update`
  return rows[0]?.photoId ?? null
}

type Privacy = {
  feedPrivacy?: 'private' | 'followers' | 'public' | undefined
  showChildPhotos?: boolean | undefined
}

/** Updates settings and earlier posts' visibility. */
export async function updatePrivacy(tx: Db, id: string, data: Privacy): Promise<void> {
  const { familyId } = await tx.user.update({ where: { id }, data, select: { familyId: true } })
  const visibility = data.feedPrivacy
  if (!visibility || !familyId) return
  await tx.post.updateMany({ where: { userId: id, familyId }, data: { visibility } })
}

/** Finds a family's active adults. */
export function findAdults(tx: Db, familyId: string) {
  return tx.user.findMany({
    where: { familyId, status: 'active' },
    select: { id: true, email: true, firstName: true, language: true },
  })
}

/** Checks for an active adult with a verified address. */
export async function hasVerifiedAdult(tx: Db, familyId: string): Promise<boolean> {
  const where = { familyId, status: 'active' as const, emailVerifiedAt: { not: null } }
  return (await tx.user.count({ where })) > 0
}

export type SignedInUserRow = UserRecord & { contentRevision: string | null }

/** Stores a sign-in's time and its chosen language, and returns the user's row for its response. */
export async function recordSignIn(
  tx: Db,
  { id, at, language = null }: { id: string; at: Date; language: string | null | undefined },
): Promise<SignedInUserRow> {
  const [row] = await tx.execute<SignedInUserRow>(Prisma.sql`
    with u as (
      update users set last_login_at = ${at}::timestamptz, updated_at = ${at}::timestamptz,
        language = coalesce(${language}, language)
      where id = ${id}::uuid returning *)
    select ${USER_RECORD_COLUMNS},
      case when not u.is_admin then (select revision::text from content_revisions where id = 1) end as "contentRevision"
    from u left join families f on f.id = u.family_id`)
  if (!row) throw new Error('The account of a sign-in is gone')
  return row
}

type Credentials = Pick<Account, 'passwordHash' | 'status'>

/** Locks an account and returns its sign-in columns. */
export async function lockCredentials(tx: Db, id: string): Promise<Credentials | null> {
  const [credentials] = await tx.$queryRaw<Credentials[]>`
    select password_hash as "passwordHash", status::text as status from users where id = ${id}::uuid for no key update`
  return credentials ?? null
}

/** Counts a family's adults, also inactive ones. */
export function countAdults(tx: Db, familyId: string): Promise<number> {
  return tx.user.count({ where: { familyId } })
}

/** Adds a user to a family, unless they have one or a pending one. */
export async function setFamily(tx: Db, id: string, familyId: string): Promise<boolean> {
  const where = { id, familyId: null, pendingFamilyId: null }
  const { count } = await tx.user.updateMany({ where, data: { familyId } })
  return count === 1
}
