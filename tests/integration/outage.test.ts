import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { translateDatabaseError } from '@/lib/platform/db/errors'
import { applyMigrations } from '../../scripts/support/migrations'
import { DATABASE_USER, initCluster, startCluster, stopCluster } from '../../scripts/support/postgres-cluster'

const folder = mkdtempSync(path.join(tmpdir(), 'brota-outage-'))
chmodSync(folder, 0o711)
const cluster = path.join(folder, 'postgres')

afterAll(async () => {
  await stopCluster(cluster)
  rmSync(folder, { recursive: true, force: true })
})

it.each([
  'Client has encountered a connection error and is not queryable',
  'Connection terminated unexpectedly',
  'Query read timeout',
])('the driver error "%s" is reported as an unavailable database', (message) => {
  expect(translateDatabaseError(new Error(message))).toMatchObject({ code: 'service_unavailable' })
})

it('a completion gets 503 while the database is down, changes nothing, and succeeds on retry', {
  timeout: 60_000,
}, async () => {
  await initCluster(cluster, 'secret', ['--no-sync'])
  const port = await startCluster(cluster, { fsync: 'off' })
  const url = `postgresql://${DATABASE_USER}:secret@127.0.0.1:${port}/postgres`
  await applyMigrations(url)
  process.env.DATABASE_URL = url
  // The pool opens at first use, so imports wait until its URL is known.
  const { challenge, complete, member, unusedPhoto } = await import('../support/scene')
  const { call } = await import('../support/api')
  const { startOfIsoWeek } = await import('@/lib/platform/dates/local-date')
  const today = new Date().toISOString().slice(0, 10)
  const week = await challenge(startOfIsoWeek(today), { plan: { 1: 2 } })
  const by = await member()
  const body = { photoId: await unusedPhoto(by.id) }

  await stopCluster(cluster)
  const address = `POST /challenges/${week.id}/tasks/${week.task(1, 1)}/complete`
  const away = await call(address, { token: by.token, body })
  expect([away.status, away.error.code]).toEqual([503, 'service_unavailable'])
  expect(JSON.stringify(away.error)).not.toMatch(/ECONN|prisma|postgres/i)

  await startCluster(cluster, { fsync: 'off', port: String(port) })
  expect((await call(address, { token: by.token, body })).status).toBe(201)
  expect((await call(address, { token: by.token, body })).error.code).toBe('already_completed')
  expect((await complete(by, week.id, week.task(1, 2))).status).toBe(201)
})
