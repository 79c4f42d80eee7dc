import pg from 'pg'
import { beforeAll, expect, it } from 'vitest'
import { listCompletions } from '@/lib/features/completions/history/service'
import { readProgress } from '@/lib/features/completions/progress/service'
import { lockFamilySnapshot } from '@/lib/features/completions/service'
import { readSelf } from '@/lib/features/users/service'
import { db } from '@/lib/platform/db/client'
import { newId } from '@/lib/platform/db/ids'
import { transaction } from '@/lib/platform/db/transaction'
import { emptied, execute } from '../../bench/batches/batch'
import { buildAdultActor, completions, families, ledger, scores, weeks } from '../../bench/batches/world'
import { captureQueries, type Sent } from '../../support/sent-queries'

const FAMILIES = 60
const me = buildAdultActor(1)

const undone = [
  `insert into completion_reversals (completion_id, family_id, local_date, created_at)
   select id, family_id, local_date, created_at + interval '1 minute' from completions
   where family_id <> '${me.familyId}' or local_date = (select min(local_date) from completions)`,
  'analyze',
]

beforeAll(async () => {
  await emptied()
  await execute([...families(FAMILIES), ...weeks(8), ...completions, ...ledger, ...scores, ...undone])
})

const task = { challengeId: newId(), assignmentId: newId(), kidIds: [] }

it.each([
  ['the own account', () => readSelf(me)],
  ['the list of activities', () => listCompletions(me, { limit: 20 })],
  ['the progress of a family', () => readProgress(me, me.familyId)],
  ['completing a task', () => transaction((tx) => lockFamilySnapshot(tx, me, task))],
])('%s reads at most seven reversals, however many other families have', async (_, work) => {
  const sent = (await captureQueries(work)).filter(({ text }) => text.includes('completion_reversals'))
  expect(sent.length).toBeGreaterThan(0)
  for (const one of sent) expect(await reversalsReadBy(one), one.text).toBeLessThanOrEqual(7)
})

it('the database sets the family of a reversal when an older server version omits it', async () => {
  const { id: completionId } = await db().completion.findFirstOrThrow({
    where: { familyId: me.familyId, reversal: null },
  })
  await db().$executeRaw`
    insert into completion_reversals (completion_id, local_date) values (${completionId}::uuid, '2026-11-16')`
  const { familyId } = await db().completionReversal.findUniqueOrThrow({ where: { completionId } })
  expect(familyId).toBe(me.familyId)
})

type Node = {
  'Relation Name'?: string
  'Actual Rows': number
  'Rows Removed by Filter'?: number
  'Actual Loops': number
  Plans?: Node[]
}

async function reversalsReadBy({ text, values }: Sent): Promise<number> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  try {
    await client.query('set plan_cache_mode = force_generic_plan')
    const { rows } = await client.query({ text: `explain (analyze, format json) ${text}`, values })
    const looked = (node: Node) =>
      (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
    const read = (node: Node): number =>
      (node['Relation Name'] === 'completion_reversals' ? looked(node) : 0) +
      (node.Plans ?? []).reduce((sum, child) => sum + read(child), 0)
    return read(rows[0]['QUERY PLAN'][0].Plan)
  } finally {
    await client.end()
  }
}
