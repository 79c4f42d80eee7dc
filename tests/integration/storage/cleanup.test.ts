import { utimesSync } from 'node:fs'
import path from 'node:path'
import { addHours } from 'date-fns'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  checkStorage,
  STORED_FILE_KINDS,
  sweepStorage,
  tidyStorage,
} from '@/lib/features/admin/storage-cleanup/service'
import { env } from '@/lib/platform/config/env'
import { db } from '@/lib/platform/db/client'
import { newId } from '@/lib/platform/db/ids'
import { FILE_NAMES } from '@/lib/platform/storage/keys'
import { storage } from '@/lib/platform/storage/storage'

const bytes = new TextEncoder().encode('12345')
const NAMES = { photos: ['full.webp', 'thumb.webp'], materials: ['file.pdf'] }
type Kind = keyof typeof NAMES

async function files(kind: Kind, id = newId(), names = NAMES[kind]): Promise<string> {
  for (const name of names) await storage().put(`${kind}/${id}/${name}`, bytes)
  return id
}

async function photo(used = true, names = NAMES.photos): Promise<string> {
  const unusedSince = used ? null : new Date()
  const { id } = await db().photo.create({ data: { width: 1, height: 1, bytes: 5, unusedSince } })
  return files('photos', id, names)
}

const has = async (kind: Kind, id: string) =>
  (await Promise.all(NAMES[kind].map((name) => storage().get(`${kind}/${id}/${name}`)))).every(Boolean)
const tomorrow = () => addHours(new Date(), 25)

beforeAll(async () => {
  // The database must not look wrong.
  for (let count = 0; count < 5; count += 1) await photo()
})

it('the stored file kinds cover every allowed file name', () => {
  expect(STORED_FILE_KINDS.flatMap(({ names }) => [...names]).toSorted()).toEqual(FILE_NAMES.toSorted())
})

describe('files without a row', () => {
  it('are deleted when they are older than a day, both photos and PDFs', async () => {
    const orphans = [await files('photos'), await files('photos')]
    const pdf = await files('materials')
    const kept = [await photo(), await photo(false)]
    expect((await sweepStorage(new Date())).findings.orphans).toEqual([])
    expect(await has('photos', orphans[0] ?? '')).toBe(true)
    const { findings, swept } = await sweepStorage(tomorrow())
    expect(swept).toBe(true)
    expect(findings.orphans.map(({ id }) => id).toSorted()).toEqual([...orphans, pdf].toSorted())
    expect(findings.orphans.find(({ id }) => id === orphans[0])).toMatchObject({ files: 2, bytes: 10 })
    for (const id of orphans) expect(await has('photos', id)).toBe(false)
    expect(await has('materials', pdf)).toBe(false)
    for (const id of kept) expect(await has('photos', id)).toBe(true)
    expect(await db().photo.count({ where: { id: { in: orphans } } })).toBe(0)
    expect(await db().material.count({ where: { id: pdf } })).toBe(0)
  })

  it('are kept while one of them is newer, as during an upload', async () => {
    const id = await files('photos')
    const file = path.resolve(env().BROTA_DATA_DIR, 'storage', 'photos', id, 'full.webp')
    const longAgo = addHours(new Date(), -50)
    utimesSync(file, longAgo, longAgo)
    expect((await checkStorage(new Date())).orphans).toEqual([])
    utimesSync(path.join(path.dirname(file), 'thumb.webp'), longAgo, longAgo)
    expect((await checkStorage(new Date())).orphans).toHaveLength(1)
    await sweepStorage(new Date())
  })

  it('are deleted once by concurrent servers', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => files('photos')))
    const kept = await photo()
    await Promise.all([tidyStorage(tomorrow()), tidyStorage(tomorrow()), tidyStorage(tomorrow())])
    for (const id of ids) expect(await has('photos', id)).toBe(false)
    expect(await has('photos', kept)).toBe(true)
    expect(await db().photo.count({ where: { id: { in: ids } } })).toBe(0)
  })

  it('are kept when they are most of the files, since the database may be wrong', async () => {
    const ids = await Promise.all(Array.from({ length: 60 }, () => files('photos')))
    expect((await sweepStorage(tomorrow())).swept).toBe(false)
    expect(await tidyStorage(tomorrow())).toBe(0)
    for (const id of ids) expect(await has('photos', id)).toBe(true)
    expect((await sweepStorage(tomorrow(), { certain: true })).swept).toBe(true)
    for (const id of ids) expect(await has('photos', id)).toBe(false)
  })

  it('are counted and kept when their names are unknown', async () => {
    await storage().put('letters/1/file.pdf', bytes)
    await storage().put('photos/not-an-id/full.webp', bytes)
    const { findings } = await sweepStorage(tomorrow())
    expect(findings.foreign).toBe(2)
    expect(await storage().get('letters/1/file.pdf')).toEqual(bytes)
    expect(await storage().get('photos/not-an-id/full.webp')).toEqual(bytes)
  })
})

describe('rows without their files', () => {
  it('are reported file by file and kept', async () => {
    const half = await photo(true, ['full.webp'])
    const none = await photo(true, [])
    const challenge = await db().challenge.findFirst({ select: { id: true } })
    const { lost } = await checkStorage(new Date())
    expect(challenge).toBeNull()
    expect(lost.toSorted((a, b) => `${a.id}${a.name}`.localeCompare(`${b.id}${b.name}`))).toEqual([
      { kind: 'photos', id: half, name: 'thumb.webp' },
      { kind: 'photos', id: none, name: 'full.webp' },
      { kind: 'photos', id: none, name: 'thumb.webp' },
    ])
    await tidyStorage(tomorrow())
    expect(await db().photo.count({ where: { id: { in: [half, none] } } })).toBe(2)
    await db().photo.deleteMany({ where: { id: { in: [half, none] } } })
  })

  it('are not reported when they are unused, as during an upload', async () => {
    await photo(false, [])
    expect((await checkStorage(new Date())).lost).toEqual([])
  })
})
