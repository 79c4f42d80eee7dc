import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { db, disconnect } from '@/lib/platform/db/client'
import { storage } from '@/lib/platform/storage/storage'
import { makeBackup } from '../../../scripts/support/backup/make'
import { buildUser } from '../../factories/user'
import { ask, freshFolder } from '../../support/installation'
import { uploadedBy } from '../../support/photo-files'
import { at, challenge, complete, member } from '../../support/scene'

const url = process.env.DATABASE_URL ?? ''
const folder = freshFolder()
/** Other tests run drills at the same time. */
const scratch = freshFolder()

type Run = { pid: number | undefined; code: number | null; lines: string[] }

function npmRun(script: string, args: string[], env: Record<string, string>): Promise<Run> {
  const child = spawn(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', `scripts/${script}.ts`, ...args],
    { env: { ...process.env, NODE_ENV: 'production', ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  return new Promise((resolve) =>
    child.once('close', (code) => resolve({ pid: child.pid, code, lines: output.trim().split('\n') })),
  )
}

const drill = (args: string[] = [], env: Record<string, string> = {}) =>
  npmRun('drill', args, { BACKUP_DIR: folder, TMPDIR: scratch, ...env })

const KILLED = 'brota_drill_1000_1_killed'

const listLeftDatabases = (pid: number | undefined) =>
  ask<{ datname: string }>(
    url,
    `SELECT datname FROM pg_database WHERE datname = '${KILLED}' OR datname LIKE 'brota\\_drill\\_%\\_${pid}\\_%'`,
  )

beforeAll(async () => {
  await buildUser({ isAdmin: true, passwordHash: 'a hash' })
  const ana = await member()
  const { id, task } = await challenge('2026-11-16')
  at('2026-11-17T12:00:00Z')
  await complete(ana, id, task(1), { photoId: await uploadedBy(ana) })
  vi.useRealTimers()
  await disconnect()
})

describe('the backup drill', () => {
  it('reports a good backup as good and removes leftovers, even of a killed drill', {
    timeout: 60_000,
  }, async () => {
    const made = await npmRun('backup', [], { BACKUP_DIR: folder })
    expect(made).toMatchObject({ code: 0 })
    await ask(url, `CREATE DATABASE ${KILLED}`)
    const killed = path.join(scratch, 'brota-drill-killed')
    mkdirSync(killed, { recursive: true })
    writeFileSync(path.join(killed, 'process'), '999999999 1')
    const { pid, code, lines } = await drill()
    expect(lines.at(-1)).toMatch(/^GOOD: it can be restored\. The backup is \d+\.\d s old/)
    expect(code).toBe(0)
    expect(await listLeftDatabases(pid)).toEqual([])
    expect(readdirSync(scratch).filter((name) => name.startsWith('brota-drill-'))).toEqual([])
  })

  it('reports a damaged backup as bad', { timeout: 60_000 }, async () => {
    const { file } = await makeBackup({ databaseUrl: url, storage: storage(), folder: freshFolder() })
    const bytes = readFileSync(file)
    // Padding is zeros.
    const at = bytes.findIndex((byte, index) => byte !== 0 && index > bytes.length / 2)
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
    const damaged = path.join(freshFolder(), 'damaged.tar')
    writeFileSync(damaged, bytes)
    const { code, lines } = await drill([damaged])
    expect(lines.at(-1)).toContain('BAD: damaged.tar is no whole backup')
    expect(code).toBe(1)
  })

  it('reports an intact backup of a broken installation as bad', { timeout: 60_000 }, async () => {
    const broken = freshFolder()
    const garbled = { ...storage(), get: async () => new Uint8Array(Buffer.from('no picture')) }
    await db().familyScore.updateMany({ data: { points: 4711 } })
    await db().user.updateMany({ data: { isAdmin: false } })
    const { file } = await makeBackup({ databaseUrl: url, storage: garbled, folder: broken })
    await disconnect()
    const { code, lines } = await drill([file])
    expect(code).toBe(1)
    expect(lines.join('\n')).toMatch(
      /score all is not what the facts say[\s\S]*no administrator[\s\S]*is no picture/,
    )
  })

  it('uses an embedded server when it may not create databases', { timeout: 60_000 }, async () => {
    await ask(url, `CREATE ROLE humble LOGIN PASSWORD 'humble'; GRANT pg_read_all_data TO humble`)
    const humble = new URL(url)
    humble.username = 'humble'
    humble.password = 'humble'
    const { file } = await makeBackup({ databaseUrl: url, storage: storage(), folder: freshFolder() })
    const { pid, lines } = await drill([file], { DATABASE_URL: humble.href })
    expect(lines[0]).toContain('an embedded server of its own')
    expect(await listLeftDatabases(pid)).toEqual([])
  })
})
