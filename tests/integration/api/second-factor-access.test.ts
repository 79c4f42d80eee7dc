import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { contracts } from '@/app/api/v1/contracts'
import { env } from '@/lib/platform/config/env'
import { db } from '@/lib/platform/db/client'
import { ask, ROWS } from '../../api/table'
import { type World, worlds } from '../../api/world'
import { buildAdmin } from '../../factories/admin'
import { call, fetchRoute } from '../../support/api'
import { NOON, post } from '../../support/posts'
import { at, challenge, type Member, member } from '../../support/scene'

beforeAll(() => {
  Object.assign(env(), { REQUIRE_ADMIN_SECOND_FACTOR: true })
})
afterAll(() => {
  vi.useRealTimers()
  Object.assign(env(), { REQUIRE_ADMIN_SECOND_FACTOR: false })
})

const getWorld = worlds()

describe('without the required second factor, an administrator gets the status of an ordinary user', () => {
  it.each(contracts)('$method $path', async ({ method, path, access }) => {
    const line = `${method} ${path}`
    const world: World = await getWorld(method)
    const { status } = await ask(line, world, 'admin')
    expect(status).toBe(access === 'admin' ? 403 : ROWS[line]?.expected.loner)
  })
})

describe('an administrator without the required second factor', () => {
  let ana: Member
  let admin: Awaited<ReturnType<typeof buildAdmin>>
  beforeEach(async () => {
    at(NOON)
    ana = await member()
    admin = await buildAdmin()
  })

  async function readTwice(line: string): Promise<[number, number]> {
    const read = async () => (await fetchRoute(line, { token: admin.token })).status
    const before = await read()
    await db().session.updateMany({ where: { userId: admin.id }, data: { secondFactorAt: new Date() } })
    return [before, await read()]
  }

  it('cannot read other families', async () => {
    expect(await readTwice(`GET /families/${ana.familyId}`)).toEqual([404, 200])
    const actions = { actorId: admin.id, action: 'family.viewed_by_admin' }
    expect(await db().auditEntry.count({ where: actions })).toBe(1)
  })

  it('sees only the reduced profile of other users', async () => {
    const { data } = await call(`GET /user/${ana.id}`, { token: admin.token })
    expect(Object.keys(data as unknown as object).sort()).toEqual(['avatar', 'familyId', 'firstName', 'id'])
    expect(await db().auditEntry.count({ where: { actorId: admin.id } })).toBe(0)
  })

  it('cannot read an inactive future challenge, nor find it in the list', async () => {
    const { id } = await challenge('2027-03-01', { isActive: false })
    const { data } = await call<{ response: never }>('GET /challenges?limit=100', { token: admin.token })
    expect(JSON.stringify(data)).not.toContain(id)
    expect(await readTwice(`GET /challenges/${id}`)).toEqual([404, 200])
  })

  it('cannot see a reported photo', async () => {
    await db().user.update({ where: { id: ana.id }, data: { feedPrivacy: 'public' } })
    const id = await post(ana)
    const { completion } = await db().post.findUniqueOrThrow({ where: { id }, select: { completion: true } })
    const rui = await member()
    await call('POST /reports', { token: rui.token, body: { kind: 'post', id, reason: 'spam' } })
    await db().post.update({ where: { id }, data: { visibility: 'private' } })
    const read = `GET /photos/${completion.photoId}`
    const look = async () =>
      (await fetchRoute(read, { token: admin.token, headers: { 'if-none-match': '*' } })).status
    expect(await look()).toBe(404)
    await db().session.updateMany({ where: { userId: admin.id }, data: { secondFactorAt: new Date() } })
    expect(await look()).toBe(304)
  })
})
