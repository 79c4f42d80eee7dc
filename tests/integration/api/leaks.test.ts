import { beforeAll, describe, expect, it } from 'vitest'
import { contracts } from '@/app/api/v1/contracts'
import { db } from '@/lib/platform/db/client'
import { toDateColumn } from '@/lib/platform/db/local-date'
import { ask, ROWS } from '../../api/table'
import { buildWorld, KINDS, type Kind, type World } from '../../api/world'

/** Endpoints whose purpose is to return a token. */
const TOKEN_CALLS = /\/auth\/(register|login|social-login)$|\/user\/uuid\//

const KID_BORN = '2017-03-11'
/** Signed or encrypted; random identifiers may contain the start of one. */
const JWT = /eyJ[\w-]{10,}\.[\w-]*\.[\w-]{10,}/

const lines = contracts.map(({ method, path }) => `${method} ${path}`).filter((line) => line in ROWS)

let world: World
let hashes: string[]

beforeAll(async () => {
  world = await buildWorld()
  await db().kid.update({ where: { id: world.kid.id }, data: { birthDate: toDateColumn(KID_BORN) } })
  // Public, so that as much as possible is visible.
  await db().user.update({ where: { id: world.callers.member.id }, data: { feedPrivacy: 'public' } })
  await db().post.updateMany({ data: { visibility: 'public' } })
  const rows = await db().user.findMany({ select: { passwordHash: true } })
  hashes = rows.flatMap(({ passwordHash }) => passwordHash ?? [])
})

function knownTo(kind: Kind): string[] {
  const { callers, partner } = world
  const family = [callers.member.email, callers.deactivated.email, partner.email]
  if (kind === 'admin')
    return Object.values(callers)
      .map(({ email }) => email)
      .concat(partner.email)
  return kind === 'member' ? family : [callers[kind].email]
}

function strangersIn(text: string, kind: Kind): string[] {
  const all = [...Object.values(world.callers).map(({ email }) => email), world.partner.email]
  const known = knownTo(kind)
  return all.filter((email) => email !== '' && !known.includes(email) && text.includes(email))
}

/** Reads first; joining the family comes last. */
const reading = lines.filter((line) => line.startsWith('GET'))

describe.each(reading)('%s', (line) => {
  it.each(KINDS)('leaks no secrets or personal data of others to %s', async (kind) => {
    const response = await ask(line, world, kind)
    const text = Buffer.from(await response.arrayBuffer()).toString()
    expect(hashes.filter((hash) => text.includes(hash))).toEqual([])
    expect(text).not.toMatch(/\$argon2|passwordHash|password_hash|tokenHash|token_hash/)
    if (!TOKEN_CALLS.test(line)) expect(text).not.toMatch(JWT)
    expect(strangersIn(text, kind)).toEqual([])
    if (kind !== 'member' && kind !== 'admin') expect(text).not.toContain(KID_BORN)
  })
})

const writing = lines.filter((line) => !line.startsWith('GET'))

describe.each(writing)('%s', (line) => {
  // Users who can join the family would see its data afterwards.
  it.each(['anonymous', 'deactivated', 'outsider'] as const)('leaks no private data to %s', async (kind) => {
    const text = await (await ask(line, world, kind)).text()
    expect(text).not.toMatch(/\$argon2|passwordHash|tokenHash/)
    if (TOKEN_CALLS.test(line)) return
    expect(text).not.toMatch(JWT)
    expect(strangersIn(text, kind)).toEqual([])
    expect(text).not.toContain(KID_BORN)
  })
})
