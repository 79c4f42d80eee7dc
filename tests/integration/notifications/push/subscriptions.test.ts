import { randomBytes } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { readPushKeyContract } from '@/lib/features/notifications/push-subscriptions/contract'
import { getPushKeys } from '@/lib/features/notifications/push-subscriptions/service'
import { env } from '@/lib/platform/config/env'
import { db } from '@/lib/platform/db/client'
import { signIn } from '../../../factories/session'
import { call, fetchRoute } from '../../../support/api'
import { buildMember } from '../../../support/members'
import { type Member, member } from '../../../support/scene'

const keys = {
  p256dh: 'BFXprAf-cYICUg_V-gbBvItIQuCK9YRJsBC24p7NE-Qx_FgIxzpU8_Ta8bV0zQ-7rgRYnsf4GQ9F-9mHX4wm1iQ',
  auth: 'AAAAAAAAAAAAAAAAAAAAAA',
}
const newEndpoint = () => `https://push.example.com/send/${randomBytes(8).toString('hex')}`
const subscribe = (who: Pick<Member, 'token'>, endpoint: string, body: object = {}) =>
  call('POST /push/subscriptions', { token: who.token, body: { endpoint, keys, ...body } })
const unsubscribe = (who: Member, body: object) =>
  call('DELETE /push/subscriptions', { token: who.token, body })
const endpoints = async ({ id }: { id: string }) =>
  (await db().pushSubscription.findMany({ where: { userId: id }, orderBy: { id: 'asc' } })).map(
    ({ endpoint }) => endpoint,
  )

describe('the push key', () => {
  it('is created once by concurrent servers and stored encrypted', async () => {
    await db().installationSecret.deleteMany()
    const made = await Promise.all([getPushKeys(), getPushKeys(), getPushKeys()])
    expect(new Set(made.map(({ privateKey }) => privateKey)).size).toBe(1)
    const { token } = await buildMember()
    const answer = await call<typeof readPushKeyContract>('GET /push/key', { token })
    expect(answer).toMatchObject({ status: 200, data: { publicKey: made[0]?.publicKey } })
    expect(Buffer.from(answer.data.publicKey, 'base64url')).toHaveLength(65)
    const { value } = await db().installationSecret.findUniqueOrThrow({ where: { name: 'push-keys' } })
    expect(value).not.toContain(made[0]?.privateKey)
  })

  it('is replaced, and all subscriptions deleted, when AUTH_SECRET can no longer decrypt it', async () => {
    const ana = await buildMember()
    const before = await getPushKeys()
    await subscribe(ana, newEndpoint())
    await db().installationSecret.update({ where: { name: 'push-keys' }, data: { value: 'of another' } })
    const after = await Promise.all([getPushKeys(), getPushKeys()])
    expect(after[0]).toEqual(after[1])
    expect(after[0]?.publicKey).not.toBe(before.publicKey)
    expect(await endpoints(ana)).toEqual([])
  })
})

describe('a subscription', () => {
  it('is stored once and can be ended only by its owner', async () => {
    const [ana, rui] = [await buildMember(), await buildMember()]
    const endpoint = newEndpoint()
    const answers = await Promise.all([subscribe(ana, endpoint), subscribe(ana, endpoint)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await endpoints(ana)).toEqual([endpoint])
    expect((await unsubscribe(rui, { endpoint })).status).toBe(200)
    expect(await endpoints(ana)).toEqual([endpoint])
    expect((await unsubscribe(ana, { endpoint, keys })).status).toBe(200)
    expect((await unsubscribe(ana, { endpoint })).status).toBe(200)
    expect(await endpoints(ana)).toEqual([])
  })

  it('belongs to the account that subscribed last', async () => {
    const [ana, rui] = [await buildMember(), await buildMember()]
    const endpoint = newEndpoint()
    await subscribe(ana, endpoint)
    await subscribe(rui, endpoint)
    expect([await endpoints(ana), await endpoints(rui)]).toEqual([[], [endpoint]])
  })

  it('ends with its own session and not with another one', async () => {
    const ana = await buildMember()
    const other = { token: await signIn(ana) }
    const [here, there] = [newEndpoint(), newEndpoint()]
    await subscribe(ana, here)
    await subscribe(other, there)
    expect((await call('POST /auth/logout', { token: ana.token })).status).toBe(200)
    expect(await endpoints(ana)).toEqual([there])
    expect((await subscribe(ana, here)).status).toBe(401)
  })

  it('is deleted when its account has 20 newer ones', async () => {
    const ana = await buildMember()
    const all = Array.from({ length: 22 }, newEndpoint)
    for (const endpoint of all) await subscribe(ana, endpoint)
    expect((await endpoints(ana)).sort()).toEqual(all.slice(2).sort())
  })

  it('is part of the export and is erased with the account', async () => {
    const ana = await member()
    const endpoint = newEndpoint()
    await subscribe(ana, endpoint)
    const response = await fetchRoute(`GET /user/${ana.id}/export`, { token: ana.token })
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    const { account } = JSON.parse(strFromU8(files['brota.json'] ?? new Uint8Array()))
    expect(account.pushSubscriptions).toEqual([{ endpoint, createdAt: expect.any(String) }])
    const body = { password: 'correct horse' }
    expect((await call(`DELETE /user/${ana.id}`, { token: ana.token, body })).status).toBe(200)
    expect(await db().pushSubscription.count({ where: { endpoint } })).toBe(0)
  })

  it.each([
    'http://push.example.com/a',
    'https://localhost/a',
    'https://localhost./a',
    'https://brota.localhost/a',
    'https://router.lan/a',
    'https://database/a',
    'https://metadata.google.internal/a',
    'https://127.0.0.1/a',
    'https://127.1/a',
    'https://2130706433/a',
    'https://0x7f.0.0.1/a',
    'https://0.0.0.0/a',
    'https://10.1.2.3/a',
    'https://172.20.0.1/a',
    'https://192.168.1.1/a',
    'https://100.64.0.1/a',
    'https://169.254.169.254/latest/meta-data',
    'https://224.0.0.1/a',
    'https://255.255.255.255/a',
    'https://[::1]/a',
    'https://[::]/a',
    'https://[::ffff:127.0.0.1]/a',
    'https://[64:ff9b::7f00:1]/a',
    'https://[2002:7f00:1::]/a',
    'https://[fd00::1]/a',
    'https://[fe80::1]/a',
    'https://push.example.com:8443/a',
    'https://user:pass@push.example.com/a',
    'https://push.example.com/a#b',
    'ftp://push.example.com/a',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'push.example.com',
    '',
    `https://push.example.com/${'a'.repeat(1000)}`,
  ])('is rejected for the endpoint %s', async (endpoint) => {
    const answer = await subscribe(await buildMember(), endpoint)
    expect([answer.status, Object.keys(answer.error.fields ?? {})]).toEqual([422, ['endpoint']])
  })

  it('is accepted for a loopback address only in tests', async () => {
    const ana = await buildMember()
    expect((await subscribe(ana, 'http://127.0.0.1:9/a')).status).toBe(422)
    Object.assign(env(), { PUSH_ALLOW_LOOPBACK: true })
    expect((await subscribe(ana, 'http://127.0.0.1:9/a')).status).toBe(200)
    expect((await subscribe(ana, 'http://10.0.0.1:9/a')).status).toBe(422)
    Object.assign(env(), { PUSH_ALLOW_LOOPBACK: false })
  })

  it.each([
    [{ keys: { ...keys, auth: 'AAAA' } }],
    [{ keys: { ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') } }],
    [{ keys: { ...keys, p256dh: 'BFXp' } }],
    [{ keys: { auth: keys.auth } }],
    [{ keys: null }],
  ])('is refused with %j', async (body) => {
    expect((await subscribe(await buildMember(), newEndpoint(), body)).status).toBe(422)
  })
})
