import 'server-only'
import { db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { query } from '@/lib/platform/db/query'

export type Kept = { report: unknown; ageMs: number; tookMs: number }

/** Returns the cached report with its age; a negative duration marks a running recount. */
export async function findReport(name: string): Promise<Kept | null> {
  const [row] = await query<Kept>(Prisma.sql`
    select report, (extract(epoch from clock_timestamp() - counted_at) * 1000)::float8 as "ageMs",
      (extract(epoch from counted_at - claimed_at) * 1000)::float8 as "tookMs"
    from figure_reports where name = ${name}`)
  return row ?? null
}

/** Claims the recount of a stale, unclaimed report. */
export async function claimReport(name: string, freshMs: number, giveUpMs: number): Promise<boolean> {
  const ago = (ms: number) => Prisma.sql`clock_timestamp() - ${ms}::float8 * interval '1 millisecond'`
  const rows = await query<unknown>(Prisma.sql`
    update figure_reports set claimed_at = clock_timestamp()
    where name = ${name} and counted_at < ${ago(freshMs)}
      and (claimed_at <= counted_at or claimed_at < ${ago(giveUpMs)})
    returning name`)
  return rows.length > 0
}

export async function writeReport(name: string, report: object, tookMs: number): Promise<void> {
  await db().$executeRaw`
    with now as materialized (select clock_timestamp() as at)
    insert into figure_reports (name, counted_at, claimed_at, report)
    select ${name}, at, at - ${tookMs}::float8 * interval '1 millisecond', ${JSON.stringify(report)}::jsonb from now
    on conflict (name) do update
      set counted_at = excluded.counted_at, claimed_at = excluded.claimed_at, report = excluded.report`
}

export async function deleteReport(name: string): Promise<void> {
  await db().figureReport.deleteMany({ where: { name } })
}
