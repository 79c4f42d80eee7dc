import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendPushes } from '@/lib/features/notifications/push/service'
import type { readPushKeyContract } from '@/lib/features/notifications/push-subscriptions/contract'
import { STORED_KINDS } from '@/lib/features/notifications/rules'
import { env } from '@/lib/platform/config/env'
import { db } from '@/lib/platform/db/client'
import { buildPost } from '../../../factories/post'
import { signIn } from '../../../factories/session'
import { call } from '../../../support/api'
import { buildMember, buildPartner } from '../../../support/members'
import { startPushService } from '../../../support/push-service'
import { at, type Member } from '../../../support/scene'

let service: Awaited<ReturnType<typeof startPushService>>
let ana: Member
let rui: Member
let post: string

const NEVER_QUIET = { quietFrom: '00:00', quietTo: '00:00' }

/** Two servers at once. */
const run = async () => {
  const counts = await Promise.all([sendPushes(new Date()), sendPushes(new Date())])
  return counts[0] + counts[1]
}
const like = (who: Member, method = 'PUT') => call(`${method} /feed/${post}/like`, { token: who.token })
const say = (who: Member, content: string) =>
  call(`POST /feed/${post}/comments`, { token: who.token, body: { content } })
const want = (who: Member, settings: object) =>
  call(`PUT /user/${who.id}/notifications`, { token: who.token, body: settings })

async function addDevice(who: Pick<Member, 'token'>, options = {}) {
  const body = service.subscribe(options)
  expect((await call('POST /push/subscriptions', { token: who.token, body })).status).toBe(200)
  return body
}
const isSubscribed = async ({ endpoint }: { endpoint: string }) =>
  (await db().pushSubscription.count({ where: { endpoint } })) === 1

beforeAll(async () => {
  Object.assign(env(), { PUSH_ALLOW_LOOPBACK: true })
  service = await startPushService()
})
afterAll(() => service.stop())
afterEach(() => vi.useRealTimers())

beforeEach(async () => {
  await db().notification.deleteMany()
  await db().pushSubscription.deleteMany()
  service.clear()
  ;[ana, rui] = [await buildMember(), await buildMember()]
  post = await buildPost(ana)
  await want(ana, { push: [...STORED_KINDS], ...NEVER_QUIET })
})

describe('a push message', () => {
  it('reaches each device once, encrypted for it, signed by this installation', async () => {
    const devices = [await addDevice(ana), await addDevice({ token: await signIn(ana) })]
    await like(rui)
    expect(await run()).toBe(2)
    expect(await run()).toBe(0)
    const key = await call<typeof readPushKeyContract>('GET /push/key', { token: ana.token })
    for (const device of devices) {
      const [message, ...others] = service.sentTo(device)
      expect(others).toEqual([])
      expect(message?.content).toEqual({
        kind: 'like',
        text: 'Your post got a like',
        path: `/activity-feed?post=${post}`,
        unread: 1,
      })
      expect(message?.vapid).toMatchObject({ aud: service.origin, key: key.data.publicKey })
      expect(message?.vapid.sub).toMatch(/^(mailto:|https:)/)
      const hours = ((message?.vapid.exp ?? 0) - Date.now() / 1000) / 3600
      expect(hours).toBeGreaterThan(0)
      expect(hours).toBeLessThanOrEqual(24)
      expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: String(12 * 3600) })
      expect(message?.headers.topic).toMatch(/^[\w-]{32}$/)
    }
    expect(service.errors).toEqual([])
  })

  it('is in the language of the recipient and contains no names or user texts', async () => {
    await db().user.update({ where: { id: ana.id }, data: { language: 'pt-BR' } })
    const device = await addDevice(ana)
    await say(rui, 'Such a lovely salad')
    await call(`PUT /community/families/${ana.familyId}/follow`, { token: rui.token })
    await run()
    const sent = service.sentTo(device).map(({ content }) => content)
    expect(sent.map(({ text }) => text)).toContain('Sua publicação recebeu um comentário')
    const { name } = await db().family.findUniqueOrThrow({ where: { id: rui.familyId } })
    const { firstName } = await db().user.findUniqueOrThrow({ where: { id: rui.id } })
    for (const secret of ['lovely', name, firstName]) expect(JSON.stringify(sent)).not.toContain(secret)
  })

  it('is sent once for all likes within an hour', async () => {
    const device = await addDevice(ana)
    await like(rui)
    await run()
    await like(await buildMember())
    await like(await buildMember())
    await run()
    expect(service.sentTo(device)).toHaveLength(1)
    await db().$executeRaw`update notifications set started_at = started_at - interval '90 minutes'`
    await like(await buildMember())
    await run()
    expect(service.sentTo(device)).toHaveLength(2)
  })

  it('is sent only for the chosen kinds and to users with a device', async () => {
    const device = await addDevice(ana)
    await want(ana, { push: ['comment'] })
    await like(rui)
    const ivo = await buildPartner(ana)
    await want(ivo, { push: ['like'] })
    expect(await run()).toBe(0)
    await say(rui, 'Hello')
    await run()
    expect(service.sentTo(device).map(({ content }) => content.kind)).toEqual(['comment'])
  })

  it('is not sent for events in quiet hours, but for events after them', async () => {
    at('2027-03-09T07:50:00Z')
    const [bia, ivo] = [await buildMember(), await buildMember()]
    ana.token = await signIn(ana)
    await want(ana, { quietFrom: '20:00', quietTo: '08:00' })
    const device = await addDevice(ana)
    await say(bia, 'Good morning')
    await run()
    at('2027-03-09T08:05:00Z')
    await run()
    expect(service.requests).toEqual([])
    await say(ivo, 'Hello')
    await run()
    expect(service.sentTo(device).map(({ content }) => content.text)).toEqual(['Your post got 2 comments'])
    expect(service.sentTo(device)[0]?.headers.ttl).toBe(String(11 * 3600 + 54 * 60))
  })

  it('is not sent late, after the servers were down', async () => {
    await addDevice(ana)
    await like(rui)
    const later = new Date(Date.now() + 61 * 60_000)
    expect(await sendPushes(later)).toBe(0)
    expect(await run()).toBe(0)
  })

  it('is not sent for an undone like, a blocked family or a removed adult', async () => {
    await addDevice(ana)
    const ivo = await buildPartner(ana)
    await want(ivo, { push: ['like'] })
    await addDevice(ivo)
    await like(rui)
    await like(rui, 'DELETE')
    expect(await run()).toBe(0)
    await like(rui)
    await call(`PUT /community/families/${rui.familyId}/block`, { token: ana.token })
    expect(await run()).toBe(0)
    await like(await buildMember())
    await db().user.update({ where: { id: ivo.id }, data: { familyId: null } })
    expect(await run()).toBe(1)
  })

  it('does not reach a browser where another account has signed in or the user has signed out', async () => {
    const device = await addDevice(ana)
    await call('POST /push/subscriptions', { token: rui.token, body: device })
    await like(rui)
    expect(await run()).toBe(0)
    const again = await addDevice(ana)
    await call('POST /auth/logout', { token: ana.token })
    await say(rui, 'Hello')
    expect(await run()).toBe(0)
    expect([service.sentTo(device), service.sentTo(again)]).toEqual([[], []])
  })

  it('does not reach an expired session or an inactive account', async () => {
    await addDevice(ana)
    await db().session.updateMany({ where: { userId: ana.id }, data: { expiresAt: new Date() } })
    await like(rui)
    expect(await run()).toBe(0)
    ana.token = await signIn(ana)
    await addDevice(ana)
    await db().user.update({ where: { id: ana.id }, data: { status: 'inactive' } })
    await say(rui, 'Hello')
    expect(await run()).toBe(0)
  })
})

describe('a subscription', () => {
  it.each([404, 410])('is deleted when its push service responds with %i', async (status) => {
    const [gone, here] = [await addDevice(ana, { status }), await addDevice(ana)]
    await like(rui)
    expect(await run()).toBe(1)
    expect([await isSubscribed(gone), await isSubscribed(here)]).toEqual([false, true])
  })

  it.each([301, 403, 429, 500])('is paused after the response %i until it works again', async (status) => {
    const device = await addDevice(ana, { status })
    await like(rui)
    expect(await run()).toBe(0)
    await say(rui, 'One')
    await run()
    expect(service.requests).toEqual([device.endpoint])
    const { failures, pausedUntil } = await db().pushSubscription.findFirstOrThrow()
    expect(failures).toBe(1)
    expect(pausedUntil?.getTime()).toBeGreaterThan(Date.now())
    await db().$executeRaw`update push_subscriptions set paused_until = now() - interval '1 second'`
    service.setStatus(device.endpoint, 201)
    await say(rui, 'Two')
    expect(await run()).toBe(1)
    const where = { endpoint: device.endpoint }
    expect(await db().pushSubscription.findFirstOrThrow({ where })).toMatchObject({
      failures: 0,
      pausedUntil: null,
    })
  })

  it('is deleted after repeated failures', async () => {
    const device = await addDevice(ana, { status: 500 })
    await db().pushSubscription.updateMany({ data: { failures: 11 } })
    await like(rui)
    await run()
    expect(await isSubscribed(device)).toBe(false)
  })

  it('is not contacted when its host name resolves to the local machine', async () => {
    const device = await addDevice(ana)
    const endpoint = device.endpoint.replace('127.0.0.1', 'localhost')
    await db().pushSubscription.updateMany({ data: { endpoint } })
    Object.assign(env(), { PUSH_ALLOW_LOOPBACK: false })
    await like(rui)
    expect(await run()).toBe(0)
    Object.assign(env(), { PUSH_ALLOW_LOOPBACK: true })
    expect(service.requests).toEqual([])
  })
})
