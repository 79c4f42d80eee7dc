import 'server-only'
import { type Db, db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { literalLimit } from '@/lib/platform/db/query'
import { isIndexed, toSearchPatterns } from '@/lib/platform/db/search'
import { transaction } from '@/lib/platform/db/transaction'

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

function accountsWith({ search }: Filter): Prisma.Sql {
  if (!search) return ACCOUNTS
  const [longest] = toSearchPatterns(search)
  // A list of ids would be scanned per row.
  const found = isIndexed(search)
    ? Prisma.sql`
        select * from users where search_text like ${longest}
          or family_id = any(array(select id from families where search_text like ${longest}))`
    : Prisma.sql`
        select a.* from users a left join families o on o.id = a.family_id
        where a.search_text like ${longest} or o.search_text like ${longest}`
  // The offset prevents a scan in sort order, which would read every user first.
  return Prisma.sql`(${found} offset 0) u left join families f on f.id = u.family_id`
}

function matchesFurtherTerms(search = ''): Prisma.Sql | null {
  const others = toSearchPatterns(search).slice(1)
  if (others.length === 0) return null
  return Prisma.sql`concat(u.search_text, f.search_text) like all(${others}::text[])`
}

/** Missing values come last. */
const SORTS = {
  // Ids grow with time.
  created: [Prisma.sql`u.id`, Prisma.sql`u.id desc`],
  name: [Prisma.sql`u.search_text, u.id`, Prisma.sql`u.search_text desc, u.id desc`],
  email: [Prisma.sql`u.email`, Prisma.sql`u.email desc`],
  family: byName(Prisma.sql`f.search_text`, Prisma.sql`f.search_text desc nulls last`),
  status: byName(Prisma.sql`u.status::text`, Prisma.sql`u.status::text desc`),
  lastLogin: byName(Prisma.sql`u.last_login_at`, Prisma.sql`u.last_login_at desc nulls last`),
  admin: byName(Prisma.sql`u.is_admin`, Prisma.sql`u.is_admin desc`),
} as const

function byName(...orders: [up: Prisma.Sql, down: Prisma.Sql]) {
  return orders.map((order) => Prisma.sql`${order}, u.search_text, u.id`) as [Prisma.Sql, Prisma.Sql]
}

export type Filter = {
  search?: string | undefined
  status?: 'active' | 'inactive' | undefined
  isAdmin?: boolean | undefined
}

type Sorting = { sort: keyof typeof SORTS; order: 'asc' | 'desc' }

const inOrder = ({ sort, order }: Sorting) => Prisma.sql`order by ${SORTS[sort][order === 'asc' ? 0 : 1]}`

function where({ search, status, isAdmin }: Filter, found?: Prisma.Sql): Prisma.Sql {
  const conditions = [
    matchesFurtherTerms(search),
    status ? Prisma.sql`u.status = ${status}::account_status` : null,
    isAdmin === undefined ? null : Prisma.sql`u.is_admin = ${isAdmin}`,
    found ?? null,
  ].filter((one) => one !== null)
  return conditions.length > 0 ? Prisma.sql`where ${Prisma.join(conditions, ' and ')}` : Prisma.empty
}

type Page = { limit: number; offset: number }

/** Returns a page of accounts; rounding its depth up lets pages share statements. */
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

type First = { filter: Filter; sorting: Sorting; depth: number; needed: number }

const buildFirstAccountsSql = ({ filter, sorting, depth }: First) => Prisma.sql`
  select u.id from ${accountsWith(filter)} ${where(filter)} ${inOrder(sorting)} limit ${literalLimit(depth)}`

const NEAR = 4_000

/** A scan by id finds frequent matches early, indexes find rare ones. */
function nearFirst({ search, ...first }: First & { search: string }): Prisma.Sql {
  const { filter, sorting, depth, needed } = first
  const [longest] = toSearchPatterns(search)
  return Prisma.sql`
    with near as materialized (
      select u.id from (select * from users u ${inOrder(sorting)} limit ${literalLimit(NEAR)}) u
      left join families f on f.id = u.family_id
      ${where(filter, Prisma.sql`(u.search_text like ${longest} or f.search_text like ${longest})`)}
      ${inOrder(sorting)} limit ${literalLimit(depth)})
    select id from (
      select id from near where (select count(*) from near) >= ${needed}
      union all
      select id from (${buildFirstAccountsSql(first)}) everybody where (select count(*) from near) < ${needed}) u
    ${inOrder(sorting)}`
}

/** Counts accounts, up to a limit. */
export async function countAccounts(filter: Filter, most?: number): Promise<number> {
  const limit = most === undefined ? Prisma.empty : Prisma.sql`limit ${literalLimit(most)}`
  const [row] = await db().$queryRaw<{ count: number }[]>`
    select count(*)::int as count from (select from ${accountsWith(filter)} ${where(filter)} ${limit}) counted`
  return row?.count ?? 0
}

const BATCH = 500
/** Then a slow client's connection returns to the pool. */
const PATIENCE_MS = 2 * 60_000

/** Passes all accounts in batches, by a cursor. */
export async function eachBatch(
  filter: Filter,
  sorting: Sorting,
  take: (rows: AccountRow[]) => Promise<void>,
): Promise<void> {
  await transaction(
    async (tx) => {
      await tx.$executeRaw`
      declare accounts no scroll cursor for
      select ${ACCOUNT} from ${accountsWith(filter)} ${where(filter)} ${inOrder(sorting)}`
      for (let full = true; full; ) {
        const rows = await tx.$queryRawUnsafe<AccountRow[]>(`fetch ${BATCH} from accounts`)
        if (rows.length > 0) await take(rows)
        full = rows.length === BATCH
      }
    },
    { timeout: PATIENCE_MS },
  )
}

export async function findAccount(tx: Db, id: string): Promise<AccountRow | null> {
  const rows = await tx.query<AccountRow>(
    Prisma.sql`select ${ACCOUNT} from ${ACCOUNTS} where u.id = ${id}::uuid`,
  )
  return rows[0] ?? null
}

export function findPartners(familyId: string, userId: string) {
  return db().user.findMany({
    where: { familyId, id: { not: userId } },
    orderBy: [{ searchText: 'asc' }, { id: 'asc' }],
    select: { id: true, firstName: true, familyName: true, email: true },
  })
}

export type LockedRow = Pick<AccountRow, 'id' | 'firstName' | 'familyName' | 'status' | 'isAdmin'>

/** Locks accounts in a fixed order. */
export function lockAccounts(tx: Db, ids: string[]): Promise<LockedRow[]> {
  return tx.execute<LockedRow>(Prisma.sql`
    select id, first_name as "firstName", family_name as "familyName", status::text as status,
           is_admin as "isAdmin"
    from users where id = any(${ids}::uuid[]) order by id for update`)
}

type Change = {
  firstName?: string | undefined
  familyName?: string | undefined
  status?: 'active' | 'inactive' | undefined
  isAdmin?: boolean | undefined
}

export async function updateAccount(tx: Db, id: string, data: Change): Promise<void> {
  await tx.user.update({ where: { id }, data, select: { id: true } })
}
