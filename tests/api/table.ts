import { fetchRoute } from '../support/api'
import { ACCOUNTS } from './accounts'
import { CONTENT } from './content'
import { DEVICES } from './devices'
import type { Row } from './row'
import { SOCIAL } from './social'
import type { Kind, World } from './world'

export const ROWS: Record<string, Row> = { ...ACCOUNTS, ...CONTENT, ...SOCIAL, ...DEVICES }

export async function ask(line: string, world: World, kind: Kind): Promise<Response> {
  const row = ROWS[line]
  if (!row) throw new Error(`${line} is not in the table`)
  const caller = world.callers[kind]
  const params = (await row.params?.(world, caller)) ?? {}
  const address = line.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? name)
  const body = await row.body?.(world, caller)
  return fetchRoute(address + (row.query ?? ''), { token: caller.token, body })
}
