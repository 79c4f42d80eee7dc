import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contracts } from '@/app/api/v1/contracts'
import { db } from '@/lib/platform/db/client'
import type { Contract } from '@/lib/platform/http/contract'
import { ROWS } from '../../api/table'
import { buildWorld, KINDS, type Kind, type World } from '../../api/world'
import { fetchRoute } from '../../support/api'
import { rowsWith } from '../../support/rows'

const MARK = {
  id: '0193b5f2-7c1e-7a44-9d0b-3f6f1c2affff',
  number: 987_654,
  moment: '1987-06-05T04:03:02.000Z',
}

/** These decide rights, owners and rewards, or are special in JavaScript. */
function extras({ other, callers: { outsider } }: World): Record<string, unknown> {
  const reach = { isAdmin: true, admin: true, id: MARK.id, familyId: other.id, points: MARK.number }
  return {
    id: MARK.id,
    userId: outsider.id,
    uploaderId: outsider.id,
    familyId: other.id,
    createdById: outsider.id,
    isAdmin: true,
    admin: true,
    role: 'admin',
    points: MARK.number,
    amount: MARK.number,
    version: MARK.number,
    status: 'inactive',
    passwordHash: `$argon2id$${MARK.id}`,
    emailVerifiedAt: MARK.moment,
    createdAt: MARK.moment,
    deletedAt: MARK.moment,
    visibility: 'public',
    ['__proto__']: reach,
    constructor: { prototype: reach },
    prototype: reach,
  }
}

function declared(body: z.ZodType): Set<string> {
  const names = new Set<string>()
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })
  JSON.stringify(schema, (key, value) => {
    if (key === 'properties') for (const name of Object.keys(value)) names.add(name)
    return value
  })
  return names
}

function laden(value: unknown, more: Record<string, unknown>): unknown {
  if (value instanceof FormData) {
    for (const [name, extra] of Object.entries(more))
      value.append(name, typeof extra === 'string' ? extra : JSON.stringify(extra))
    return value
  }
  if (Array.isArray(value)) return value.map((one) => laden(one, more))
  if (typeof value !== 'object' || value === null) return value
  const own = Object.entries(value).map(([name, one]) => [name, laden(one, more)])
  return Object.fromEntries([...own, ...Object.entries(more)])
}

const writes = contracts.filter((contract) => contract.method !== 'GET' && contract.body)

const findCallerKind = (line: string): Kind =>
  (['member', 'loner', 'admin', ...KINDS] as const).find(
    (kind) => (ROWS[line]?.expected[kind] ?? 500) < 300,
  ) ?? 'member'

let library: World | undefined

/** A world of families is used once. */
async function worldFor(line: string): Promise<World> {
  if (findCallerKind(line) !== 'admin') return buildWorld()
  library ??= await buildWorld()
  return library
}

async function send({ method, path, body }: Contract, world: World) {
  const line = `${method} ${path}`
  const row = ROWS[line]
  const caller = world.callers[findCallerKind(line)]
  const params = (await row?.params?.(world, caller)) ?? {}
  const address = line.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? name)
  const names = body ? declared(body) : new Set()
  const more = Object.fromEntries(Object.entries(extras(world)).filter(([name]) => !names.has(name)))
  const sent = laden(await row?.body?.(world, caller), more)
  const orderBy = { id: 'asc' } as const
  const readState = async () => ({
    marked: await rowsWith([
      MARK.id,
      String(MARK.number),
      MARK.moment.slice(0, 10),
      // The outsider's row may name the outsider and their family.
      ...(caller === world.callers.outsider ? [] : [world.other.id, world.callers.outsider.id]),
    ]),
    admins: await db().user.findMany({ where: { isAdmin: true }, select: { id: true }, orderBy }),
    inactive: await db().user.findMany({ where: { status: 'inactive' }, select: { id: true }, orderBy }),
    publicPosts: await db().post.count({ where: { visibility: 'public' } }),
  })
  const before = await readState()
  const response = await fetchRoute(address + (row?.query ?? ''), { token: caller.token, body: sent })
  return { before, after: await readState(), response, expected: row?.expected[findCallerKind(line)] ?? 0 }
}

describe.each(writes.map((contract) => ({ line: `${contract.method} ${contract.path}`, contract })))(
  '$line',
  ({ line, contract }) => {
    it('ignores or rejects fields that it does not declare', async () => {
      const { before, after, response, expected } = await send(contract, await worldFor(line))
      expect([expected, 422]).toContain(response.status)
      expect(after).toEqual(before)
      expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined()
    })
  },
)
