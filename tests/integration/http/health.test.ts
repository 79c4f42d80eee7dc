import { afterEach, describe, expect, it } from 'vitest'
import { GET as live } from '@/app/api/health/live/route'
import { GET as ready } from '@/app/api/health/ready/route'
import { VERSION } from '@/lib/platform/config/version'
import { db } from '@/lib/platform/db/client'
import { poolFigures } from '@/lib/platform/db/pool'
import { markStopping } from '@/lib/platform/jobs/stopping'
import { applyMigrations } from '../../../scripts/support/migrations'
import { untilWaiting } from '../../support/blocked'

const request = new Request('http://localhost/api/health')

async function ask(probe: (request: Request) => Promise<Response>) {
  const begun = Date.now()
  const response = await probe(request)
  return {
    status: response.status,
    body: await response.json(),
    cache: response.headers.get('cache-control'),
    ms: Date.now() - begun,
  }
}

const requireVersion = (minimumVersion: string) =>
  db().schemaCompatibility.upsert({
    where: { id: 1 },
    create: { minimumVersion },
    update: { minimumVersion },
  })

afterEach(async () => {
  await db().$executeRaw`delete from _prisma_migrations where id = 'of a later version'`
  await requireVersion('0.1.0')
})

const addUnknownMigration = () => db().$executeRaw`
  insert into _prisma_migrations (id, checksum, migration_name, finished_at)
  values ('of a later version', '', '29991231000000_of_a_later_version', now())`

describe('the server', () => {
  it('returns 200 with no-store for liveness and readiness', async () => {
    const good = { status: 200, body: { status: 'ok' }, cache: 'no-store' }
    expect(await ask(live)).toMatchObject(good)
    expect(await ask(ready)).toMatchObject({
      ...good,
      body: { status: 'ok', version: VERSION, schema: 'current' },
    })
  })

  it('is ready on a newer schema as long as its minimum version is met', async () => {
    await addUnknownMigration()
    await requireVersion(VERSION)
    expect(await ask(ready)).toMatchObject({
      status: 200,
      body: { status: 'ok', version: VERSION, schema: 'newer' },
    })
  })

  it.each(['99.0.0', 'unreadable'])('is unready while the database requires version %s', async (minimum) => {
    await requireVersion(minimum)
    const body = { status: 'schema_newer', version: VERSION, schema: 'newer' }
    expect(await ask(ready)).toMatchObject({ status: 503, body })
    await requireVersion('0.0.1')
    expect((await ask(ready)).status).toBe(200)
  })

  it('refuses to start on a database that requires a newer version', async () => {
    await requireVersion('99.0.0')
    const url = process.env.DATABASE_URL ?? ''
    await expect(applyMigrations(url)).rejects.toThrow(
      `needs version 99.0.0 or newer, and this is ${VERSION}`,
    )
    await requireVersion(VERSION)
    expect(await applyMigrations(url)).toEqual([])
  })

  it('is not ready within four seconds when the database hangs, and uses one connection to check', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const lock = db().$transaction(
      async (tx) => {
        await tx.$executeRaw`lock table _prisma_migrations in access exclusive mode`
        await held
      },
      { timeout: 20_000 },
    )
    const probes = Array.from({ length: 8 }, () => ask(ready))
    await untilWaiting(1)
    expect(poolFigures().waiting).toBe(0)
    expect((await ask(live)).status).toBe(200)
    for (const { status, body, ms } of await Promise.all(probes)) {
      expect([status, body]).toEqual([503, { status: 'unavailable', version: VERSION }])
      expect(ms).toBeLessThan(4_000)
    }
    release()
    await lock
    await expect.poll(async () => (await ask(ready)).status).toBe(200)
  })

  it('is not ready but still live while it is stopping', async () => {
    markStopping()
    expect(await ask(ready)).toMatchObject({
      status: 503,
      body: { status: 'unavailable' },
      cache: 'no-store',
    })
    expect((await ask(live)).status).toBe(200)
  })
})
