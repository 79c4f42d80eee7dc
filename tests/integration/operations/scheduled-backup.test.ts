import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { subHours } from 'date-fns'
import { beforeEach, describe, expect, it } from 'vitest'
import { GET } from '@/app/api/metrics/route'
import type { readDashboardContract } from '@/lib/features/analytics/contract'
import { readNewestBackup } from '@/lib/platform/backups/newest-backup'
import { makeDueBackup } from '@/lib/platform/backups/schedule'
import { env } from '@/lib/platform/config/env'
import { db } from '@/lib/platform/db/client'
import { buildAdmin } from '../../factories/admin'
import { call } from '../../support/api'
import { freshFolder } from '../../support/installation'
import { member } from '../../support/scene'

const TOKEN = 'a token for the figures'

function backUp(folder: string, options = ['--if-due'], variables: Record<string, string> = {}) {
  const child = spawn(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', 'scripts/backup.ts', ...options],
    {
      env: { ...process.env, NODE_ENV: 'production', BACKUP_AT: '03:15', BACKUP_DIR: folder, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk
    })
  const end = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output })),
  )
  return { child, end }
}

async function readMetrics(): Promise<Record<string, number>> {
  Object.assign(env(), { METRICS_TOKEN: TOKEN })
  const request = new Request('http://localhost/api/metrics', {
    headers: { authorization: `Bearer ${TOKEN}` },
  })
  const text = await (await GET(request)).text()
  const lines = text.split('\n').filter((line) => line.startsWith('brota_backup_'))
  return Object.fromEntries(lines.map((line) => [line.split(' ')[0], Number(line.split(' ')[1])]))
}

beforeEach(async () => {
  await db().backupRun.deleteMany()
  Object.assign(env(), { BACKUP_AT: undefined })
})

describe('a scheduled backup', { timeout: 60_000 }, () => {
  it('is made by only one of several servers', async () => {
    await member()
    const folder = freshFolder()
    const results = await Promise.all([1, 2, 3].map(() => backUp(folder).end))
    expect(results.map(({ code }) => code)).toEqual([0, 0, 0])
    expect(results.filter(({ output }) => output !== '')).toHaveLength(1)
    expect(readdirSync(folder)).toHaveLength(1)
    expect(await backUp(folder).end).toEqual({ code: 0, output: '' })
    expect(await db().backupRun.findMany()).toMatchObject([{ outcome: 'success', error: null }])
    const newest = await readNewestBackup()
    expect(newest).toMatchObject({ outcome: 'success', isOverdue: false, copyOutcome: null })
    expect(path.basename(newest?.file ?? '')).toBe(readdirSync(folder)[0])
  })

  it('is made once by the scheduled job of a server', async () => {
    Object.assign(env(), { BACKUP_AT: '03:15' })
    Object.assign(process.env, { BACKUP_AT: '03:15', BACKUP_DIR: freshFolder() })
    expect(await makeDueBackup()).toBe(1)
    expect(await makeDueBackup()).toBe(0)
    expect(await db().backupRun.count()).toBe(1)
  })

  it('leaves no partial file when stopped, and the next backup records it as interrupted', async () => {
    const folder = freshFolder()
    const { child, end } = backUp(folder, [])
    while (readdirSync(folder).length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    child.kill('SIGTERM')
    expect((await end).code).toBe(130)
    expect(readdirSync(folder)).toEqual([])
    expect((await backUp(folder, []).end).code).toBe(0)
    const runs = await db().backupRun.findMany({ orderBy: { startedAt: 'asc' } })
    expect(runs).toMatchObject([{ outcome: 'failed', error: 'it was interrupted' }, { outcome: 'success' }])
  })

  it('reports a failure in one output line, in the database and on the dashboard', async () => {
    const { code, output } = await backUp('/dev/null/backups', []).end
    expect(code).toBe(1)
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(await readNewestBackup()).toMatchObject({
      outcome: 'failed',
      lastSuccessAt: null,
      isOverdue: true,
    })
    const { token } = await buildAdmin()
    const { data } = await call<typeof readDashboardContract>('GET /admin/dashboard', { token })
    expect(data.backup).toMatchObject({ outcome: 'failed', lastSuccessAt: null, isOverdue: true })
    expect(await readMetrics()).toMatchObject({
      brota_backup_last_success_timestamp_seconds: 0,
      brota_backup_last_outcome: 0,
    })
  })
})

describe('the newest backup', () => {
  it('is null without a schedule, and overdue when scheduled backups have never run', async () => {
    expect(await readNewestBackup()).toBeNull()
    Object.assign(env(), { BACKUP_AT: '03:15' })
    expect(await readNewestBackup()).toMatchObject({ at: null, outcome: null, isOverdue: true })
  })

  it('is overdue after 36 hours, even if a later attempt failed', async () => {
    const good = { startedAt: subHours(new Date(), 40), finishedAt: new Date(), file: '/a.tar', bytes: 5 }
    await db().backupRun.create({ data: { ...good, outcome: 'success' } })
    await db().backupRun.create({ data: { finishedAt: new Date(), outcome: 'failed', error: 'full' } })
    expect(await readNewestBackup()).toMatchObject({
      outcome: 'failed',
      error: 'full',
      lastSuccessAt: good.startedAt,
      file: '/a.tar',
      bytes: 5,
      isOverdue: true,
    })
    const figures = await readMetrics()
    expect(figures.brota_backup_last_success_timestamp_seconds).toBe(good.startedAt.getTime() / 1000)
    expect(figures.brota_backup_last_outcome).toBe(0)
    expect(figures.brota_backup_last_copy_outcome).toBeNaN()
  })
})
