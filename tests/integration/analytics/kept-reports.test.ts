import { beforeAll, expect, it, vi } from 'vitest'
import type { analyticsContract, dashboardContract } from '@/lib/analytics/contract'
import { addUpFigures } from '@/lib/analytics/keeping/service'
import { db } from '@/lib/db/client'
import { buildAdmin } from '../../factories/admin'
import { call } from '../../support/api'

const MANY = 100_000

let token: string
beforeAll(async () => {
  token = (await buildAdmin()).token
})

const join = (count: number) => db().$executeRaw`
  insert into users (id, first_name, family_name, email, updated_at)
  select gen_random_uuid(), 'F', 'F', gen_random_uuid() || '@brota.example', now()
  from generate_series(1, ${count}::int)`

const accounts = async () => {
  const analytics = await call<typeof analyticsContract>('GET /admin/analytics?range=week', { token })
  const dashboard = await call<typeof dashboardContract>('GET /admin/dashboard', { token })
  return [analytics.data.users.total, dashboard.data.totalUsers]
}

const grow = (by: string) => db().$executeRaw`
  update figure_reports set counted_at = counted_at - ${by}::interval, claimed_at = claimed_at - ${by}::interval`

it('are none while there is little to count: everybody is told what is', async () => {
  const [before = 0] = await accounts()
  await join(3)
  expect(await accounts()).toEqual([before + 3, before + 3])
  expect(await db().figureReport.count()).toBe(0)
})

it('are told of much as they were counted, and counted anew behind the answer after a minute', async () => {
  await join(MANY)
  const [before = 0] = await accounts()
  await join(1)
  expect(await accounts()).toEqual([before, before])
  await grow('61 seconds')
  expect(await accounts()).toEqual([before, before])
  await vi.waitFor(async () => expect(await accounts()).toEqual([before + 1, before + 1]), 10_000)
})

it('are counted anew the less often the longer that takes', async () => {
  const [before = 0] = await accounts()
  await join(1)
  await db().$executeRaw`update figure_reports
    set counted_at = counted_at - interval '9 minutes', claimed_at = counted_at - interval '9 minutes 20 seconds'`
  expect(await accounts()).toEqual([before, before])
  const counted = () =>
    db().figureReport.findMany({ select: { name: true, countedAt: true, claimedAt: true } })
  const asTheyWere = await counted()
  expect(await accounts()).toEqual([before, before])
  expect(await counted()).toEqual(asTheyWere)
  await grow('61 seconds')
  await vi.waitFor(async () => expect(await accounts()).toEqual([before + 1, before + 1]), 10_000)
})

it('are waited for once they are old, damaged, or there is little again', async () => {
  const [before = 0] = await accounts()
  await join(1)
  await grow('3 hours')
  expect(await accounts()).toEqual([before + 1, before + 1])
  await db().figureReport.updateMany({ data: { report: { total: 7 } } })
  await join(1)
  expect(await accounts()).toEqual([before + 2, before + 2])
})

it('are counted anew by the job, as long as there is much', async () => {
  const [before = 0] = await accounts()
  await join(1)
  await addUpFigures(new Date())
  expect(await accounts()).toEqual([before + 1, before + 1])
  await db().$executeRaw`delete from users where first_name = 'F'`
  await addUpFigures(new Date())
  expect(await db().figureReport.count()).toBe(0)
  await join(1)
  expect((await accounts())[0]).toBeLessThan(10)
})
