import { createServer } from 'node:http'
import { type AddressInfo, createServer as createNetServer, type Server } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { sendPushes } from '@/lib/features/notifications/push/service'
import { STORED_KINDS } from '@/lib/features/notifications/rules'
import { env } from '@/lib/platform/config/env'
import { db } from '@/lib/platform/db/client'
import { buildBadge } from '../../../factories/badge'
import { buildKid } from '../../../factories/kid'
import { buildPost } from '../../../factories/post'
import { call } from '../../../support/api'
import { buildMember, buildPartner } from '../../../support/members'
import { startPushService } from '../../../support/push-service'
import { complete, type Member } from '../../../support/scene'

let service: Awaited<ReturnType<typeof startPushService>>
let ana: Member

const isSubscribed = async ({ endpoint }: { endpoint: string }) =>
  (await db().pushSubscription.count({ where: { endpoint } })) === 1

async function addDevice(endpoint?: string) {
  const body = { ...service.subscribe(), ...(endpoint && { endpoint }) }
  expect((await call('POST /push/subscriptions', { token: ana.token, body })).status).toBe(200)
  return body
}

/** News that is due. */
async function say() {
  const rui = await buildMember()
  const post = await buildPost(ana)
  await call(`POST /feed/${post}/comments`, { token: rui.token, body: { content: 'Hello' } })
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/send/a`
}

beforeAll(async () => {
  Object.assign(env(), { PUSH_ALLOW_LOOPBACK: true })
  service = await startPushService()
})
afterAll(() => service.stop())
afterEach(() => vi.restoreAllMocks())
beforeEach(async () => {
  await db().notification.deleteMany()
  await db().pushSubscription.deleteMany()
  service.clear()
  ana = await buildMember()
  const body = { push: [...STORED_KINDS], quietFrom: '00:00', quietTo: '00:00' }
  await call(`PUT /user/${ana.id}/notifications`, { token: ana.token, body })
})

it('a push service that does not respond within five seconds is paused', async () => {
  const patience = new AbortController()
  const limits: number[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    limits.push(limit)
    return patience.signal
  })
  const silent = createServer(() => patience.abort(new DOMException('The time is over', 'TimeoutError')))
  const [hanging, other] = [await addDevice(await listen(silent)), await addDevice()]
  await say()
  await sendPushes(new Date())
  expect(limits).toContain(5_000)
  const { failures, pausedUntil } = await db().pushSubscription.findFirstOrThrow({
    where: { endpoint: hanging.endpoint },
  })
  expect(failures).toBe(1)
  expect(pausedUntil).not.toBeNull()
  expect(await isSubscribed(other)).toBe(true)
  silent.closeAllConnections()
  silent.close()
})

it('a push service that closes the connection or is unreachable does not affect other devices', async () => {
  const rude = createServer((request) => request.socket.destroy())
  const hangsUp = await addDevice(await listen(rude))
  const nothing = createServer()
  const absent = await addDevice(await listen(nothing))
  await new Promise((resolve) => nothing.close(resolve))
  const here = await addDevice()
  await say()
  expect(await sendPushes(new Date())).toBe(1)
  expect(service.sentTo(here)).toHaveLength(1)
  const paused = await db().pushSubscription.findMany({ where: { failures: 1 } })
  expect(paused.map(({ endpoint }) => endpoint).sort()).toEqual([hangsUp.endpoint, absent.endpoint].sort())
  await new Promise((resolve) => rude.close(resolve))
})

it('a push service that switches protocols does not affect other devices', async () => {
  const switching = createNetServer((socket) => {
    socket.resume().on('error', () => undefined)
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: echo\r\nConnection: Upgrade\r\n\r\n')
  })
  const [odd, here] = [await addDevice(await listen(switching)), await addDevice()]
  await say()
  expect(await sendPushes(new Date())).toBe(1)
  expect(service.sentTo(here)).toHaveLength(1)
  expect(await db().pushSubscription.count({ where: { endpoint: odd.endpoint, failures: 1 } })).toBe(1)
  await new Promise((resolve) => switching.close(resolve))
})

it('a connection to a push service is reused, and replaced when the service has closed it', async () => {
  const used = new WeakSet()
  const paths: string[] = []
  const forgetful = createServer((request, response) => {
    if (used.has(request.socket)) return request.socket.destroy()
    used.add(request.socket)
    paths.push(request.url ?? '')
    request.resume().on('end', () => response.writeHead(201).end())
  })
  await addDevice(await listen(forgetful))
  for (const count of [1, 2]) {
    await say()
    expect(await sendPushes(new Date())).toBe(1)
    expect(paths).toHaveLength(count)
  }
  forgetful.closeAllConnections()
  await new Promise((resolve) => forgetful.close(resolve))
})

it('the connection to a push service with an endless response is closed', async () => {
  let isEnded = false
  const endless = createServer((_, response) => {
    response.writeHead(201).write('x'.repeat(10_000))
    response.on('close', () => {
      isEnded = true
    })
  })
  await addDevice(await listen(endless))
  await say()
  expect(await sendPushes(new Date())).toBe(1)
  await vi.waitUntil(() => isEnded)
  await new Promise((resolve) => endless.close(resolve))
})

it('push messages contain no names or texts about a child', async () => {
  const device = await addDevice()
  const ivo = await buildPartner(ana)
  const kid = await buildKid({ familyId: ana.familyId, name: 'Zuleica Encantada' })
  await buildBadge({ kind: 'special', name: 'First', rule: { type: 'first_photo' } })
  const post = await buildPost(ana)
  const { challengeId, assignmentId } = await db().completion.findFirstOrThrow({
    where: { post: { id: post } },
  })
  await db().completion.deleteMany({ where: { post: { id: post } } })
  const done = await complete(ivo, challengeId, assignmentId, {
    kidIds: [kid.id],
    description: 'Zuleica peeled the carrots',
  })
  expect(done.status).toBe(201)
  await say()
  expect(await sendPushes(new Date())).toBeGreaterThan(1)
  const sent = service.sentTo(device).map(({ content }) => content)
  expect(sent.map(({ kind }) => kind)).toContain('badge')
  expect(JSON.stringify(sent)).not.toMatch(/Zuleica|Encantada|carrots|Hello|photo/i)
})
