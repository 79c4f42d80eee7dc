import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '@/lib/platform/config/env'
import { newId } from '@/lib/platform/db/ids'
import type { StorageDriver } from '@/lib/platform/storage/driver'
import { openDriver } from '@/lib/platform/storage/storage'
import { type S3Server, startS3Server } from '../../support/s3-server'
import { type SimulatedUploadThing, startSimulatedUploadThing } from '../../support/simulated-uploadthing'

const bytes = new TextEncoder().encode('a photo')
const buildKey = (id = newId()) => `photos/${id}/full.webp`
const away = { code: 'service_unavailable', status: 503 }

async function listKeys(storage: StorageDriver): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of storage.list('')) keys.push(key)
  return keys
}

describe('the folder driver', () => {
  const data = mkdtempSync(path.join(tmpdir(), 'brota-folder-'))
  const root = path.join(data, 'storage')
  const storage = openDriver('folder', readEnv({ BROTA_DATA_DIR: data } as never))
  afterAll(() => rmSync(data, { recursive: true, force: true }))

  it('leaves no temporary file when a file cannot be written', async () => {
    const key = buildKey()
    mkdirSync(path.join(root, key), { recursive: true })
    await expect(storage.put(key, bytes)).rejects.toMatchObject(away)
    expect(readdirSync(path.dirname(path.join(root, key)))).toEqual(['full.webp'])
  })

  it('ignores partially written files and deletes them after an hour', async () => {
    const id = newId()
    await storage.put(buildKey(id), bytes)
    const folder = path.join(root, 'photos', id)
    const cutOff = `.thumb.webp.${newId()}`
    const old = `.thumb.webp.${newId()}`
    for (const name of [cutOff, old]) writeFileSync(path.join(folder, name), 'a pho')
    const longAgo = Date.now() / 1000 - 2 * 60 * 60
    utimesSync(path.join(folder, old), longAgo, longAgo)
    expect(await listKeys(storage)).toEqual([buildKey(id)])
    expect(readdirSync(folder).toSorted()).toEqual([cutOff, 'full.webp'].toSorted())
    await storage.deleteUnder(`photos/${id}`)
    expect(readdirSync(path.join(root, 'photos'))).not.toContain(id)
  })

  it('does not list foreign files such as lost+found and .DS_Store', async () => {
    const before = await listKeys(storage)
    mkdirSync(path.join(root, 'lost+found'), { mode: 0o000 })
    writeFileSync(path.join(root, '.DS_Store'), '')
    expect(await listKeys(storage)).toEqual(before)
  })
})

describe('S3', () => {
  let server: S3Server
  beforeAll(async () => {
    server = await startS3Server()
  })
  afterAll(() => server.stop())
  const open = (changes: NodeJS.Dict<string> = {}) =>
    openDriver(
      's3',
      readEnv({
        S3_ENDPOINT: server.endpoint,
        S3_BUCKET: server.bucket,
        S3_ACCESS_KEY_ID: server.accessKeyId,
        S3_SECRET_ACCESS_KEY: server.secretAccessKey,
        ...changes,
      } as never),
    )

  it.each([{ S3_SECRET_ACCESS_KEY: 'wrong' }, { S3_ACCESS_KEY_ID: 'nobody' }, { S3_BUCKET: 'elsewhere' }])(
    'is reported as unavailable without exposing the key when it refuses %j',
    async (changes) => {
      const storage = open(changes)
      const refusals = await Promise.allSettled([
        storage.get(buildKey()),
        storage.put(buildKey(), bytes),
        storage.deleteUnder('photos/1'),
        listKeys(storage),
      ])
      for (const refusal of refusals) {
        expect(refusal).toMatchObject({ status: 'rejected', reason: away })
        const { cause } = (refusal as PromiseRejectedResult).reason
        expect(Object.keys(cause).sort().join()).toMatch(/^(code,)?name$/)
      }
    },
  )

  it('separates installations in one bucket by their prefix', async () => {
    const [one, other, none] = [open({ S3_PREFIX: 'a' }), open({ S3_PREFIX: '/ab/' }), open()]
    const id = newId()
    await one.put(buildKey(id), bytes)
    expect([await listKeys(one), await listKeys(other)]).toEqual([[buildKey(id)], []])
    expect(await other.get(buildKey(id))).toBeNull()
    await other.deleteUnder(`photos/${id}`)
    expect(await listKeys(none)).toEqual([`a/${buildKey(id)}`])
  })

  it('works again after an outage', async () => {
    const storage = open({ S3_PREFIX: 'outage' })
    const key = buildKey()
    await storage.put(key, bytes)
    await server.goAway()
    await expect(storage.get(key)).rejects.toMatchObject(away)
    await server.comeBack()
    expect(await storage.get(key)).toEqual(bytes)
  })
})

describe("UploadThing's SDK against a simulated service", () => {
  let service: SimulatedUploadThing
  beforeAll(async () => {
    service = await startSimulatedUploadThing()
    await open(service.settings.token).get(buildKey())
  })
  afterAll(() => service.stop())
  const open = (token: string) =>
    openDriver(
      'uploadthing',
      readEnv({
        UPLOADTHING_TOKEN: token,
        UPLOADTHING_API_URL: service.settings.apiUrl,
        UPLOADTHING_INGEST_URL: service.settings.ingestUrl,
      } as never),
    )

  it('is reported as unavailable without exposing the key when it refuses the key', async () => {
    const token = { apiKey: 'sk_live_wrong', appId: 'brota-test', regions: ['sea1'] }
    const storage = open(Buffer.from(JSON.stringify(token)).toString('base64'))
    const works = [storage.get(buildKey()), storage.put(buildKey(), bytes), listKeys(storage)]
    for (const refusal of await Promise.allSettled(works)) {
      expect(refusal).toMatchObject({ status: 'rejected', reason: away })
      const { cause } = (refusal as PromiseRejectedResult).reason
      expect(JSON.stringify(cause) + String(cause)).not.toContain('sk_live')
    }
  })

  it('recovers from an interrupted overwrite', async () => {
    const storage = open(service.settings.token)
    const key = buildKey()
    for (const text of ['one', 'two', 'three']) {
      // After a crash between writing the new file and deleting the old one.
      service.leave(key, 'old')
      service.leave(`${key}~`, 'older')
      await storage.put(key, new TextEncoder().encode(text))
      expect(new TextDecoder().decode((await storage.get(key)) ?? undefined)).toBe(text)
      expect(await listKeys(storage)).toEqual([key])
    }
  })
})

describe('the environment', () => {
  it.each([
    [
      { STORAGE_DRIVER: 's3', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k' },
      /^[^;]*S3_SECRET_ACCESS_KEY is missing[^;]*$/,
    ],
    [{ STORAGE_DRIVER: 's3' }, /S3_BUCKET.+; S3_ACCESS_KEY_ID.+; S3_SECRET_ACCESS_KEY/],
    [{ STORAGE_DRIVER: 'uploadthing' }, /UPLOADTHING_TOKEN is missing, STORAGE_DRIVER=uploadthing needs it$/],
    [{ STORAGE_DRIVER: 'uploadthing', UPLOADTHING_TOKEN: 'e30=' }, /UPLOADTHING_TOKEN must be a token/],
    [{ STORAGE_DRIVER: 'tape' }, /STORAGE_DRIVER .*"folder"\|"s3"\|"uploadthing"$/],
    [{ S3_ENDPOINT: 'minio:9000' }, /S3_ENDPOINT must be an http\(s\) address$/],
  ])('fails the start with a one-line error for %j', (variables, line) => {
    expect(() => readEnv(variables as never)).toThrow(line)
  })

  it('names the variables missing for the target storage of a move', () => {
    expect(() => openDriver('s3', readEnv({} as never))).toThrow(/^the storage s3 needs S3_BUCKET, S3_/)
  })
})
