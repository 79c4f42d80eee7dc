import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '@/lib/platform/db/ids'
import type { StorageDriver } from '@/lib/platform/storage/driver'
import { bundleCommands } from '../../../scripts/support/image-files'
import { inProject } from '../../../scripts/support/project'
import { startS3Server } from '../../support/s3-server'
import { startSimulatedUploadThing } from '../../support/simulated-uploadthing'
import * as sources from '../../support/storage-drivers'

type Bench = { storage: StorageDriver; stop(): Promise<void> }
type Drivers = typeof sources
type Maker = [name: string, files: number, open: (drivers: Drivers) => Promise<Bench>]

const image = mkdtempSync(path.join(tmpdir(), 'brota-drivers-'))
afterAll(() => rmSync(image, { recursive: true }))

/** Bundles the drivers like the image's commands, in a folder without any package. */
async function importBundle(): Promise<Drivers> {
  const file = path.join(image, 'storage-drivers.mjs')
  if (!existsSync(file)) await bundleCommands(image, [inProject('tests/support/storage-drivers.ts')])
  return import(pathToFileURL(file).href)
}

const makers: Maker[] = [
  [
    'the folder',
    300,
    async ({ createCheckedDriver, folderDriver }) => {
      const root = path.join(mkdtempSync(path.join(tmpdir(), 'brota-folder-')), 'storage')
      const stop = async () => rmSync(path.dirname(root), { recursive: true })
      return { storage: createCheckedDriver(folderDriver(root)), stop }
    },
  ],
  [
    'S3, against a server that speaks it',
    130,
    async ({ createCheckedDriver, s3Driver }) => {
      const { stop, ...settings } = await startS3Server()
      const driver = s3Driver({ ...settings, region: 'us-east-1', prefix: '/brota/', pageSize: 50 })
      return { storage: createCheckedDriver(driver), stop }
    },
  ],
  [
    "UploadThing's SDK against a simulated service",
    30,
    async ({ createCheckedDriver, uploadThingDriver }) => {
      const { stop, settings } = await startSimulatedUploadThing()
      return { storage: createCheckedDriver(uploadThingDriver({ ...settings, pageSize: 12 })), stop }
    },
  ],
]

const benches = makers.flatMap(([name, files, open]): [string, number, () => Promise<Bench>][] => [
  [name, files, () => open(sources)],
  [`${name}, in the image`, files, async () => open(await importBundle())],
])

const buildKey = (id: string, name = 'full.webp') => `photos/${id}/${name}`
const encodeText = (text: string) => new TextEncoder().encode(text)
const decodeText = (bytes: Uint8Array | null) => bytes && new TextDecoder().decode(bytes)
const hashBytes = (bytes: Uint8Array | null) => bytes && createHash('sha256').update(bytes).digest('hex')

describe.each(benches)('%s', { timeout: 60_000 }, (_, files, open) => {
  let bench: Bench
  let storage: StorageDriver
  beforeAll(async () => {
    bench = await open()
    storage = bench.storage
    await storage.get(buildKey(newId()))
  })
  afterAll(() => bench.stop().catch(() => undefined))

  const listed = async (prefix: string) => {
    const found = new Map<string, number>()
    for await (const { key, bytes } of storage.list(prefix)) found.set(key, bytes)
    return found
  }

  it('returns nothing for an unknown key or folder before any file is stored', async () => {
    expect(await storage.get(buildKey(newId()))).toBeNull()
    await storage.deleteUnder(`photos/${newId()}`)
    expect(await listed('')).toEqual(new Map())
    expect(await listed('photos')).toEqual(new Map())
  })

  it.each([0, 1, 5 * 1024 * 1024])('returns %i bytes unchanged', async (size) => {
    const key = buildKey(newId())
    const bytes = new Uint8Array(randomBytes(size))
    await storage.put(key, bytes)
    const kept = await storage.get(key)
    expect(kept?.byteLength).toBe(size)
    expect(hashBytes(kept)).toBe(hashBytes(bytes))
  })

  it('returns the last version of a file that is stored repeatedly', async () => {
    const key = buildKey(newId())
    for (const text of ['the first', 'second', 'the third version', '4']) {
      await storage.put(key, encodeText(text))
      expect(decodeText(await storage.get(key))).toBe(text)
    }
    expect([...(await listed(path.dirname(key)))]).toEqual([[key, 1]])
  })

  it('deletes the files of a folder and nothing outside it', async () => {
    const id = newId()
    const kept = [
      `photos/${id}x/full.webp`,
      `photos/${id.slice(0, -1)}/full.webp`,
      `materials/${id}/file.pdf`,
    ]
    const gone = [buildKey(id), buildKey(id, 'thumb.webp')]
    await Promise.all([...kept, ...gone].map((key) => storage.put(key, encodeText(key))))
    await storage.put(buildKey(id), encodeText('anew'))
    await storage.deleteUnder(`photos/${id}`)
    for (const key of kept) expect(decodeText(await storage.get(key))).toBe(key)
    for (const key of gone) expect(await storage.get(key)).toBeNull()
    expect(await listed(`photos/${id}`)).toEqual(new Map())
    await storage.put(buildKey(id), encodeText('there again'))
    expect(decodeText(await storage.get(buildKey(id)))).toBe('there again')
  })

  it('lists the files below a folder with sizes and times, and nothing outside it', async () => {
    const id = newId()
    await storage.put(buildKey(id), encodeText('12345'))
    await storage.put(buildKey(id, 'thumb.webp'), encodeText('123'))
    await storage.put(`photos/${id}x/full.webp`, encodeText('1'))
    const found = new Map([
      [buildKey(id), 5],
      [buildKey(id, 'thumb.webp'), 3],
    ])
    expect(await listed(`photos/${id}`)).toEqual(found)
    for await (const { modifiedAt } of storage.list(`photos/${id}`)) {
      expect(Math.abs(Date.now() - modifiedAt.getTime())).toBeLessThan(60_000)
    }
  })

  it('lists every file once across many pages', async () => {
    const before = await listed('')
    const keys = Array.from({ length: files }, () => `materials/${newId()}/file.pdf`)
    for (let start = 0; start < keys.length; start += 20) {
      await Promise.all(keys.slice(start, start + 20).map((key) => storage.put(key, encodeText('x'))))
    }
    const found: string[] = []
    for await (const { key } of storage.list('')) found.push(key)
    expect(found.toSorted()).toEqual([...before.keys(), ...keys].toSorted())
    expect([...(await listed('materials')).keys()]).toEqual(expect.arrayContaining(keys))
  })

  it('keeps one complete version of a file written simultaneously', async () => {
    const key = buildKey(newId())
    const versions = Array.from({ length: 6 }, (_, place) => String(place).repeat(100_000))
    await Promise.all(versions.map((text) => storage.put(key, encodeText(text))))
    expect(versions).toContain(decodeText(await storage.get(key)))
    expect((await listed(path.dirname(key))).size).toBe(1)
  })

  it('returns one complete version of a file that is being overwritten', async () => {
    const key = buildKey(newId())
    const versions = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(300_000))
    await storage.put(key, encodeText(versions[0] ?? ''))
    let writing = true
    const written = (async () => {
      for (const text of versions) await storage.put(key, encodeText(text))
    })().finally(() => {
      writing = false
    })
    while (writing) expect(versions).toContain(decodeText(await storage.get(key)))
    await written
  })

  it.each([
    '../secret/full.webp',
    'photos/../../full.webp',
    'photos/./full.webp',
    '/etc/passwd',
    'photos//full.webp',
    'photos/a\0/full.webp',
    'photos/a\\b/full.webp',
    'photos/.hidden/full.webp',
    'photos/1/other.webp',
    'photos/full.webp',
    'photos/1/2/full.webp',
    '',
  ])('rejects the key %j', async (key) => {
    await expect(storage.put(key, encodeText('x'))).rejects.toThrow(TypeError)
    await expect(storage.get(key)).rejects.toThrow(TypeError)
  })

  it.each(['', '.', '..', 'photos', '../photos', 'photos/..', 'photos/', 'photos/1/full.webp'])(
    'refuses to delete the folder %j',
    async (folder) => {
      await expect(storage.deleteUnder(folder)).rejects.toThrow(TypeError)
    },
  )

  it('reports that it is unavailable instead of empty when it is down', async () => {
    const key = buildKey(newId())
    await storage.put(key, encodeText('kept'))
    await bench.stop()
    const away = { code: 'service_unavailable', status: 503 }
    await expect(storage.get(key)).rejects.toMatchObject(away)
    await expect(storage.get(buildKey(newId()))).rejects.toMatchObject(away)
    await expect(storage.put(key, encodeText('x'))).rejects.toMatchObject(away)
    await expect(storage.deleteUnder(path.dirname(key))).rejects.toMatchObject(away)
    await expect(listed('')).rejects.toMatchObject(away)
  })
})
