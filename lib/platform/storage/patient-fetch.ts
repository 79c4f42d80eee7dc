import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'

/** Three, and three for cleaning up, end before a browser's timeout. */
const TIMEOUT_MS = 15_000
const TRIES = 3
const PAUSE_MS = 200

/** Fetches with a timeout and retries. */
export async function patientFetch(
  address: string | URL | Request,
  init: RequestInit = {},
): Promise<Response> {
  for (let failed = 1; ; failed += 1) {
    const limit = AbortSignal.timeout(TIMEOUT_MS)
    const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit
    try {
      const answer = await fetch(address, { ...init, signal })
      if (failed === TRIES || (answer.status < 500 && answer.status !== 429)) return answer
      await answer.body?.cancel()
    } catch (error) {
      if (failed === TRIES || init.signal?.aborted) throw error
    }
    await wait(PAUSE_MS * 2 ** failed)
  }
}
