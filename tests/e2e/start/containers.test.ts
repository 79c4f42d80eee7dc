import { mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../scripts/support/postgres-cluster'
import { startTemporaryServer, type TemporaryServer } from '../../../scripts/support/temporary-database'
import { api, beginUpload, signUp } from './callers'
import { addressLine, type Run, start, temporaryFolder } from './supervised'

const folders = [temporaryFolder(), temporaryFolder()]
const runs: Run[] = []
const origins: string[] = []
let [a, b] = ['', '']
let database: TemporaryServer

const TRIES = 4

/** Separate data folders, and a shared volume for photos. */
beforeAll(async () => {
  database = await startTemporaryServer()
  const [volume, mount] = folders.map(({ folder }) => path.join(folder, 'storage'))
  mkdirSync(volume ?? '')
  symlinkSync(volume ?? '', mount ?? '')
  for (const { folder } of folders) {
    const port = await freePort()
    origins.push(`http://localhost:${port}`)
    runs.push(
      start({
        BROTA_DATA_DIR: folder,
        DATABASE_URL: database.urlOf('postgres'),
        PORT: String(port),
        SEED_DEMO: '1',
        RATE_LIMIT_LOGIN: String(TRIES),
        AUTH_SECRET: '',
      }),
    )
  }
  await Promise.all(runs.map(addressLine))
  ;[a = '', b = ''] = origins
}, 180_000)

afterAll(async () => {
  for (const { child } of runs) child.kill('SIGTERM')
  await Promise.all(runs.map(({ exit }) => exit))
  await database.stop()
  for (const { remove } of folders) remove()
})

async function count(table: string, where: string): Promise<number> {
  const client = new pg.Client(database.urlOf('postgres'))
  await client.connect()
  const { rows } = await client.query(`select count(*)::int as count from ${table} where ${where}`)
  await client.end()
  return rows[0].count
}

describe('two servers that start simultaneously on one empty database', () => {
  it('apply each migration once, create the demo content once, and share one secret', async () => {
    expect(await count('_prisma_migrations', 'finished_at is null')).toBe(0)
    expect(await count('users', "email = 'ana@brota.example'")).toBe(1)
    expect(await count('challenges', 'is_active')).toBeLessThan(10)
    expect(await count('installation_secrets', 'true')).toBe(1)
  })

  it('share sessions, and a sign-out on one server ends the session on both', async () => {
    const { token } = await signUp(a)
    expect((await api(b, 'GET /auth/me', { token })).status).toBe(200)
    expect((await api(a, 'POST /auth/logout', { token, body: {} })).status).toBe(200)
    expect((await api(b, 'GET /auth/me', { token })).status).toBe(401)
  })

  it('serve photos that were uploaded to the other server', async () => {
    const { token } = await signUp(a)
    const upload = await (await beginUpload(a, token)).finish()
    expect(upload.status).toBe(201)
    const headers = { authorization: `Bearer ${token}` }
    const seen = await Promise.all(
      origins.map(async (origin) => {
        const response = await fetch(`${origin}/api/v1/photos/${upload.id}`, { headers })
        return [response.status, Buffer.from(await response.arrayBuffer()).toString('base64')]
      }),
    )
    expect(seen[0]?.[0]).toBe(200)
    expect(seen[1]).toEqual(seen[0])
  })

  it('share the limit of wrong passwords for simultaneous requests', async () => {
    const { email } = await signUp(b)
    const guess = (origin: string, n: number) =>
      api(origin, 'POST /auth/login', { body: { email, password: `guess number ${n}` } })
    const answers = await Promise.all(Array.from({ length: 16 }, (_, n) => guess(n % 2 ? a : b, n)))
    const codes = answers.map(({ code }) => code).sort()
    expect(codes.filter((code) => code === 'login_error_credentials')).toHaveLength(TRIES)
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(16 - TRIES)
    for (const origin of origins) {
      const right = { body: { email, password: 'correct horse' } }
      expect((await api(origin, 'POST /auth/login', right)).status).toBe(429)
    }
  })
})
