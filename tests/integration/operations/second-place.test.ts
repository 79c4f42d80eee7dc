import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readNewestBackup } from '@/lib/platform/backups/newest-backup'
import { env, readEnv } from '@/lib/platform/config/env'
import { storage } from '@/lib/platform/storage/storage'
import { runBackup } from '../../../scripts/support/backup/run'
import { copyBackup } from '../../../scripts/support/backup/second-place'
import { freshFolder } from '../../support/installation'
import { startS3Server } from '../../support/s3-server'
import { smallDisk } from '../../support/small-disk'

const NAME = 'brota-20261121T031500Z.tar'

function backupFile(bytes: number, name = NAME): string {
  const file = path.join(freshFolder(), name)
  writeFileSync(file, randomBytes(bytes))
  return file
}

async function bucket() {
  const server = await startS3Server()
  onTestFinished(() => server.stop())
  const settings = {
    ...env(),
    S3_ENDPOINT: server.endpoint,
    S3_ACCESS_KEY_ID: server.accessKeyId,
    S3_SECRET_ACCESS_KEY: server.secretAccessKey,
  }
  return { server, settings, place: `s3://${server.bucket}/nightly` }
}

describe('a copy of a backup in a folder', () => {
  it('is readable only by its owner, and older copies are deleted', async () => {
    const folder = path.join(freshFolder(), 'copies')
    for (const day of ['19', '20', '21'])
      await copyBackup(backupFile(5000, NAME.replace('21T', `${day}T`)), folder, env(), { keep: 2 })
    expect(readdirSync(folder).sort()).toEqual([NAME.replace('21T', '20T'), NAME])
    expect(statSync(path.join(folder, NAME)).mode & 0o777).toBe(0o600)
  })

  it('leaves no partial file on a full disk and reports it in one line', async () => {
    const folder = path.join(freshFolder(), 'small')
    const disk = smallDisk(folder, () => process.pid)
    onTestFinished(() => disk.close())
    await expect(copyBackup(backupFile(2_000_000), folder, env(), { keep: 7 })).rejects.toThrow(
      'there is no space left',
    )
    expect(readdirSync(folder)).toEqual([])
  })

  it('is refused when the parent folder is missing, as when a disk is not mounted', async () => {
    const folder = path.join(freshFolder(), 'mnt', 'copies')
    await expect(copyBackup(backupFile(10), folder, env(), { keep: 7 })).rejects.toThrow('no such folder')
    expect(existsSync(path.dirname(folder))).toBe(false)
  })

  it('removes the temporary file of a killed copy', async () => {
    const folder = freshFolder()
    const left = path.join(folder, `.unfinished-copy-${NAME}`)
    writeFileSync(left, 'half')
    utimesSync(left, 1, 1)
    await copyBackup(backupFile(10, NAME.replace('21T', '22T')), folder, env(), { keep: 7 })
    expect(readdirSync(folder)).toEqual([NAME.replace('21T', '22T')])
  })
})

describe('a copy of a backup in S3', { timeout: 60_000 }, () => {
  it.each([10, 20_000_000])('of %i bytes is complete, and older copies are deleted', async (bytes) => {
    const { settings, place } = await bucket()
    const older = backupFile(10, NAME.replace('21T', '20T'))
    await copyBackup(older, place, settings, { keep: 7 })
    const file = backupFile(bytes)
    await copyBackup(file, place, settings, { keep: 1 })
    const { connectS3 } = await import('@/lib/platform/storage/s3')
    const { sdk, client } = await connectS3({
      endpoint: settings.S3_ENDPOINT,
      region: 'us-east-1',
      accessKeyId: settings.S3_ACCESS_KEY_ID,
      secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
    })
    const { Contents } = await client.send(new sdk.ListObjectsV2Command({ Bucket: 'brota' }))
    expect(Contents?.map(({ Key }) => Key)).toEqual([`nightly/${NAME}`])
    const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket: 'brota', Key: `nightly/${NAME}` }))
    expect(Buffer.from((await Body?.transformToByteArray()) ?? []).equals(readFileSync(file))).toBe(true)
  })

  it('keeps the local backup when it fails, and the failure is recorded in the database', async () => {
    const { server, settings, place } = await bucket()
    await server.goAway()
    const folder = freshFolder()
    const source = { databaseUrl: process.env.DATABASE_URL ?? '', storage: storage(), folder }
    const made = await runBackup(source, {
      copy: ({ file }) => copyBackup(file, place, settings, { keep: 7 }),
    })
    expect(made?.copyError).toContain('ECONNREFUSED')
    expect(readdirSync(folder)).toHaveLength(1)
    expect(await readNewestBackup()).toMatchObject({ outcome: 'success', copyOutcome: 'failed' })
  })
})

it.each(['ftp://host/x', 's3://', 's3://UPPER'])('%s is rejected as a place for backup copies', (place) => {
  expect(() => readEnv({ BACKUP_COPY_TO: place })).toThrow('BACKUP_COPY_TO must be a folder or s3://')
})

it('a copy to S3 without keys fails with the name of the missing variable', () => {
  expect(() => readEnv({ BACKUP_COPY_TO: 's3://copies' })).toThrow('S3_ACCESS_KEY_ID is missing')
})
