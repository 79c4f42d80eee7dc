import { spawn } from 'node:child_process'
import { readdirSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { readNewestBackup } from '@/lib/platform/backups/newest-backup'
import { db } from '@/lib/platform/db/client'
import { storage } from '@/lib/platform/storage/storage'
import { runBackup } from '../../../scripts/support/backup/run'
import { freshFolder } from '../../support/installation'
import { uploadedBy } from '../../support/photo-files'
import { adult } from '../../support/scene'
import { smallDisk } from '../../support/small-disk'

const source = (folder: string) => ({
  databaseUrl: process.env.DATABASE_URL ?? '',
  storage: storage(),
  folder,
})
const HOURS_AGO = Date.now() / 1000 - 2 * 60 * 60

beforeAll(async () => {
  await uploadedBy(await adult())
  await db().photo.updateMany({ data: { unusedSince: null } })
})

describe('a backup', { timeout: 60_000 }, () => {
  it('leaves no partial file on a full disk and reports it in one line', async () => {
    const folder = path.join(freshFolder(), 'small')
    const disk = smallDisk(folder, () => process.pid)
    onTestFinished(() => disk.close())
    disk.fill()
    await expect(runBackup(source(folder))).rejects.toThrow(/^[^\n]*no space left[^\n]*$/)
    disk.free()
    expect(readdirSync(folder)).toEqual([])
    expect(await readNewestBackup()).toMatchObject({
      outcome: 'failed',
      error: expect.stringContaining('no space left'),
    })
    expect((await runBackup(source(folder)))?.file).toContain(folder)
  })

  it('keeps a temporary name when killed, and the next backup deletes it after an hour', async () => {
    const folder = freshFolder()
    const args = ['--conditions=react-server', '--import', 'tsx', 'scripts/backup.ts']
    const env = { ...process.env, NODE_ENV: 'production' as const, BACKUP_DIR: folder }
    const child = spawn(process.execPath, args, { env, stdio: 'ignore' })
    const end = new Promise((resolve) => child.once('close', resolve))
    while (readdirSync(folder).length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    child.kill('SIGKILL')
    await end
    const [left = ''] = readdirSync(folder)
    expect(left).toMatch(/^\.unfinished-/)
    for (const name of ['', ...readdirSync(path.join(folder, left))])
      utimesSync(path.join(folder, left, name), HOURS_AGO, HOURS_AGO)
    const made = await runBackup(source(folder))
    expect(readdirSync(folder)).toEqual([path.basename(made?.file ?? '')])
    const runs = await db().backupRun.findMany({ orderBy: { startedAt: 'desc' }, take: 2 })
    expect(runs).toMatchObject([{ outcome: 'success' }, { outcome: 'failed', error: 'it was interrupted' }])
  })
})
