import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readDashboard } from '@/lib/features/analytics/dashboard/service'
import { recomputeFigures, refreshFigures } from '@/lib/features/analytics/days/service'
import { readAnalytics } from '@/lib/features/analytics/service'
import { db } from '@/lib/platform/db/client'
import type { AdminActor } from '@/lib/platform/session/actor'
import { captureQueries, type Sent } from '../support/sent-queries'
import { FILL } from './million-figures'

/** Measures figures over a million completions. Takes minutes: npm run bench:figures */
const write = (text: string) => process.stdout.write(`${text}\n`)

const admin: AdminActor = {
  userId: '00000000-0000-7000-8000-000000000000',
  sessionId: '00000000-0000-7000-8000-000000000000',
  remember: false,
  isAdmin: true,
  hasAdminRole: true,
  familyId: null,
  timezone: null,
  language: null,
  locale: 'en',
  confirmedAt: new Date(),
  hasSecondFactor: false,
  contentRevision: null,
}

/** The fastest run has the least noise. */
const RUNS = 5

async function explain(client: pg.Client, { text, values }: Sent): Promise<void> {
  const plans: { plan: string; time: number }[] = []
  for (let n = 0; n < RUNS; n += 1) {
    const { rows } = await client.query({ text: `explain (analyze, costs off, timing off) ${text}`, values })
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    plans.push({ plan, time: Number(/Execution Time: ([\d.]+)/.exec(plan)?.[1]) })
  }
  const times = plans.map(({ time }) => time).sort((a, b) => a - b)
  const [fastest] = plans.sort((a, b) => a.time - b.time)
  write(
    `### ${times.join(', ')} ms\n\n\`\`\`sql\n${text.trim()}\n\`\`\`\n\n\`\`\`\n${fastest?.plan}\n\`\`\`\n`,
  )
  expect.soft(times[0]).toBeLessThan(300)
}

async function timed(name: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now()
  await work()
  write(`- ${name}: ${Math.round(performance.now() - start)} ms`)
}

describe('with a million completions', () => {
  it('every analytics query of a year responds within 300 ms', { timeout: 900_000 }, async () => {
    const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
    await client.connect()
    onTestFinished(() => client.end())
    for (const statement of FILL) await client.query(statement)
    const [{ count } = { count: 0 }] = await db().$queryRaw<{ count: number }[]>`
      select count(*)::int as count from completions`
    expect(count).toBeGreaterThan(1_000_000)
    write(`${count} completions\n`)
    await timed('adding up two years', () => refreshFigures(new Date()))
    await client.query('analyze')
    for (const range of ['week', 'month', 'quarter', 'year'] as const) {
      await readAnalytics(admin, range)
      await timed(`the whole answer of a ${range}`, () => readAnalytics(admin, range))
    }
    await timed('the dashboard', () => readDashboard(admin))
    for (const sent of await captureQueries(() => readAnalytics(admin, 'year'))) await explain(client, sent)
    for (const sent of await captureQueries(() => readDashboard(admin))) await explain(client, sent)
    expect(await recomputeFigures({ mend: false })).toEqual([])
  })
})
