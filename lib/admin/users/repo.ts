import 'server-only'
import { type Db, db } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'

export type AccountRow = {
  id: string
  firstName: string
  familyName: string
  email: string
  status: 'active' | 'inactive'
  isAdmin: boolean
  lastLoginAt: Date | null
  createdAt: Date
  familyId: string | null
  family: string | null
}

const NAME = Prisma.sql`trim(u.first_name || ' ' || u.family_name)`

/** Text as people search for it: without accents and case. */
const plain = (text: Prisma.Sql) =>
  Prisma.sql`regexp_replace(normalize(lower(${text}), NFD), '[\u0300-\u036f]', '', 'g')`

const SORTS = {
  name: plain(NAME),
  email: Prisma.sql`u.email`,
  family: plain(Prisma.sql`f.name`),
  status: Prisma.sql`u.status::text`,
  lastLogin: Prisma.sql`u.last_login_at`,
  admin: Prisma.sql`u.is_admin`,
}

const ACCOUNT = Prisma.sql`
  u.id, u.first_name as "firstName", u.family_name as "familyName", u.email, u.status::text as status,
  u.is_admin as "isAdmin", u.last_login_at as "lastLoginAt", u.created_at as "createdAt",
  u.family_id as "familyId", f.name as family
  from users u left join families f on f.id = u.family_id`

type Listing = {
  /** Without accents and case. */
  search: string
  sort: keyof typeof SORTS
  order: 'asc' | 'desc'
  limit: number
  offset: number
}

/** A page of accounts; what is missing (no family, never signed in) stands at the end. */
export function findMany({ search, sort, order, limit, offset }: Listing): Promise<AccountRow[]> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const haystack = plain(Prisma.sql`concat_ws(' ', ${NAME}, u.email, f.name)`)
  const matching = search ? Prisma.sql`where ${haystack} like ${pattern}` : Prisma.empty
  const direction = order === 'asc' ? Prisma.sql`asc` : Prisma.sql`desc`
  return db().$queryRaw<AccountRow[]>`
    select ${ACCOUNT} ${matching}
    order by ${SORTS[sort]} ${direction} nulls last, u.id
    limit ${limit} offset ${offset}`
}

export async function find(tx: Db, id: string): Promise<AccountRow | null> {
  const rows = await tx.$queryRaw<AccountRow[]>`select ${ACCOUNT} where u.id = ${id}::uuid`
  return rows[0] ?? null
}

type Change = {
  firstName?: string | undefined
  familyName?: string | undefined
  status?: 'active' | 'inactive' | undefined
  isAdmin?: boolean | undefined
}

/** False when there is no such account. */
export async function update(tx: Db, id: string, data: Change): Promise<boolean> {
  const { count } = await tx.user.updateMany({ where: { id }, data })
  return count === 1
}
