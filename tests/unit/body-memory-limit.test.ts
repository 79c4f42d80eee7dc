import { describe, expect, it } from 'vitest'
import { withBodyMemory } from '@/lib/platform/http/body-memory-limit'

const MB = 1024 * 1024

const announce = (bytes: number): Record<string, string> => ({ 'content-length': String(bytes) })

function send(address: string, bytes: number, { isSignedIn = true, headers = announce(bytes) } = {}) {
  let finish: () => void = () => undefined
  let isRunning = false
  const request = new Request('http://localhost/', { method: 'POST', headers, body: 'x' })
  const done = withBodyMemory(request, 5 * MB, { address, isSignedIn }, async () => {
    isRunning = true
    await new Promise<void>((resolve) => {
      finish = resolve
    })
  })
  const outcome = done.then(
    () => 'done',
    (error) => error.code,
  )
  return { outcome, finish: () => finish(), isRunning: () => isRunning }
}

type Sent = ReturnType<typeof send>

const settled = () => new Promise((resolve) => setImmediate(resolve))
const countRunning = (sent: Sent[]) => sent.filter(({ isRunning }) => isRunning()).length

async function finishAll(sent: Sent[]): Promise<string[]> {
  const all = Promise.all(sent.map(({ outcome }) => outcome))
  let isOver = false
  void all.then(() => {
    isOver = true
  })
  while (!isOver) {
    for (const { finish } of sent) finish()
    await settled()
  }
  return all
}

describe('the bodies of requests', () => {
  it('use at most 96 MB together, and later ones wait', async () => {
    const uploads = Array.from({ length: 100 }, (_, n) => send(`address ${n}`, 5 * MB))
    await settled()
    expect(countRunning(uploads)).toBe(19)
    expect(new Set(await finishAll(uploads))).toEqual(new Set(['done']))
  })

  it('of one address use at most a quarter of the memory', async () => {
    const many = Array.from({ length: 50 }, () => send('one', 5 * MB))
    const other = send('two', 5 * MB)
    await settled()
    expect([countRunning(many), other.isRunning()]).toEqual([4, true])
    await finishAll([...many, other])
  })

  it('count as the maximum size when they have no content-length header', async () => {
    const many = Array.from({ length: 20 }, () => send('one', 1000, { headers: {} }))
    await settled()
    expect(countRunning(many)).toBe(4)
    await finishAll(many)
  })

  it('do not count toward the limit when they are small', async () => {
    const many = Array.from({ length: 2000 }, () => send('one', 1000))
    await settled()
    expect(countRunning(many)).toBe(2000)
    await finishAll(many)
  })

  it('of unauthenticated visitors do not delay those of users', async () => {
    const many = Array.from({ length: 100 }, (_, n) => send(`address ${n}`, 5 * MB, { isSignedIn: false }))
    const upload = send('one', 5 * MB)
    await settled()
    expect([countRunning(many), upload.isRunning()]).toEqual([3, true])
    await finishAll([...many, upload])
  })

  it('are refused with service_unavailable when the queue is full', async () => {
    const many = Array.from({ length: 200 }, () => send('one', 5 * MB))
    const late = many.at(-1) as Sent
    expect(await late.outcome).toBe('service_unavailable')
    await finishAll(many)
  })
})
