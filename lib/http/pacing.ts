import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'

/** More requests of one address at once than people who share one make. */
const CROWD = 16
/** Milliseconds that a response to a crowd is held: longer where it was refused, since the client only tries again. */
const HOLD = { refused: 1000, answered: 250 } as const

const inFlight = new Map<string, number>()

/**
 * Answers a request, and holds the response while its address has a crowd of requests under way. So many connections of one
 * address cannot keep the event loop busy with what is refused at once.
 */
export async function paceResponse(address: string, respond: () => Promise<Response>): Promise<Response> {
  inFlight.set(address, (inFlight.get(address) ?? 0) + 1)
  try {
    const response = await respond()
    if ((inFlight.get(address) ?? 0) > CROWD) {
      const isRefused = response.status === 429 || response.status === 503
      await sleep(isRefused ? HOLD.refused : HOLD.answered)
    }
    return response
  } finally {
    const left = (inFlight.get(address) ?? 1) - 1
    if (left === 0) inFlight.delete(address)
    else inFlight.set(address, left)
  }
}
