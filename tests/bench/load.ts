import { createHistogram, performance } from 'node:perf_hooks'
import { Pool } from 'undici'
import { Failure } from '../../scripts/support/failure'

export type Request = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  headers?: Record<string, string>
  body?: string | Buffer
}

/** The n-th request of a kind, from 0. */
export type Requests = (n: number) => Request

export type Sample = {
  /** Answers in a second. */
  rate: number
  /** Milliseconds within which half of the answers came, and 99 of 100. */
  p50: number
  p99: number
}

export interface Load {
  /** Asks for so long, so many at once, so often at least; anything but a good answer ends the run. */
  run(requests: Requests, options: { seconds: number; atOnce: number; least?: number }): Promise<Sample>
  close(): Promise<void>
}

/** Where to send requests: a server of this machine. Each kind of request goes on counting where it stopped. */
export function createLoad(base: string, most = 16): Load {
  const pool = new Pool(base, { connections: most, pipelining: 1 })
  const counts = new WeakMap<Requests, number>()
  return {
    async run(requests, { seconds, atOnce, least = 1 }) {
      const times = createHistogram()
      const begun = performance.now()
      const until = begun + seconds * 1000
      let begunAsking = 0
      const worker = async () => {
        while (begunAsking < least || performance.now() < until) {
          begunAsking += 1
          const n = counts.get(requests) ?? 0
          counts.set(requests, n + 1)
          const sent = performance.now()
          await answered(pool, requests(n))
          times.record(Math.max(1, Math.round((performance.now() - sent) * 1e6)))
        }
      }
      await Promise.all(Array.from({ length: atOnce }, worker))
      const lasted = (performance.now() - begun) / 1000
      return {
        rate: times.count / lasted,
        p50: times.percentile(50) / 1e6,
        p99: times.percentile(99) / 1e6,
      }
    },
    close: () => pool.close(),
  }
}

/**
 * Asks once, and lets what is answered go by. The client shares the machine with what is measured, so it takes the
 * shortest way that its library has: what makes a stream of an answer takes as long as a small answer itself.
 */
function answered(pool: Pool, { method, path, headers = {}, body }: Request): Promise<void> {
  return new Promise((resolve, reject) => {
    let status = 0
    const refusal: Buffer[] = []
    const isGood = () => status >= 200 && status < 300
    pool.dispatch(
      { method, path, headers, body: body ?? null },
      {
        // The library takes those for a handler of today that have this.
        onRequestStart: () => undefined,
        onResponseStart: (_, statusCode) => {
          status = statusCode
        },
        onResponseData: (_, chunk) => {
          if (!isGood()) refusal.push(chunk)
        },
        onResponseEnd: () => {
          if (isGood()) return resolve()
          const text = Buffer.concat(refusal).toString().slice(0, 200)
          reject(new Failure(`${method} ${path} answers ${status}: ${text}`))
        },
        onResponseError: (_, error) => reject(error),
      },
    )
  })
}
