import { setTimeout as sleep } from 'node:timers/promises'
import { addHours } from 'date-fns'
import { beforeAll, expect, it, vi } from 'vitest'
import { storePhoto, sweepUnusedPhotos } from '@/lib/features/photos/service'
import { db } from '@/lib/platform/db/client'
import { newId } from '@/lib/platform/db/ids'
import { storage } from '@/lib/platform/storage/storage'
import { buildActor } from '../../factories/session'
import { buildUser } from '../../factories/user'
import { call, fetchRoute } from '../../support/api'
import { uploadedBy, whileStorageIsAway, withFiles, withRows } from '../../support/photo-files'
import { phonePhoto, picture, upload } from '../../support/pictures'
import { type Member, member } from '../../support/scene'

let ana: Member
beforeAll(async () => {
  ana = await member()
  await uploadedBy(ana)
})

const tomorrow = () => addHours(new Date(), 25)
const erase = (person: Member) =>
  call(`DELETE /user/${person.id}`, { token: person.token, body: { password: 'correct horse' } })

it('an upload stores exactly two renditions, which are served unchanged', async () => {
  const { data } = await call<{ response: never }>('POST /photos', {
    token: ana.token,
    body: upload(await phonePhoto({ width: 2400, height: 1800 })),
  })
  const { id } = data as unknown as { id: string }
  for (const size of ['full', 'thumb']) {
    const served = await fetchRoute(`GET /photos/${id}?size=${size}`, { token: ana.token })
    const kept = await storage().get(`photos/${id}/${size}.webp`)
    expect(Buffer.from(await served.arrayBuffer()).equals(kept ?? new Uint8Array()), size).toBe(true)
  }
  const keys: string[] = []
  for await (const { key } of storage().list(`photos/${id}`)) keys.push(key)
  expect(keys.sort()).toEqual([`photos/${id}/full.webp`, `photos/${id}/thumb.webp`])
})

it('an upload gets 503 while the storage is down, and leaves no row or file after the sweep', async () => {
  const rows = await withRows()
  const [id = ''] = rows
  await whileStorageIsAway(async () => {
    const answer = await call('POST /photos', { token: ana.token, body: upload(await picture()) })
    expect([answer.status, answer.error.code]).toEqual([503, 'service_unavailable'])
    expect((await call(`GET /photos/${id}`, { token: ana.token })).status).toBe(503)
  })
  await sweepUnusedPhotos(tomorrow())
  expect(await withRows()).toEqual(await withFiles())
})

it('an upload whose second file fails leaves neither file nor row', async () => {
  const before = [await withRows(), await withFiles()]
  const put = storage().put
  const spy = vi.spyOn(storage(), 'put').mockImplementation(async (key, bytes) => {
    if (key.endsWith('thumb.webp')) throw new Error('full')
    return put(key, bytes)
  })
  const answer = await call('POST /photos', { token: ana.token, body: upload(await picture()) })
  spy.mockRestore()
  expect(answer.status).toBeGreaterThanOrEqual(500)
  expect([await withRows(), await withFiles()]).toEqual(before)
})

it('the sweep deletes row and files of an interrupted upload', async () => {
  const { id } = await db().photo.create({ data: { uploaderId: ana.id, width: 4, height: 3, bytes: 9 } })
  await storage().put(`photos/${id}/full.webp`, await picture('webp'))
  await sweepUnusedPhotos(tomorrow())
  expect(await withRows()).not.toContain(id)
  expect(await withFiles()).not.toContain(id)
})

it.each([
  ['are written', (write: () => Promise<void>) => write()],
  ['can no longer be written, because their folder is deleted', () => Promise.reject(new Error('ENOENT'))],
])('an upload whose account is erased while its files %s leaves no files', async (_, finish) => {
  const gone = await member()
  const put = storage().put
  const spy = vi.spyOn(storage(), 'put').mockImplementation(async (key, bytes) => {
    if (key.endsWith('full.webp')) expect((await erase(gone)).status).toBe(200)
    return finish(() => put(key, bytes))
  })
  const answer = await call('POST /photos', { token: gone.token, body: upload(await picture()) })
  spy.mockRestore()
  expect([answer.status, answer.error.code]).toEqual([401, 'unauthenticated'])
  expect(await withFiles()).toEqual(await withRows())
})

it('uploads during the erasure of their account get 201 or 401 and leave no files', async () => {
  const file = await picture('png', 600)
  for (const delay of [0, 15, 40]) {
    const gone = await member()
    const uploads = Array.from({ length: 3 }, () =>
      call('POST /photos', { token: gone.token, body: upload(file) }),
    )
    await sleep(delay)
    expect((await erase(gone)).status).toBe(200)
    const statuses = (await Promise.all(uploads)).map(({ status }) => status)
    expect(statuses.filter((status) => ![201, 401].includes(status))).toEqual([])
  }
  // A row without uploader waits for the daily sweep.
  await sweepUnusedPhotos(tomorrow())
  expect(await withFiles()).toEqual(await withRows())
}, 60_000)

it('a photo that is being swept can neither be used nor stored again', async () => {
  const actor = await buildActor(await buildUser())
  const id = newId()
  await storePhoto(actor, id, await picture())
  await db().photo.update({ where: { id }, data: { deletionClaimedAt: new Date() } })
  await expect(storePhoto(actor, id, await picture())).rejects.toMatchObject({ code: 'changed_meanwhile' })
  const { lockAndAttachPhoto } = await import('@/lib/features/photos/service')
  await expect(lockAndAttachPhoto(db(), actor, id, 'avatar')).rejects.toMatchObject({ code: 'not_found' })
})

it('a sweep that fails because of the storage is retried by a later one', async () => {
  const id = await uploadedBy(ana)
  expect(await whileStorageIsAway(() => sweepUnusedPhotos(tomorrow()))).toBe(0)
  expect(await withRows()).toContain(id)
  expect(await sweepUnusedPhotos(tomorrow())).toBe(0)
  await db().photo.updateMany({ data: { deletionClaimedAt: new Date(Date.now() - 11 * 60_000) } })
  expect(await sweepUnusedPhotos(tomorrow())).toBeGreaterThan(0)
  expect(await withRows()).not.toContain(id)
  expect(await withFiles()).toEqual(await withRows())
})
