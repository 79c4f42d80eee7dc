import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { version } from '@/package.json'
import { freePort } from '../../../scripts/support/postgres-cluster'
import { startTemporaryServer, type TemporaryServer } from '../../../scripts/support/temporary-database'
import { api } from './callers'
import { addressLine, comesTrue, type Run, start, temporaryFolder } from './supervised'

const { folder, remove } = temporaryFolder()
let database: TemporaryServer
let runs: Run[] = []

beforeAll(async () => {
  database = await startTemporaryServer()
})

afterEach(async () => {
  for (const { child } of runs) child.kill('SIGTERM')
  await Promise.all(runs.map(({ exit }) => exit))
  runs = []
})

afterAll(async () => {
  await database.stop()
  remove()
})

async function run(variables: Record<string, string> = {}): Promise<{ one: Run; origin: string }> {
  const port = String(await freePort())
  const own = { BROTA_DATA_DIR: folder, DATABASE_URL: database.urlOf('postgres'), PORT: port, SMTP_URL: '' }
  const one = start({ ...own, ...variables })
  runs.push(one)
  return { one, origin: `http://localhost:${port}` }
}

async function query(sql: string): Promise<void> {
  const client = new pg.Client(database.urlOf('postgres'))
  await client.connect()
  await client.query(sql)
  await client.end()
}

const page = async (address: string) => (await fetch(address)).text()

const mails = () => {
  const kept = path.join(folder, 'mail')
  if (!existsSync(kept)) return []
  return readdirSync(kept).map((name) => readFileSync(path.join(kept, name), 'utf8').replaceAll('=\r\n', ''))
}

const LINK = /\/reset-password\/([\w-]+)/

describe('a new installation', () => {
  it('reports the missing administrator and misspelled variables, and closes registration when configured', async () => {
    const { one, origin } = await run({ SMTP_URI: 'smtp://user:hush@mail.example', REGISTRATION: 'closed' })
    await addressLine(one)
    const line =
      'There is no administrator yet: run npm run admin -- <email>, or set ADMIN_EMAIL and start again'
    expect(one.said().split(line)).toHaveLength(2)
    expect(one.said()).toContain('brota: SMTP_URI is unknown; did you mean SMTP_URL?\n')
    expect(one.said()).not.toContain('hush')
    expect(await page(`${origin}/login`)).toContain('This Brota has no administrator yet')
    expect(await page(`${origin}/pt-BR/login`)).toContain('ainda não tem quem administre')

    const body = { name: 'Rosa', email: 'rosa@example.com', password: 'correct horse' }
    expect(await api(origin, 'POST /auth/register', { body })).toMatchObject({
      status: 403,
      code: 'registration_closed',
    })
    const subscribe = await page(`${origin}/subscribe`)
    expect(subscribe).toContain('No new accounts right now')
    expect(subscribe).not.toContain('type="password"')
    const refused = await page(`${origin}/login?error=registration_closed&provider=google`)
    expect(refused).toContain('New accounts can&#x27;t be created here right now.')
    const lost = await page(`${origin}/u/0198c0de-0000-7000-8000-000000000000`)
    expect(lost).toContain('Ask your family to invite you again')
    const ready = await fetch(`${origin}/api/health/ready`)
    expect(await ready.json()).toEqual({ status: 'ok', version, schema: 'current' })
  }, 120_000)

  it('creates the ADMIN_EMAIL account once for two simultaneous starts, and prints and mails its link', async () => {
    const variables = { ADMIN_EMAIL: ' Chief@Example.com' }
    const [first, second] = await Promise.all([run(variables), run(variables)])
    await Promise.all([addressLine(first.one), addressLine(second.one)])
    const links = [first, second].flatMap(({ one }) => one.said().match(LINK)?.[1] ?? [])
    expect(links).toHaveLength(1)
    expect(await comesTrue(() => mails().some((mail) => LINK.exec(mail)?.[1] === links[0]))).toBe(true)
    expect(await page(`${first.origin}/login`)).not.toContain('This Brota has no administrator yet')

    const password = 'another short sentence'
    const reset = { token: links[0], password }
    expect((await api(second.origin, 'POST /auth/reset-password', { body: reset })).status).toBe(200)
    const credentials = { email: 'chief@example.com', password }
    const { data } = await api(first.origin, 'POST /auth/login', { body: credentials })
    expect(data.user.isAdmin).toBe(true)
  }, 180_000)

  it('prints nothing about administrators once the first one exists', async () => {
    const { one } = await run({ ADMIN_EMAIL: 'another@example.com' })
    await addressLine(one)
    expect(one.said()).not.toMatch(/administrator|reset-password/)
  }, 120_000)

  it('refuses a database that needs a newer version, with one line of output', async () => {
    await query("UPDATE schema_compatibility SET minimum_version = '99.0.0'")
    const { one } = await run()
    expect(await one.exit).toBe(1)
    expect(one.said().trim().split('\n')).toEqual([
      expect.stringContaining(`the database needs version 99.0.0 or newer, and this is ${version}`),
    ])
  }, 120_000)
})
