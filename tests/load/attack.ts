import { setMaxListeners } from 'node:events'
import { Agent, request } from 'undici'
import { type Attackers, listKinds } from './kinds'

export const CONNECTIONS = 100

/** Count of each status; 0 is a closed connection. */
export type Statuses = Record<number, number>
export type AttackOptions = { url: string; attackers: Attackers; kindName: string }

process.once('message', (options: AttackOptions) => void attack(options))

/** Each request follows the last response, until a message arrives. */
async function attack({ url, attackers, kindName }: AttackOptions): Promise<void> {
  const kind = (await listKinds(attackers)).find(({ name }) => name === kindName)
  if (!kind) throw new Error(`no kind ${kindName}`)
  const statuses: Statuses = {}
  const stop = new AbortController()
  setMaxListeners(0, stop.signal)
  process.once('message', () => stop.abort())
  const dispatcher = new Agent({ connections: CONNECTIONS, headersTimeout: 60_000, bodyTimeout: 60_000 })
  const send = async (connection: number) => {
    for (let n = 0; !stop.signal.aborted; n += 1) {
      const { path, ...options } = kind.request(connection, n)
      const status = await request(url + path, { ...options, dispatcher, signal: stop.signal })
        .then(({ body, statusCode }) => body.dump({ limit: 64 << 20 }).then(() => statusCode))
        .catch(() => 0)
      if (!stop.signal.aborted) statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, connection) => send(connection)))
  await dispatcher.destroy()
  process.send?.(statuses, () => process.disconnect())
}
