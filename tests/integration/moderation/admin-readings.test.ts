import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { listAdminReadings } from '@/lib/features/moderation/admin-readings/service'
import { db } from '@/lib/platform/db/client'
import { buildAdmin } from '../../factories/admin'
import { buildFamilyActor } from '../../factories/session'
import { call, fetchRoute } from '../../support/api'
import { MONDAY, NOON, post } from '../../support/posts'
import { at, type Member, member } from '../../support/scene'

let ana: Member
let rui: Member
beforeAll(async () => {
  at(NOON)
  ana = await member()
  rui = await member()
})
afterAll(() => void vi.useRealTimers())

const listReadings = async (who: Member) => listAdminReadings(await buildFamilyActor(who))

it('a family sees when administrators read its record, its accounts and reported photos, without their names', async () => {
  const admin = await buildAdmin()
  await db().user.update({ where: { id: ana.id }, data: { feedPrivacy: 'public' } })
  const [id] = [await post(ana), await post(ana)]
  const where = { id }
  const { completion } = await db().post.findUniqueOrThrow({ where, select: { completion: true } })
  const look = (who: { token: string }) =>
    fetchRoute(`GET /photos/${completion.photoId}`, { token: who.token, headers: { 'if-none-match': '*' } })
  await call('POST /reports', { token: rui.token, body: { kind: 'post', id, reason: 'spam' } })
  await db().post.update({ where, data: { visibility: 'private' } })
  await look(ana)
  await call(`GET /families/${ana.familyId}`, { token: ana.token })
  await call(`GET /user/${ana.id}`, { token: ana.token })
  expect(await listReadings(ana)).toEqual([])
  expect((await look(admin)).status).toBe(304)
  expect((await look(admin)).status).toBe(304)
  at('2026-11-18T12:01:00Z')
  await call(`GET /user/${ana.id}`, { token: admin.token })
  await call(`GET /admin/users/${ana.id}`, { token: admin.token })
  await call(`GET /admin/users/${ana.id}/sessions`, { token: admin.token })
  at('2026-11-18T12:02:00Z')
  await call(`GET /families/${ana.familyId}`, { token: admin.token })
  const lastAt = expect.stringMatching(/^\d{4}-/)
  const readings = await listReadings(ana)
  expect(readings).toEqual([
    { kind: 'family', id: ana.familyId, times: 1, lastAt },
    { kind: 'account', id: ana.id, name: expect.stringMatching(/^Person/), times: 3, lastAt },
    { kind: 'photo', id: completion.photoId, taskTitle: 'Task 1.1', day: MONDAY, times: 2, lastAt },
  ])
  expect(JSON.stringify(readings)).not.toContain(admin.id)
  expect(await listReadings(rui)).toEqual([])
})
