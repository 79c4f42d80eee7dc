import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

let startFairly: typeof import('../../scripts/support/fair-queue.mjs').startFairly

beforeEach(async () => {
  vi.resetModules()
  ;({ startFairly } = await import('../../scripts/support/fair-queue.mjs'))
})

const CROWD = 32
const SIGN_IN = { method: 'POST', url: '/api/v1/auth/login' }

afterEach(() => vi.useRealTimers())

function send(address: string, request = { method: 'GET', url: '/' }, socket = createSocket()) {
  const response = Object.assign(new EventEmitter(), {
    destroyed: false,
    writeHead: vi.fn().mockReturnThis(),
    end: vi.fn(),
  })
  const start = vi.fn()
  const sent = { ...request, socket } as unknown as IncomingMessage
  startFairly(address, sent, response as unknown as ServerResponse, start)
  const close = () => {
    response.destroyed = true
    response.emit('close')
  }
  return { start, response, close, isStarted: () => start.mock.calls.length === 1 }
}

const createSocket = () => new EventEmitter()

const sendMany = (count: number, address: string) => Array.from({ length: count }, () => send(address))

describe('the requests of one address', () => {
  it('start immediately up to 32, and later ones in their order', async () => {
    const all = sendMany(CROWD + 3, 'one')
    expect(all.filter(({ isStarted }) => isStarted())).toHaveLength(CROWD)
    await vi.waitUntil(() => all.every(({ isStarted }) => isStarted()))
    const order = all.map(({ start }) => start.mock.invocationCallOrder[0])
    expect(order).toEqual([...order].sort((a = 0, b = 0) => a - b))
  })

  it('do not delay those of another address', () => {
    sendMany(CROWD + 3, 'one')
    expect(send('two').isStarted()).toBe(true)
  })

  it('let a sign-in go first', async () => {
    const waiting = sendMany(CROWD + 3, 'one').slice(CROWD)
    const signIn = send('one', SIGN_IN)
    await vi.waitUntil(() => waiting.every(({ isStarted }) => isStarted()))
    expect(signIn.start).toHaveBeenCalledBefore(waiting[0]?.start ?? vi.fn())
  })

  it('are dropped from the queue when the client disconnects', async () => {
    const [gone, last] = sendMany(CROWD + 2, 'one').slice(CROWD)
    gone?.close()
    await vi.waitUntil(() => last?.isStarted())
    expect(gone?.isStarted()).toBe(false)
  })

  it('are refused with 503 while a thousand wait', () => {
    const all = sendMany(CROWD + 1001, 'one')
    expect(all.at(-1)?.response.writeHead).toHaveBeenCalledWith(503, expect.anything())
    expect(all.at(-2)?.response.writeHead).not.toHaveBeenCalled()
  })

  it('make room in the full queue when their clients disconnect', () => {
    const waiting = sendMany(CROWD + 1000, 'one').slice(CROWD)
    for (const { close } of waiting) close()
    expect(send('one').response.writeHead).not.toHaveBeenCalled()
  })

  it('alternate with those of another busy address', async () => {
    sendMany(CROWD + 200, 'one')
    const last = sendMany(CROWD + 2, 'two').at(-1)
    const before = send('one')
    await vi.waitUntil(() => last?.isStarted())
    expect(before.isStarted()).toBe(false)
  })

  it('do not use up the queue of another busy address', () => {
    sendMany(CROWD + 1000, 'one')
    expect(sendMany(CROWD + 1, 'two').at(-1)?.response.writeHead).not.toHaveBeenCalled()
  })

  it('do not delay another busy address by sign-ins alone', async () => {
    sendMany(CROWD, 'one')
    for (let n = 0; n < 200; n += 1) send('one', SIGN_IN)
    const other = sendMany(CROWD + 1, 'two').at(-1)
    const lastSignIn = send('one', SIGN_IN)
    await vi.waitUntil(() => other?.isStarted())
    expect(lastSignIn.isStarted()).toBe(false)
  })

  it('no longer count when their connection closes before their response', async () => {
    const socket = createSocket()
    for (let n = 0; n < CROWD; n += 1) send('one', undefined, socket)
    socket.emit('close')
    await new Promise(setImmediate)
    expect(sendMany(CROWD, 'one').every(({ isStarted }) => isStarted())).toBe(true)
  })

  it('count for ten seconds, so that long responses do not fill the limit', () => {
    vi.useFakeTimers()
    sendMany(CROWD, 'one')
    vi.advanceTimersByTime(10_001)
    expect(sendMany(CROWD, 'one').every(({ isStarted }) => isStarted())).toBe(true)
    expect(send('one').isStarted()).toBe(false)
  })

  it('start immediately again after all earlier requests are finished', async () => {
    const all = sendMany(CROWD + 1, 'one')
    for (const { close } of all) close()
    await new Promise(setImmediate)
    expect(sendMany(CROWD, 'one').every(({ isStarted }) => isStarted())).toBe(true)
  })
})

describe('the queue', () => {
  it('waits while the event loop is busy', async () => {
    const busy = setInterval(() => {
      const until = performance.now() + 12
      while (performance.now() < until);
    }, 1)
    const [last] = sendMany(CROWD + 1, 'one').slice(-1)
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(last?.isStarted()).toBe(false)
    clearInterval(busy)
    await vi.waitUntil(() => last?.isStarted())
  })
})
