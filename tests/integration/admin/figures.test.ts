import { beforeAll, expect, it } from 'vitest'
import type { debugAdminContract, debugAuthContract } from '@/lib/admin/debug/contract'
import type { analyticsContract, dashboardContract } from '@/lib/analytics/contract'
import type { readAuditContract } from '@/lib/audit/contract'
import { audit } from '@/lib/audit/service'
import { localDateAt } from '@/lib/dates/local-date'
import { db } from '@/lib/db/client'
import { buildAdmin } from '../../factories/admin'
import { buildCompletion } from '../../factories/completion'
import { call, fetchRoute } from '../../support/api'
import { member } from '../../support/scene'

let admin: Awaited<ReturnType<typeof buildAdmin>>
let family: Awaited<ReturnType<typeof member>>
beforeAll(async () => {
  admin = await buildAdmin()
  family = await member()
  await buildCompletion()
  await db().challenge.updateMany({ data: { title: '=SUM(1), "quoted"' } })
})

const get = <C>(address: string, token = admin.token) => call<C>(`GET ${address}`, { token })

it('counts the installation and tells what happened in families', async () => {
  const { data } = await get<typeof dashboardContract>('/admin/dashboard')
  expect(data).toMatchObject({ totalUsers: 3, activeFamilies: null, challengesCompleted: 0, contentItems: 8 })
  expect(data.recentActivity).toMatchObject([{ kind: 'created_family', familyId: family.familyId }])
})

it.each([
  ['week', 7],
  ['month', 30],
  ['quarter', [13, 14]],
  ['year', [12, 13]],
] as const)('tells the figures of a %s, step by step', async (range, steps) => {
  const { data } = await get<typeof analyticsContract>(`/admin/analytics?range=${range}`)
  expect(data).toMatchObject({ range, to: localDateAt(new Date(), 'UTC') })
  expect(data.users).toMatchObject({ total: 3, new: 3, families: 2, newFamilies: 2 })
  expect(data.engagement).toMatchObject({ completions: null, activeFamilies: null, likes: 0 })
  expect(data.topChallenges).toMatchObject([{ families: null, completions: null }])
  expect([steps].flat()).toContain(data.growth.length)
  expect(data.growth[0]?.date).toBe(data.from)
  expect(data.growth.at(-1)).toMatchObject({ users: 3, families: 2, completions: null })
})

it('exports them as CSV that no spreadsheet runs, and as PDF', async () => {
  const read = (query: string) => fetchRoute(`GET /admin/analytics/export${query}`, { token: admin.token })
  const csv = await read('?range=week&format=csv')
  expect(csv.headers.get('content-type')).toContain('text/csv')
  expect(csv.headers.get('content-disposition')).toBe('attachment; filename="brota-week.csv"')
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

it('reads the audit log, the newest first, in pages', async () => {
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

it('shows an administrator what the server sees of them, without secrets', async () => {
  const auth = await get<typeof debugAuthContract>('/debug/auth')
  expect(auth.data).toMatchObject({ authenticated: true, userId: admin.id, familyId: null, locale: 'en' })
  const rights = await get<typeof debugAdminContract>('/debug/admin')
  expect(rights.data).toMatchObject({ isAdmin: true, userId: admin.id, status: 'active' })
  expect(JSON.stringify([auth.data, rights.data])).not.toContain(admin.token)
})

it('is for administrators', async () => {
  const lines = ['/admin/dashboard', '/admin/analytics', '/admin/analytics/export', '/admin/audit']
  for (const line of [...lines, '/debug/auth', '/debug/admin']) {
    expect((await get(line, family.token)).status).toBe(403)
    expect((await call(`GET ${line}`)).status).toBe(401)
  }
})
