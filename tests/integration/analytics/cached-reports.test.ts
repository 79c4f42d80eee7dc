import { beforeAll, expect, it, vi } from 'vitest'
import type { readAnalyticsContract, readDashboardContract } from '@/lib/features/analytics/contract'
import { refreshAnalytics } from '@/lib/features/analytics/service'
import { db } from '@/lib/platform/db/client'
import { buildAdmin } from '../../factories/admin'
import { call } from '../../support/api'

const MANY = 20_000

let token: string
beforeAll(async () => {
  token = (await buildAdmin()).token
})

const join = (count: number) => db().$executeRaw`
  insert into users (id, first_name, family_name, email, updated_at)
  select gen_random_uuid(), 'F', 'F', gen_random_uuid() || '@brota.example', now()
  from generate_series(1, ${count}::int)`

const accounts = async () => {
  const analytics = await call<typeof readAnalyticsContract>('GET /admin/analytics?range=week', { token })
  const dashboard = await call<typeof readDashboardContract>('GET /admin/dashboard', { token })
  return [analytics.data.users.total, dashboard.data.totalUsers]
}

/** Negative `took` while a refresh runs. */
const age = (ago: string, took = '0 seconds') => db().$executeRaw`update figure_reports set
  counted_at = clock_timestamp() - ${ago}::interval,
  claimed_at = clock_timestamp() - ${ago}::interval - ${took}::interval`

const moments = () => db().figureReport.findMany({ select: { name: true, countedAt: true, claimedAt: true } })

it('reports are not cached, but computed on each request, while there are few accounts', async () => {
  const [before = 0] = await accounts()
  await join(3)
  expect(await accounts()).toEqual([before + 3, before + 3])
  expect(await db().figureReport.count()).toBe(0)
})

it('with many accounts, reports are cached and recomputed in the background after a minute', async () => {
  await join(MANY)
  const [before = 0] = await accounts()
  await join(1)
  expect(await accounts()).toEqual([before, before])
  await age('61 seconds')
  expect(await accounts()).toEqual([before, before])
  await vi.waitFor(async () => expect(await accounts()).toEqual([before + 1, before + 1]), 10_000)
})

it.each([
  {
    rule: 'less often the longer the computation takes',
    rests: { ago: '19 minutes', took: '20 seconds' },
    isDue: { ago: '21 minutes', took: '20 seconds' },
  },
  {
    rule: 'by one request at a time, and by another one after ten minutes without a result',
    rests: { ago: '20 minutes', took: '-11 minutes' },
    isDue: { ago: '20 minutes', took: '-9 minutes' },
  },
])('cached reports are recomputed $rule', async ({ rests, isDue }) => {
  const [before = 0] = await accounts()
  await join(1)
  await age(rests.ago, rests.took)
  const asTheyWere = await moments()
  expect(await accounts()).toEqual([before, before])
  expect(await moments()).toEqual(asTheyWere)
  await age(isDue.ago, isDue.took)
  await vi.waitFor(async () => expect(await accounts()).toEqual([before + 1, before + 1]), 10_000)
})

it('requests wait for a new report when the cached one is three hours old or damaged', async () => {
  const [before = 0] = await accounts()
  await join(1)
  await age('3 hours')
  expect(await accounts()).toEqual([before + 1, before + 1])
  await db().figureReport.updateMany({ data: { report: { total: 7 } } })
  await join(1)
  expect(await accounts()).toEqual([before + 2, before + 2])
})

it('the job refreshes cached reports, and deletes them when there are few accounts', async () => {
  const [before = 0] = await accounts()
  await join(1)
  await refreshAnalytics(new Date())
  expect(await accounts()).toEqual([before + 1, before + 1])
  await db().$executeRaw`delete from users where first_name = 'F'`
  await refreshAnalytics(new Date())
  expect(await db().figureReport.count()).toBe(0)
  await join(1)
  expect((await accounts())[0]).toBeLessThan(10)
})
