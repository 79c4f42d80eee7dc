import pg from 'pg'
import { vi } from 'vitest'

export type Sent = { text: string; values: unknown[] }

/** Drivers send transaction boundaries in different forms. */
const BOUNDARY = /^\s*(begin|start|commit|rollback|savepoint|release)\b/i

export async function captureQueries(work: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = []
  const query = pg.Client.prototype.query
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const [first] = given as [Sent]
    if (first?.text && !BOUNDARY.test(first.text)) sent.push({ text: first.text, values: first.values ?? [] })
    return Reflect.apply(query, this, given)
  } as typeof query)
  try {
    await work()
  } finally {
    spy.mockRestore()
  }
  return sent
}

const PLANNED = /^\s*(select|insert|update|delete|with)\b/i

/** Explains queries without sequential scans: a plan has one only without an index. */
export async function explainQueries(sent: Sent[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  try {
    await client.query('set enable_seqscan = off')
    const plans: string[] = []
    for (const { text, values } of sent) {
      if (!PLANNED.test(text)) continue
      const { rows } = await client.query({ text: `explain (costs off) ${text}`, values })
      plans.push(`${text}\n${rows.map((row) => row['QUERY PLAN']).join('\n')}`)
    }
    return plans
  } finally {
    await client.end()
  }
}
