import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../scripts/support/postgres-cluster'
import { startTemporaryServer, type TemporaryServer } from '../../../scripts/support/temporary-database'
import { beginUpload, signUp } from './callers'
import { openSilentMailServer } from './silent-mail-server'
import { addressLine, comesTrue, type Run, start, temporaryFolder } from './supervised'

const { folder, remove } = temporaryFolder()
const runs: Run[] = []
let database: TemporaryServer
let mails: Awaited<ReturnType<typeof openSilentMailServer>>
let origin = ''

async function run(variables: Record<string, string> = {}): Promise<Run> {
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  const made = start({
    BROTA_DATA_DIR: folder,
    DATABASE_URL: database.urlOf('postgres'),
    HOST: '127.0.0.1',
    PORT: String(port),
    SMTP_URL: mails.url,
    LOG_LEVEL: 'info',
    ...variables,
  })
  runs.push(made)
  await addressLine(made)
  return made
}

beforeAll(async () => {
  database = await startTemporaryServer()
  mails = await openSilentMailServer()
})

afterAll(async () => {
  for (const { child } of runs) child.kill('SIGTERM')
  await Promise.all(runs.map(({ exit }) => exit))
  await mails.close()
  await database.stop()
  remove()
})

const refuses = () =>
  fetch(`${origin}/api/health/ready`).then(
    (response) => response.status === 503,
    () => true,
  )

async function connections(): Promise<number> {
  const client = new pg.Client(database.urlOf('postgres'))
  await client.connect()
  const { rows } = await client.query(
    'select count(*)::int as count from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
  )
  await client.end()
  return rows[0].count
}

describe('a server that receives SIGTERM', () => {
  it('finishes an upload, refuses new requests, and leaves pending e-mail to the next start', async () => {
    const first = await run()
    expect((await fetch(`${origin}/login`)).status).toBe(200)
    const { email, token } = await signUp(origin)
    expect(await comesTrue(() => mails.letters.begun > 0)).toBe(true)
    const upload = await beginUpload(origin, token)
    first.child.kill('SIGTERM')
    await sleep(500)
    expect(await refuses()).toBe(true)
    expect(first.child.exitCode).toBeNull()
    const answer = await upload.finish()
    expect([answer.status, answer.connection]).toEqual([201, 'close'])
    expect(await first.exit).toBe(0)
    expect(await connections()).toBe(0)
    expect(first.said()).toContain('stopping')
    expect(first.said()).not.toContain('before everything was finished')

    mails.state.answers = true
    const second = await run()
    expect(await comesTrue(() => mails.letters.taken.length > 0)).toBe(true)
    expect(mails.letters.taken[0]).toContain(`To: ${email}`)
    const photo = await fetch(`${origin}/api/v1/photos/${answer.id}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(photo.status).toBe(200)
    second.child.kill('SIGTERM')
    expect(await second.exit).toBe(0)
  }, 120_000)
})
