import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { db } from '@/lib/db/client'
import { listLooks } from '@/lib/moderation/looks/service'
import { buildAdmin } from '../../factories/admin'
import { familyActorOf } from '../../factories/session'
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

const looksAt = async (who: Member) => listLooks(await familyActorOf(who))

it('a family is told which of its photos administrators have looked at, and when; no other family is', async () => {
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
  expect(await looksAt(ana)).toEqual([])
  expect((await look(admin)).status).toBe(304)
  expect((await look(admin)).status).toBe(304)
  expect(await looksAt(ana)).toEqual([
    {
      photoId: completion.photoId,
      taskTitle: 'Task 1.1',
      motif: expect.any(String),
      day: MONDAY,
      times: 2,
      lastAt: expect.stringMatching(/^\d{4}-/),
    },
  ])
  expect(await looksAt(rui)).toEqual([])
})
