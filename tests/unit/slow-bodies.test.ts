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

describe('a body', () => {
  it('of 5 MB is taken from a phone on a slow network, also with a tunnel on the way', async () => {
    const { came, seconds } = await read(dripping(LIMIT, 30_000, 12))
    expect(came).toBe(LIMIT)
    expect(seconds).toBeGreaterThan(180)
  })

  it('that stops is waited for no longer than 15 seconds', async () => {
    const { came, seconds } = await read(dripping(100_000, 50_000, 3600))
    expect(came).toBe('request_timeout')
    expect(seconds).toBeLessThanOrEqual(17)
  })

  it('of which all has come that was announced is there', async () => {
    const unended = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(1000)) })
    const { came, seconds } = await read(unended, LIMIT, { 'content-length': '1000' })
    expect([came, seconds]).toEqual([1000, 1])
  })

  it('that never begins ends as soon', async () => {
    const { came, seconds } = await read(new ReadableStream())
    expect([came, seconds]).toEqual(['request_timeout', 15])
  })

  it.each([1, 100, 4000])('of which %i bytes come each second is not waited for', async (perSecond) => {
    const { came, seconds } = await read(dripping(LIMIT, perSecond))
    expect(came).toBe('request_timeout')
    expect(seconds).toBeLessThanOrEqual(101)
  })

  it('buys no time with what is too much anyway', async () => {
    const { came, seconds } = await read(dripping(60_000_000, 100_000), 1000)
    expect(came).toBe('request_timeout')
    expect(seconds).toBeLessThanOrEqual(21)
  })

  it('that is somewhat too much is read to its end, so that its sender hears of it', async () => {
    expect((await read(dripping(12_000_000, 4_000_000))).came).toBe('photo_too_large')
  })
})
