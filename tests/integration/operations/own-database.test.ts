import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { checkDatabase } from '../../../scripts/support/check-database'
import { openDatabase } from '../../../scripts/support/database'
import {
  DATABASE_USER,
  freePort,
  giveToDatabaseUser,
  initCluster,
  startCluster,
  stopCluster,
} from '../../../scripts/support/postgres-cluster'
import { ask } from '../../support/installation'

const url = process.env.DATABASE_URL ?? ''
const isPoolerInstalled = spawnSync('pgbouncer', ['--version']).status === 0

function withName(name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

describe('a database of the operator', () => {
  it('is accepted when it is reachable and UTF8', async () => {
    expect(await openDatabase(url, '/nowhere')).toMatchObject({ url, embedded: false })
  })

  it('is refused with another encoding, and the error contains the right CREATE DATABASE statement', async () => {
    const name = 'latin_town'
    await ask(
      url,
      `CREATE DATABASE ${name} ENCODING 'LATIN1' LOCALE_PROVIDER libc LOCALE 'C' TEMPLATE template0`,
    )
    onTestFinished(() => void ask(url, `DROP DATABASE ${name}`))
    await expect(checkDatabase(withName(name))).rejects.toThrow(
      /encoding LATIN1, Brota needs UTF8: CREATE DATABASE/,
    )
  })

  it('causes a one-line error without password when it or its certificate does not exist', async () => {
    await expect(checkDatabase(withName('nothing_there'))).rejects.toThrow(
      /^DATABASE_URL: no connection to [\d.:]+: database "nothing_there" does not exist$/,
    )
    await expect(checkDatabase(`${url}?sslmode=verify-full&sslrootcert=/nowhere.pem`)).rejects.toThrow(
      'DATABASE_URL: there is no file /nowhere.pem',
    )
  })
})

describe.skipIf(!isPoolerInstalled)('PgBouncer', () => {
  async function pooler(mode: 'transaction' | 'session'): Promise<string> {
    const folder = mkdtempSync(path.join(tmpdir(), 'brota-pooler-'))
    chmodSync(folder, 0o755)
    const address = new URL(url)
    const port = await freePort()
    const users = path.join(folder, 'users.txt')
    const settings = path.join(folder, 'pgbouncer.ini')
    writeFileSync(users, `"${address.username}" "${address.password}"\n`)
    writeFileSync(
      settings,
      `[databases]
* = host=${address.hostname} port=${address.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = ${mode}
ignore_startup_parameters = extra_float_digits,lock_timeout
`,
    )
    const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
    const child = spawn('pgbouncer', [settings], { ...user, stdio: 'ignore' })
    onTestFinished(() => {
      child.kill()
      rmSync(folder, { recursive: true })
    })
    address.port = String(port)
    for (let tries = 0; tries < 100; tries += 1) {
      if (await ask(address.href, 'SELECT 1').catch(() => null)) break
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return address.href
  }

  it('is refused in transaction mode', async () => {
    await expect(checkDatabase(await pooler('transaction'))).rejects.toThrow('use its session mode')
  })

  it('is accepted in session mode', async () => {
    await checkDatabase(await pooler('session'))
  })
})

describe('a connection with TLS', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'brota-tls-'))
  const cluster = path.join(folder, 'postgres')
  const certificate = path.join(folder, 'server.pem')
  let address = ''

  beforeAll(async () => {
    chmodSync(folder, 0o711)
    const password = randomBytes(12).toString('hex')
    const key = path.join(folder, 'server.key')
    const made = spawnSync('openssl', [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'],
      ...['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate],
    ])
    expect(made.status).toBe(0)
    for (const owned of [folder, key]) giveToDatabaseUser(owned)
    await initCluster(cluster, password, ['--no-sync'])
    const port = await startCluster(cluster, {
      fsync: 'off',
      ssl: 'on',
      ssl_cert_file: certificate,
      ssl_key_file: key,
    })
    address = `postgresql://${DATABASE_USER}:${password}@localhost:${port}/postgres`
  })

  afterAll(async () => {
    await stopCluster(cluster)
    rmSync(folder, { recursive: true, force: true })
  })

  it.each([
    ['sslmode=disable', null],
    ['sslmode=no-verify', null],
    ['uselibpqcompat=true&sslmode=require', null],
    ['sslmode=verify-full', /self-signed certificate/],
    ['sslmode=require', /self-signed certificate/],
    ['sslmode=verify-full&sslrootcert=', null],
  ])('verifies the server certificate as set by %s', async (options, refusal) => {
    const rootcert = options.endsWith('sslrootcert=') ? certificate : ''
    const checked = checkDatabase(`${address}?${options}${rootcert}`)
    if (refusal) await expect(checked).rejects.toThrow(refusal)
    else await checked
  })
})
