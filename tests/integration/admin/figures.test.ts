import { subDays } from 'date-fns'
import { beforeAll, expect, it, vi } from 'vitest'
import type { debugAdminContract, debugAuthContract } from '@/lib/features/admin/debug/contract'
import type { readAnalyticsContract, readDashboardContract } from '@/lib/features/analytics/contract'
import type { readAuditContract } from '@/lib/features/audit/contract'
import { audit } from '@/lib/features/audit/service'
import { db } from '@/lib/platform/db/client'
import { buildAdmin } from '../../factories/admin'
import { buildCompletion } from '../../factories/completion'
import { call, fetchRoute } from '../../support/api'
import { at, member } from '../../support/scene'

let admin: Awaited<ReturnType<typeof buildAdmin>>
let family: Awaited<ReturnType<typeof member>>
/** Three weeks old, except for the newest family. */
beforeAll(async () => {
  at(subDays(new Date(), 21).toISOString())
  await buildCompletion()
  vi.useRealTimers()
  admin = await buildAdmin()
  family = await member()
  await db().challenge.updateMany({ data: { title: '=SUM(1), "quoted"' } })
})

const get = <C>(address: string, token = admin.token) => call<C>(`GET ${address}`, { token })

it('the dashboard shows the total counts and the recent activity of families', async () => {
  const { data } = await get<typeof readDashboardContract>('/admin/dashboard')
  expect(data).toMatchObject({ totalUsers: 3, activeFamilies: 0, challengesCompleted: 0, contentItems: 8 })
  expect(data.recentActivity).toMatchObject([{ kind: 'created_family', familyId: family.familyId }])
})

it.each([
  ['week', 7, 0],
  ['month', 28, null],
  ['quarter', 13, null],
  ['year', 13, null],
] as const)('analytics of a %s contain totals and growth by step', async (range, steps, completions) => {
  const { data } = await get<typeof readAnalyticsContract>(`/admin/analytics?range=${range}`)
  expect(data.range).toBe(range)
  expect(new Date(data.to).getUTCDay()).toBe(0)
  expect(data.users).toMatchObject({ total: 3, families: 2 })
  expect(data.engagement).toMatchObject({ completions, activeFamilies: completions, likes: 0 })
  expect(data.topChallenges).toMatchObject(completions === 0 ? [] : [{ families: null, completions: null }])
  expect(data.growth).toHaveLength(steps)
  expect(data.growth[0]?.date).toBe(data.from)
})

it('analytics are exported as CSV without spreadsheet formulas, and as PDF', async () => {
  const read = (query: string) => fetchRoute(`GET /admin/analytics/export${query}`, { token: admin.token })
  const csv = await read('?range=month&format=csv')
  expect(csv.headers.get('content-type')).toContain('text/csv')
  expect(csv.headers.get('content-disposition')).toBe('attachment; filename="brota-month.csv"')
  const text = await csv.text()
  expect(text).toContain('Accounts in total,3')
  expect(text).toContain(`"'=SUM(1), ""quoted""",fewer than 5,fewer than 5`)
  const pdf = await read('?range=year&format=pdf')
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  expect((await read('?format=doc')).status).toBe(422)
  expect((await read('?range=decade')).status).toBe(422)
})

it('the audit log is returned in pages, newest first', async () => {
  for (const n of [1, 2, 3]) {
    await audit(db(), { actorId: admin.id, action: 'test.noted', subject: 'user', details: { n } })
  }
  const first = await get<typeof readAuditContract>('/admin/audit?action=test.noted&limit=2')
  expect(first.data.map(({ details }) => details.n)).toEqual([3, 2])
  const next = `/admin/audit?action=test.noted&limit=2&cursor=${first.nextCursor}`
  const second = await get<typeof readAuditContract>(next)
  expect([second.data.map(({ details }) => details.n), second.nextCursor]).toEqual([[1], null])
  expect((await get(`/admin/audit?actorId=${family.id}&action=test.noted`)).data).toEqual([])
  expect((await get('/admin/audit?cursor=x')).status).toBe(422)
})

it('the debug endpoints show an administrator their own session data, without secrets', async () => {
  const auth = await get<typeof debugAuthContract>('/debug/auth')
  expect(auth.data).toMatchObject({ authenticated: true, userId: admin.id, familyId: null, locale: 'en' })
  const rights = await get<typeof debugAdminContract>('/debug/admin')
  expect(rights.data).toMatchObject({ isAdmin: true, userId: admin.id, status: 'active' })
  expect(JSON.stringify([auth.data, rights.data])).not.toContain(admin.token)
})

it('admin and debug endpoints return 403 to users and 401 without a session', async () => {
  const lines = ['/admin/dashboard', '/admin/analytics', '/admin/analytics/export', '/admin/audit']
  for (const line of [...lines, '/debug/auth', '/debug/admin']) {
    expect((await get(line, family.token)).status).toBe(403)
    expect((await call(`GET ${line}`)).status).toBe(401)
  }
})
