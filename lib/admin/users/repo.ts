import 'server-only'
import { type Db, db, transaction } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { escapeLike } from '@/lib/db/like'
import { literalLimit } from '@/lib/db/query'
import { searchName } from '@/lib/i18n/search'

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
  lastAdult: boolean
  invited: boolean
}

const ACCOUNT = Prisma.sql`
  u.id, u.first_name as "firstName", u.family_name as "familyName", u.email, u.status::text as status,
  u.is_admin as "isAdmin", u.last_login_at as "lastLoginAt", u.created_at as "createdAt",
  u.family_id as "familyId", f.name as family,
  u.family_id is not null and not exists (
    select from users o
    where o.family_id = u.family_id and o.id <> u.id and o.status = 'active') as "lastAdult",
  u.password_hash is null and not exists (select from identities i where i.user_id = u.id) as invited`

const ACCOUNTS = Prisma.sql`users u left join families f on f.id = u.family_id`

/** Indexes find three letters and more; with fewer nearly everybody is found, and all are read. */
const INDEXED = 3

/** A part of a name or an address as a pattern: made in a query of its own, or it is made anew for each row. */
const buildSearchPatternSql = (search: string) =>
  Prisma.sql`(select '%' || search_name(${escapeLike(search)}) || '%')`

/** The accounts `u` in which a text is found, with their families `f`. */
function accountsWith({ search }: Filter): Prisma.Sql {
  if (!search) return ACCOUNTS
  const pattern = buildSearchPatternSql(search)
  // Both indexes say which rows to read. Where all are read, each is looked up in a table of the families that were
  // found: in a list of them it would be looked for from the first to the last.
  const found =
    searchName(search).length < INDEXED
      ? Prisma.sql`
        select a.* from users a left join families o on o.id = a.family_id
        where a.search_text like ${pattern} or o.search_name like ${pattern}`
      : Prisma.sql`
        select * from users where search_text like ${pattern}
          or family_id = any(array(select id from families where search_name like ${pattern}))`
  // The offset keeps the order out of that plan: walking along it until enough are found passes everybody who comes
  // before.
  return Prisma.sql`(${found} offset 0) u left join families f on f.id = u.family_id`
}

/** What stands first in a sorted list, ascending and descending; what is missing (no family) stands at the end. */
const SORTS = {
  // Ids grow with time.
  created: [Prisma.sql`u.id`, Prisma.sql`u.id desc`],
  name: [Prisma.sql`u.search_text, u.id`, Prisma.sql`u.search_text desc, u.id desc`],
  email: [Prisma.sql`u.email`, Prisma.sql`u.email desc`],
  family: byName(Prisma.sql`f.search_name`, Prisma.sql`f.search_name desc nulls last`),
  status: byName(Prisma.sql`u.status::text`, Prisma.sql`u.status::text desc`),
  lastLogin: byName(Prisma.sql`u.last_login_at`, Prisma.sql`u.last_login_at desc nulls last`),
  admin: byName(Prisma.sql`u.is_admin`, Prisma.sql`u.is_admin desc`),
} as const

/** Those who are alike stand by name. */
function byName(...orders: [up: Prisma.Sql, down: Prisma.Sql]) {
  return orders.map((order) => Prisma.sql`${order}, u.search_text, u.id`) as [Prisma.Sql, Prisma.Sql]
}

export type Filter = {
  /** As it was typed, not blank. */
  search?: string | undefined
  status?: 'active' | 'inactive' | undefined
  isAdmin?: boolean | undefined
}

type Sorting = { sort: keyof typeof SORTS; order: 'asc' | 'desc' }

const inOrder = ({ sort, order }: Sorting) => Prisma.sql`order by ${SORTS[sort][order === 'asc' ? 0 : 1]}`

function where({ status, isAdmin }: Filter, found?: Prisma.Sql): Prisma.Sql {
  const conditions = [
    status ? Prisma.sql`u.status = ${status}::account_status` : null,
    isAdmin === undefined ? null : Prisma.sql`u.is_admin = ${isAdmin}`,
    found ?? null,
  ].filter((one) => one !== null)
  return conditions.length > 0 ? Prisma.sql`where ${Prisma.join(conditions, ' and ')}` : Prisma.empty
}

type Page = { limit: number; offset: number }

/**
 * A page of accounts. What is told of each is looked up for those on the page alone. How far to read stands in the
 * statement, rounded up, so that there are only a few statements however many pages are asked for.
 */
export function findMany(filter: Filter, sorting: Sorting, page: Page) {
  const depth = 2 ** Math.ceil(Math.log2(page.offset + page.limit))
  const first = { filter, sorting, depth, needed: page.offset + page.limit }
  const { search } = filter
  const found =
    search && sorting.sort === 'created' ? nearFirst({ ...first, search }) : buildFirstAccountsSql(first)
  return db().$queryRaw<AccountRow[]>`
    with page as materialized (
      select id from (${found}) first offset ${page.offset} limit ${literalLimit(page.limit)})
    select ${ACCOUNT} from ${ACCOUNTS} where u.id in (select id from page) ${inOrder(sorting)}`
}

/** The first accounts of a list: `depth` are read, of which `needed` reach to the end of the page. */
type First = { filter: Filter; sorting: Sorting; depth: number; needed: number }

const buildFirstAccountsSql = ({ filter, sorting, depth }: First) => Prisma.sql`
  select u.id from ${accountsWith(filter)} ${where(filter)} ${inOrder(sorting)} limit ${literalLimit(depth)}`

/** So many accounts are gone through before indexes are asked for everybody who is found. */
const NEAR = 4_000

/**
 * The same with a text that is searched for, along the ids: what many have, some have who stand near the beginning,
 * and what few have, indexes find quickly. So a page takes no longer the more are found.
 */
function nearFirst({ search, ...first }: First & { search: string }): Prisma.Sql {
  const { filter, sorting, depth, needed } = first
  const pattern = buildSearchPatternSql(search)
  return Prisma.sql`
    with near as materialized (
      select u.id from (select * from users u ${inOrder(sorting)} limit ${literalLimit(NEAR)}) u
      left join families f on f.id = u.family_id
      ${where(filter, Prisma.sql`(u.search_text like ${pattern} or f.search_name like ${pattern})`)}
      ${inOrder(sorting)} limit ${literalLimit(depth)})
    select id from (
      select id from near where (select count(*) from near) >= ${needed}
      union all
      select id from (${buildFirstAccountsSql(first)}) everybody where (select count(*) from near) < ${needed}) u
    ${inOrder(sorting)}`
}

/** How many accounts there are; counted up to a limit where one is given. */
export async function count(filter: Filter, most?: number): Promise<number> {
  const limit = most === undefined ? Prisma.empty : Prisma.sql`limit ${literalLimit(most)}`
  const [row] = await db().$queryRaw<{ count: number }[]>`
    select count(*)::int as count from (select from ${accountsWith(filter)} ${where(filter)} ${limit}) counted`
  return row?.count ?? 0
}

const BATCH = 500
/** A reader who takes longer than this for the whole list gives the connection back. */
const PATIENCE_MS = 2 * 60_000

/**
 * Hands over all accounts of a list in batches, as they stood when the first was asked for: one query, read through a
 * cursor, so that neither its memory nor its time grows faster than the list.
 */
export async function eachBatch(
  filter: Filter,
  sorting: Sorting,
  take: (rows: AccountRow[]) => Promise<void>,
): Promise<void> {
  await transaction(async (tx) => {
    await tx.$executeRaw`
      declare accounts no scroll cursor for
      select ${ACCOUNT} from ${accountsWith(filter)} ${where(filter)} ${inOrder(sorting)}`
    for (let full = true; full; ) {
      const rows = await tx.$queryRawUnsafe<AccountRow[]>(`fetch ${BATCH} from accounts`)
      if (rows.length > 0) await take(rows)
      full = rows.length === BATCH
    }
  }, PATIENCE_MS)
}

export async function find(tx: Db, id: string): Promise<AccountRow | null> {
  const rows = await tx.$queryRaw<AccountRow[]>`select ${ACCOUNT} from ${ACCOUNTS} where u.id = ${id}::uuid`
  return rows[0] ?? null
}

/** The other adults of somebody's family, by name. */
export function findPartners(familyId: string, userId: string) {
  return db().user.findMany({
    where: { familyId, id: { not: userId } },
    orderBy: [{ searchText: 'asc' }, { id: 'asc' }],
    select: { id: true, firstName: true, familyName: true, email: true },
  })
}

export type LockedRow = Pick<AccountRow, 'id' | 'firstName' | 'familyName' | 'status' | 'isAdmin'>

/** Accounts that nobody else changes until the transaction ends; always in the same order. */
export function lock(tx: Db, ids: string[]): Promise<LockedRow[]> {
  return tx.$queryRaw<LockedRow[]>`
    select id, first_name as "firstName", family_name as "familyName", status::text as status,
           is_admin as "isAdmin"
    from users where id = any(${ids}::uuid[]) order by id for update`
}

type Change = {
  firstName?: string | undefined
  familyName?: string | undefined
  status?: 'active' | 'inactive' | undefined
  isAdmin?: boolean | undefined
}

export async function update(tx: Db, id: string, data: Change): Promise<void> {
  await tx.user.update({ where: { id }, data, select: { id: true } })
}
