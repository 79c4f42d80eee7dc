import { readdirSync, readFileSync, statSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort, readPidFile } from '../../../scripts/support/postgres-cluster'
import { isAlive } from '../../../scripts/support/processes'
import { addressLine, comesTrue, type Run, start, temporaryFolder } from './supervised'

const { folder, remove } = temporaryFolder()
const cluster = path.join(folder, 'postgres')
const runs: Run[] = []
let port = 0

function run(variables: Record<string, string> = {}): Run {
  const made = start({ BROTA_DATA_DIR: folder, PORT: String(port), ...variables })
  runs.push(made)
  return made
}

beforeAll(async () => {
  port = await freePort()
})

afterAll(async () => {
  for (const { child } of runs) child.kill('SIGTERM')
  await Promise.all(runs.map(({ exit }) => exit))
  const database = readPidFile(cluster)
  if (database && isAlive(database.pid)) process.kill(database.pid, 'SIGINT')
  remove()
})

async function countUsers(): Promise<number> {
  const password = readFileSync(path.join(folder, 'postgres-password'), 'utf8')
  const running = readPidFile(cluster)
  const client = new pg.Client(`postgresql://brota:${password}@127.0.0.1:${running?.port}/brota`)
  await client.connect()
  const found = await client.query<{ count: number }>('SELECT count(*)::int AS count FROM users')
  await client.end()
  return found.rows[0]?.count ?? 0
}

describe('a failed start prints its reason in one line and exits with status 1', () => {
  let squatter: Server
  let taken = 0

  beforeAll(async () => {
    squatter = createServer().listen(0)
    await new Promise((resolve) => squatter.once('listening', resolve))
    const address = squatter.address()
    taken = typeof address === 'object' && address ? address.port : 0
  })

  afterAll(() => {
    squatter.close()
  })

  it.concurrent.each([
    ['a taken port', () => ({ PORT: String(taken) }), /port \d+ is already in use/],
    [
      'a data folder that is none',
      () => ({ BROTA_DATA_DIR: 'package.json' }),
      /data folder .* cannot be used/,
    ],
    [
      'a data folder nobody can make',
      () => ({ BROTA_DATA_DIR: '/dev/null/x' }),
      /data folder .* cannot be used/,
    ],
    [
      'a database that is not there',
      () => ({ DATABASE_URL: 'postgresql://u:hush@127.0.0.1:1/x' }),
      /DATABASE_URL/,
    ],
    ['a database address that is none', () => ({ DATABASE_URL: 'mysql://u:hush@h/x' }), /DATABASE_URL/],
    ['a bad variable', () => ({ APP_TIMEZONE: 'Mars/Olympus' }), /APP_TIMEZONE/],
  ])('%s', async (_, variables, reason) => {
    const failed = run(variables())
    expect(await failed.exit).toBe(1)
    expect(failed.said().trim().split('\n')).toHaveLength(1)
    expect(failed.said()).toMatch(reason)
    expect(failed.said()).not.toContain('hush')
  })
})

/** This machine; a server on all interfaces accepts connections on each address. */
const OTHER_ADDRESS = '127.0.0.2'

function isReachable(host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port })
    const end = (reached: boolean) => {
      socket.destroy()
      resolve(reached)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
  })
}

describe('a start', () => {
  let first: Run
  let second: Run
  let users = 0

  it('prints its address and the demo accounts, and listens on 127.0.0.1 only', async () => {
    first = run()
    expect(await addressLine(first)).toMatch(/http:\/\/localhost:\d+ .*ana@brota\.example.*brota-demo/)
    expect(first.said().match(/127\.0\.0\.1 only/g)).toHaveLength(1)
    expect([await isReachable('127.0.0.1'), await isReachable(OTHER_ADDRESS)]).toEqual([true, false])
    users = await countUsers()
  })

  it('leaves nothing in its data folder that another user of the machine can read', () => {
    const names = ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]
    const openToOthers = names.filter((name) => {
      const found = statSync(path.join(folder, name), { throwIfNoEntry: false })
      return found !== undefined && (found.mode & 0o077) !== 0
    })
    expect(openToOthers).toEqual([])
  })

  it('refuses a database with a wrong password without showing it', async () => {
    const database = `postgresql://brota:hush@127.0.0.1:${readPidFile(cluster)?.port}/brota`
    const failed = run({ DATABASE_URL: database, PORT: String(await freePort()) })
    expect(await failed.exit).toBe(1)
    expect(failed.said()).toMatch(/DATABASE_URL.*password authentication failed/)
    expect(failed.said()).not.toContain('hush')
  })

  it('recovers from kill -9, creates the demo content only once, and listens on HOST', async () => {
    first.child.kill('SIGKILL')
    await first.exit
    second = run({ HOST: '0.0.0.0' })
    expect(await addressLine(second)).toContain('ana@brota.example')
    expect(await countUsers()).toBe(users)
    expect(second.said()).not.toContain('127.0.0.1 only')
    expect(await isReachable(OTHER_ADDRESS)).toBe(true)
  })

  it('shares the database with a second server, and stops it with the last server', async () => {
    const third = run({ PORT: String(await freePort()) })
    await addressLine(third)
    second.child.kill('SIGTERM')
    expect(await second.exit).toBe(0)
    const database = readPidFile(cluster)
    expect(isAlive(database?.pid ?? 0)).toBe(true)
    third.child.kill('SIGINT')
    expect(await third.exit).toBe(0)
    expect(await comesTrue(() => !isAlive(database?.pid ?? 0))).toBe(true)
    await expect(fetch(`http://localhost:${port}/api/health/ready`)).rejects.toThrow()
  })
})
