import { db } from '@/lib/platform/db/client'

const NOTES = new Set(['_prisma_migrations', 'audit_entries', 'rate_limiter_flexible'])

async function tables(): Promise<string[]> {
  const found = await db().$queryRaw<{ name: string }[]>`
    SELECT relname AS name FROM pg_stat_user_tables WHERE schemaname = 'public' ORDER BY relname`
  return found.map(({ name }) => name)
}

/** Runs an aggregate over the rows `t` of every table. */
async function ofEach(what: string, where = 'TRUE', names?: string[]): Promise<Record<string, unknown>> {
  const parts = (names ?? (await tables())).map(
    (name) => `SELECT '${name}' AS name, (SELECT ${what} FROM "${name}" t WHERE ${where}) AS told`,
  )
  const rows = await db().$queryRawUnsafe<{ name: string; told: unknown }[]>(parts.join(' UNION ALL '))
  return Object.fromEntries(rows.map(({ name, told }) => [name, told]))
}

export async function rowsWith(texts: readonly string[]): Promise<Record<string, unknown>> {
  const mentions = `t::text ~ '${texts.join('|').replaceAll("'", "''")}'`
  const counts = Object.entries(await ofEach('count(*)::int', mentions))
  return Object.fromEntries(counts.filter(([, count]) => count !== 0))
}

export async function marksOfAll(): Promise<Record<string, unknown>> {
  const kept = (await tables()).filter((name) => !NOTES.has(name))
  return ofEach("md5(string_agg(md5(t::text), '' ORDER BY t::text))", 'TRUE', kept)
}
