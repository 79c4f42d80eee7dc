import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'

/** More requests at once than people who share an address make. */
const CROWD = 32
/** Milliseconds that a response to a crowd is held: longer where it was refused, since the client only tries again. */
const HOLD = { refused: 1000, answered: 250 } as const

const inFlight = new Map<string, number>()

/**
 * Answers a request, and holds the response while its address has a crowd of requests under way. So many connections of one
 * address cannot keep the event loop busy with what is refused at once.
 * @param options.isSignIn a successful sign-in is never held: its user may share the address with the crowd
 */
export async function paceResponse(
  address: string,
  respond: () => Promise<Response>,
  { isSignIn = false } = {},
): Promise<Response> {
  inFlight.set(address, (inFlight.get(address) ?? 0) + 1)
  try {
    const response = await respond()
    const isExempt = isSignIn && response.ok
    if (!isExempt && (inFlight.get(address) ?? 0) > CROWD) {
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
