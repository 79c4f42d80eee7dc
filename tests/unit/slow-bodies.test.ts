import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readBytes } from '@/lib/platform/http/body'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const LIMIT = 5 * 1024 * 1024

function dripping(size: number, perSecond: number, pause = 0): ReadableStream<Uint8Array> {
  let sent = 0
  return new ReadableStream({
    pull: async (controller) => {
      const part = Math.min(perSecond, size - sent)
      const isMiddle = sent < size / 2 && sent + part >= size / 2
      await new Promise((resolve) => setTimeout(resolve, 1000 * (1 + (isMiddle ? pause : 0))))
      sent += part
      controller.enqueue(new Uint8Array(part))
      if (sent >= size) controller.close()
    },
  })
}

async function read(body: ReadableStream<Uint8Array>, limit = LIMIT, headers: HeadersInit = {}) {
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' }
  const begun = Date.now()
  const reading = readBytes(new Request('http://localhost/', init), limit, 'photo_too_large').then(
    (bytes) => bytes.byteLength,
    (error) => error.code,
  )
  let came: number | string | undefined
  void reading.then((outcome) => {
    came = outcome
  })
  while (came === undefined) await vi.advanceTimersByTimeAsync(1000)
  return { came, seconds: (Date.now() - begun) / 1000 }
}

describe('a request body', () => {
  it('of 5 MB is accepted from a slow network, even with a pause of 12 seconds', async () => {
    const { came, seconds } = await read(dripping(LIMIT, 30_000, 12))
    expect(came).toBe(LIMIT)
    expect(seconds).toBeGreaterThan(180)
  })

  it('that stalls is refused with request_timeout after 15 seconds', async () => {
    const { came, seconds } = await read(dripping(100_000, 50_000, 3600))
    expect(came).toBe('request_timeout')
    expect(seconds).toBeLessThanOrEqual(17)
  })

  it('is complete once it has the announced content length', async () => {
    const unended = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(1000)) })
    const { came, seconds } = await read(unended, LIMIT, { 'content-length': '1000' })
    expect([came, seconds]).toEqual([1000, 1])
  })

  it('that never begins is refused with request_timeout after 15 seconds', async () => {
    const { came, seconds } = await read(new ReadableStream())
    expect([came, seconds]).toEqual(['request_timeout', 15])
  })

  it.each([1, 100, 4000])('at %i bytes a second is refused with request_timeout', async (perSecond) => {
    const { came, seconds } = await read(dripping(LIMIT, perSecond))
    expect(came).toBe('request_timeout')
    expect(seconds).toBeLessThanOrEqual(101)
  })

  it('gets no more time for bytes beyond the limit', async () => {
    const { came, seconds } = await read(dripping(60_000_000, 100_000), 1000)
    expect(came).toBe('request_timeout')
    expect(seconds).toBeLessThanOrEqual(21)
  })

  it('that is slightly too large is read to its end before it is refused', async () => {
    expect((await read(dripping(12_000_000, 4_000_000))).came).toBe('photo_too_large')
  })
})
