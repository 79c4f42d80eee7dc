import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { beforeEach, describe, expect, it, vi } from 'vitest'

let startFairly: typeof import('../../scripts/support/fair-queue.mjs').startFairly

beforeEach(async () => {
  vi.resetModules()
  ;({ startFairly } = await import('../../scripts/support/fair-queue.mjs'))
})

const CROWD = 32
const SIGN_IN = { method: 'POST', url: '/api/v1/auth/login' }

/** Sends a request whose handler ends only when the response is closed. */
function send(address: string, request = { method: 'GET', url: '/' }) {
  const response = Object.assign(new EventEmitter(), {
    destroyed: false,
    writeHead: vi.fn().mockReturnThis(),
    end: vi.fn(),
  })
  const start = vi.fn()
  startFairly(address, request as IncomingMessage, response as unknown as ServerResponse, start)
  const close = () => {
    response.destroyed = true
    response.emit('close')
  }
  return { start, response, close, isStarted: () => start.mock.calls.length === 1 }
}

const sendMany = (count: number, address: string) => Array.from({ length: count }, () => send(address))

describe('the requests of one address', () => {
  it('start at once up to a crowd, and later ones in their order', async () => {
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

  it('are dropped from the queue when the client is gone', async () => {
    const [gone, last] = sendMany(CROWD + 2, 'one').slice(CROWD)
    gone?.close()
    await vi.waitUntil(() => last?.isStarted())
    expect(gone?.isStarted()).toBe(false)
  })

  it('are refused while a thousand wait', () => {
    const all = sendMany(CROWD + 1001, 'one')
    expect(all.at(-1)?.response.writeHead).toHaveBeenCalledWith(503, expect.anything())
    expect(all.at(-2)?.response.writeHead).not.toHaveBeenCalled()
  })

  it('start at once again when all of a crowd are answered', async () => {
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
