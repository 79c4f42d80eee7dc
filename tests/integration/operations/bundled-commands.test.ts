import { execFile } from 'node:child_process'
import { cpSync, readdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { db, disconnect } from '@/lib/platform/db/client'
import type { StorageDriver } from '@/lib/platform/storage/driver'
import { folderDriver } from '@/lib/platform/storage/folder'
import { s3Driver } from '@/lib/platform/storage/s3'
import { storage } from '@/lib/platform/storage/storage'
import { uploadThingDriver } from '@/lib/platform/storage/uploadthing'
import { bundleCommands } from '../../../scripts/support/image-files'
import { inProject } from '../../../scripts/support/project'
import { freshFolder } from '../../support/installation'
import { uploadedBy } from '../../support/photo-files'
import { startS3Server } from '../../support/s3-server'
import { adult } from '../../support/scene'
import { startSimulatedUploadThing } from '../../support/simulated-uploadthing'

type Bench = { driver: StorageDriver; variables: Record<string, string>; stop?: () => Promise<void> }

const image = freshFolder()

function brota(args: string[], env: Record<string, string>): Promise<{ code: number; output: string }> {
  const [name, ...rest] = args
  const bundle = path.join(image, 'commands', `${name}.mjs`)
  return new Promise((resolve) =>
    execFile(
      process.execPath,
      [bundle, ...rest],
      { cwd: '/', env: { ...process.env, NODE_ENV: 'production', ...env } },
      (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, output: `${stdout}${stderr}`.trim() }),
    ),
  )
}

const benches: [name: string, open: () => Promise<Bench>][] = [
  [
    'folder',
    async () => {
      const data = freshFolder()
      return { driver: folderDriver(path.join(data, 'storage')), variables: { BROTA_DATA_DIR: data } }
    },
  ],
  [
    's3',
    async () => {
      const { endpoint, bucket, accessKeyId, secretAccessKey, stop } = await startS3Server()
      const variables = {
        S3_ENDPOINT: endpoint,
        S3_BUCKET: bucket,
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secretAccessKey,
      }
      const settings = { endpoint, bucket, accessKeyId, secretAccessKey, region: 'us-east-1' }
      return { driver: s3Driver(settings), variables, stop }
    },
  ],
  [
    'uploadthing',
    async () => {
      const { settings, stop } = await startSimulatedUploadThing()
      const variables = {
        UPLOADTHING_TOKEN: settings.token,
        UPLOADTHING_API_URL: settings.apiUrl,
        UPLOADTHING_INGEST_URL: settings.ingestUrl,
      }
      return { driver: uploadThingDriver(settings), variables, stop }
    },
  ],
]

beforeAll(async () => {
  await bundleCommands(path.join(image, 'commands'))
  for (const part of ['prisma/schema', 'prisma/migrations', 'package.json'])
    cpSync(inProject(part), path.join(image, part), { recursive: true })
  symlinkSync(inProject('node_modules'), path.join(image, 'node_modules'))
  const uploader = await adult()
  for (let count = 0; count < 3; count += 1) await uploadedBy(uploader)
  await db().photo.updateMany({ data: { unusedSince: null } })
  await disconnect()
})

describe('the commands of the image', { timeout: 240_000 }, () => {
  it.each(benches)('check, back up, drill and restore with files in %s', async (name, open) => {
    const { driver, variables, stop } = await open()
    if (stop) onTestFinished(stop)
    for await (const { key } of storage().list('')) {
      const bytes = await storage().get(key)
      if (bytes) await driver.put(key, bytes)
    }
    const backups = freshFolder()
    const env = { STORAGE_DRIVER: name, BACKUP_DIR: backups, ...variables }
    expect(await brota(['storage', 'check'], env)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/GOOD: no file is lost, 6 files of .+ free\.$/m),
    })
    expect(await brota(['backup'], env)).toMatchObject({ code: 0 })
    expect((await brota(['drill'], env)).output).toContain('6 files')
    expect(readdirSync(backups)).toHaveLength(1)
    expect(await brota(['content', 'install', 'starter'], env)).toMatchObject({ code: 0 })
    const [file = ''] = readdirSync(backups)
    expect(await brota(['restore', path.join(backups, file), '--replace'], env)).toMatchObject({
      code: 0,
      output: expect.stringContaining('every table compared'),
    })
    expect((await brota(['storage', 'check'], env)).output).toMatch(/^GOOD: .*, 6 files of/m)
  })

  it('move files from a folder to S3 and back', async () => {
    const { endpoint, bucket, accessKeyId, secretAccessKey, stop } = await startS3Server()
    onTestFinished(stop)
    const env = {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    }
    const there = await brota(['storage', 'move', '--from', 'folder', '--to', 's3'], env)
    expect(there).toMatchObject({ code: 0, output: expect.stringContaining('6 files copied from folder') })
    const data = { ...env, STORAGE_DRIVER: 's3', BROTA_DATA_DIR: freshFolder() }
    const back = await brota(['storage', 'move', '--from', 's3', '--to', 'folder'], data)
    expect(back).toMatchObject({ code: 0, output: expect.stringContaining('6 files copied from s3') })
  })

  it.each([['storage', 'check'], ['backup']])(
    'report the cause when the storage is unreachable: %s',
    async (...args) => {
      const { endpoint, bucket, goAway } = await startS3Server()
      await goAway()
      const env = {
        STORAGE_DRIVER: 's3',
        S3_ENDPOINT: endpoint,
        S3_BUCKET: bucket,
        S3_ACCESS_KEY_ID: 'x',
        S3_SECRET_ACCESS_KEY: 'y',
        BACKUP_DIR: freshFolder(),
      }
      const { code, output } = await brota(args, env)
      expect(code).toBe(1)
      // The SDK warns of older versions of Node before.
      expect(output.split('\n').at(-1)).toMatch(/^brota: service_unavailable: .*ECONNREFUSED/)
    },
  )
})
