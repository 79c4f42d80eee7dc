import { createHistogram, performance, type RecordableHistogram } from 'node:perf_hooks'
import { Pool } from 'undici'
import { Failure } from '../../scripts/support/failure'

export type Request = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  headers?: Record<string, string>
  body?: string | Buffer
}

export type Requests = (n: number) => Request

/** Response times in nanoseconds, total duration in seconds. */
export type Sample = { times: RecordableHistogram; seconds: number }

export const computeRate = ({ times, seconds }: Sample): number => times.count / seconds

export const computePercentile = ({ times }: Sample, hundredth: number): number =>
  times.percentile(hundredth) / 1e6

export function mergeSamples(samples: readonly Sample[]): Sample {
  const times = createHistogram()
  for (const sample of samples) times.add(sample.times)
  return { times, seconds: samples.reduce((sum, { seconds }) => sum + seconds, 0) }
}

export interface Load {
  /** Runs requests for a time, and at least so many; any error ends it. */
  run(requests: Requests, options: { seconds: number; atOnce: number; least?: number }): Promise<Sample>
  close(): Promise<void>
}

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
      return { times, seconds: (performance.now() - begun) / 1000 }
    },
    close: () => pool.close(),
  }
}

async function answered(pool: Pool, { method, path, headers = {}, body }: Request): Promise<void> {
  const answer = await pool.request({ method, path, headers, body: body ?? null })
  if (answer.statusCode >= 200 && answer.statusCode < 300) return answer.body.dump({ limit: 64 << 20 })
  const text = await answer.body.text()
  throw new Failure(`${method} ${path} answers ${answer.statusCode}: ${text.slice(0, 200)}`)
}
