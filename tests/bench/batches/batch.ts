import pg from 'pg'
import { pastAuditGuards } from '../../support/audit-guards'

export type Batch = {
  name: string
  unit: string
  rows(size: number): number
  fill(rows: number): Promise<void>
  /** Undoes the changes of a run, if any. */
  again?(rows: number): Promise<void>
  run(rows: number): Promise<void>
  /** Calls per run; the result is one call's time. */
  calls?: number
}

export type Measured = { name: string; unit: string; rows: number; ms: number }

const RUNS = 3
const PATIENCE = 1500

/** Returns the median of some runs, after a small warm-up. */
export async function measure(batch: Batch, size: number): Promise<Measured> {
  const { name, unit, calls } = batch
  const rows = batch.rows(size)
  const few = Math.max(1, Math.floor(rows / 10))
  await refill(batch, few)
  await batch.run(few)
  await refill(batch, rows)
  const times: number[] = []
  for (let spent = 0; times.length < RUNS && spent < PATIENCE; ) {
    if (times.length > 0) await batch.again?.(rows)
    const begun = performance.now()
    await batch.run(rows)
    times.push(performance.now() - begun)
    spent += times.at(-1) ?? 0
  }
  const ms = times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
  return { name, unit, rows: calls ? 1 : rows, ms: ms / (calls ?? 1) }
}

async function refill(batch: Batch, rows: number): Promise<void> {
  await emptied()
  await batch.fill(rows)
  await execute(['analyze'])
}

const TRUNCATE_ALL = `do $$ declare names text; begin
  select string_agg(format('%I', tablename), ', ') into names
    from pg_tables where schemaname = 'public' and tablename <> '_prisma_migrations';
  execute 'truncate ' || names || ' cascade'; end $$`

export const emptied = () => execute(pastAuditGuards(TRUNCATE_ALL))

export async function execute(statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

export function assertTrue(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(`the bench expects ${what}`)
}
