import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { newId } from '@/lib/platform/db/ids'
import type { StorageDriver } from '@/lib/platform/storage/driver'
import { type S3Server, startS3Server } from '../../support/s3-server'

let server: S3Server
let folder: StorageDriver
let s3: StorageDriver
let photos: string[]
/** It reads the environment on load. */
let storageCommand: typeof import('../../../scripts/support/storage-command').storageCommand
const orphan = `photos/${newId()}/full.webp`

const encodeText = (text: string) => new TextEncoder().encode(text)

async function run(...args: string[]) {
  const said: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0)
  try {
    return { code: await storageCommand(args), said: said.join('') }
  } finally {
    write.mockRestore()
  }
}

async function contents(storage: StorageDriver): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for await (const { key } of storage.list('')) {
    found.set(key, new TextDecoder().decode((await storage.get(key)) ?? undefined))
  }
  return found
}

async function keep(text: string): Promise<string> {
  const { id } = await db().photo.create({ data: { width: 1, height: 1, bytes: 1, unusedSince: null } })
  for (const name of ['full', 'thumb']) {
    await folder.put(`photos/${id}/${name}.webp`, encodeText(`${name} ${text}`))
  }
  return id
}

beforeAll(async () => {
  server = await startS3Server()
  Object.assign(process.env, {
    S3_ENDPOINT: server.endpoint,
    S3_BUCKET: server.bucket,
    S3_ACCESS_KEY_ID: server.accessKeyId,
    S3_SECRET_ACCESS_KEY: server.secretAccessKey,
  })
  storageCommand = (await import('../../../scripts/support/storage-command')).storageCommand
  const { openDriver } = await import('@/lib/platform/storage/storage')
  folder = openDriver('folder')
  s3 = openDriver('s3')
  photos = await Promise.all(['one', 'two', 'three'].map(keep))
  await folder.put(orphan, encodeText('of nobody'))
  await s3.get(orphan)
})
afterAll(() => server.stop())

it('a move copies the files that belong to rows and keeps the source', async () => {
  const before = await contents(folder)
  await s3.put(`photos/${photos[0]}/full.webp`, encodeText('cut off by'))
  const first = await run('move', '--from', 'folder', '--to', 's3')
  expect(first.said).toMatch(/^6 files copied from folder to s3 and read back, 0 were there already/)
  expect(first.said).toMatch(/^1 files belong to no row/m)
  expect(await contents(folder)).toEqual(before)
  before.delete(orphan)
  expect(await contents(s3)).toEqual(before)
})

it('a repeated move copies only files that are new or changed', async () => {
  const late = await keep('late')
  await folder.put(`photos/${photos[1]}/full.webp`, encodeText('full two, but anew'))
  const second = await run('move', '--from', 'folder', '--to', 's3')
  expect(second.said).toMatch(/^3 files copied .*, 5 were there already/)
  expect((await contents(s3)).get(`photos/${late}/thumb.webp`)).toBe('thumb late')
  expect((await contents(s3)).get(`photos/${photos[1]}/full.webp`)).toBe('full two, but anew')
})

it('a move deletes the source only if it is no longer in use, and restores lost files', async () => {
  const kept = await contents(s3)
  await expect(run('move', '--from', 'folder', '--to', 's3', '--delete-source')).rejects.toThrow(
    'STORAGE_DRIVER is still folder',
  )
  for (const id of photos) await folder.deleteUnder(`photos/${id}`)
  expect((await run('check')).code).toBe(1)
  const back = await run('move', '--from', 's3', '--to', 'folder', '--delete-source')
  expect(back.said).toMatch(/^6 files copied from s3 to folder and read back, 2 were there already/)
  expect(back.said).toMatch(/^8 files deleted from s3/m)
  expect(await contents(s3)).toEqual(new Map())
  expect(await contents(folder)).toEqual(new Map([...kept, [orphan, 'of nobody']]))
})

it('the storage check counts files and exits with 1 when a file is lost', async () => {
  expect(await run('check')).toMatchObject({ code: 0, said: expect.stringMatching(/^9 files, .* 0 lost/) })
  const lost = `photos/${photos[2]}`
  await folder.deleteUnder(lost)
  const { code, said } = await run('check')
  expect([code, said.split('\n').slice(1, 3)]).toEqual([
    1,
    [`lost: ${lost}/full.webp`, `lost: ${lost}/thumb.webp`],
  ])
})

it.each([
  [['move', '--from', 'folder', '--to', 'folder'], 'are the same storage'],
  [['move', '--from', 'folder'], 'want one of folder, s3, uploadthing'],
  [['move', '--from', 'folder', '--to', 'uploadthing'], 'the storage uploadthing needs UPLOADTHING_TOKEN'],
  [['check', '--everything'], "'--everything'"],
])('the storage command rejects %j with a one-line error', async (args, line) => {
  await expect(run(...args)).rejects.toThrow(line)
})
