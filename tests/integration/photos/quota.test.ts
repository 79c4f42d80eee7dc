import { beforeEach, describe, expect, it } from 'vitest'
import type { uploadPhotoContract } from '@/lib/features/photos/contract'
import { measurePhotos } from '@/lib/features/photos/quota/service'
import { env } from '@/lib/platform/config/env'
import { db } from '@/lib/platform/db/client'
import { registry } from '@/lib/platform/metrics/registry'
import { isLow, readFreeSpace } from '@/lib/platform/storage/free-space'
import { call } from '../../support/api'
import { picture, upload } from '../../support/pictures'
import { adult, member, partner } from '../../support/scene'

const MEGABYTE = 1024 * 1024

beforeEach(() => void Object.assign(env(), { STORAGE_QUOTA_MB: 1 }))

const fill = (uploader: { id: string; familyId: string }, bytes: number) =>
  db().photo.create({
    data: {
      ...{ uploaderId: uploader.id, familyId: uploader.familyId, purpose: 'completion', unusedSince: null },
      ...{ width: 4, height: 3, bytes },
    },
  })

describe('the photo quota of a family', () => {
  it.each([
    ['en', "Your family's space for photos is full. Ask the person who runs this Brota for more."],
    ['pt-BR', 'O espaço da sua família para fotos acabou. Peça mais a quem cuida deste Brota.'],
  ])('refuses a photo over the quota with a message in %s', async (language, message) => {
    const ana = await member()
    await fill(ana, MEGABYTE - 1)
    await db().user.update({ where: { id: ana.id }, data: { language } })
    const { status, error } = await call('POST /photos', { token: ana.token, body: upload(await picture()) })
    expect({ status, error }).toEqual({ status: 409, error: { code: 'storage_quota_exceeded', message } })
    expect(await db().photo.count({ where: { uploaderId: ana.id } })).toBe(1)
  })

  it('counts the photos of all its adults, including unused ones', async () => {
    const ana = await member()
    const other = await partner(ana)
    await db().photo.create({
      data: { uploaderId: other.id, width: 4, height: 3, bytes: MEGABYTE },
    })
    expect((await call('POST /photos', { token: ana.token, body: upload(await picture()) })).status).toBe(409)
    const leo = await adult()
    expect((await call('POST /photos', { token: leo.token, body: upload(await picture()) })).status).toBe(201)
  })

  it('reports that it is almost full above 90 percent', async () => {
    const ana = await member()
    const send = async () => {
      const body = upload(await picture())
      return (await call<typeof uploadPhotoContract>('POST /photos', { token: ana.token, body })).data
    }
    expect(await send()).toMatchObject({ almostFull: false })
    await fill(ana, Math.ceil(0.9 * MEGABYTE))
    expect(await send()).toMatchObject({ almostFull: true })
  })

  it('is not exceeded by simultaneous uploads', async () => {
    const ana = await member()
    const body = upload(await picture())
    const send = () => call('POST /photos', { token: ana.token, body })
    await send()
    const { bytes } = await db().photo.findFirstOrThrow({ where: { uploaderId: ana.id } })
    await fill(ana, MEGABYTE - Math.ceil(2.5 * (bytes ?? 0)))
    const answers = await Promise.all([send(), send(), send()])
    const refused = answers.filter(({ status }) => status !== 201)
    expect(new Set(refused.map(({ error }) => error.code))).toEqual(new Set(['storage_quota_exceeded']))
    expect(await db().photo.count({ where: { uploaderId: ana.id } })).toBe(
      2 + answers.length - refused.length,
    )
    const { _sum } = await db().photo.aggregate({ where: { uploaderId: ana.id }, _sum: { bytes: true } })
    expect(_sum.bytes).toBeLessThanOrEqual(MEGABYTE)
  })

  it('is unlimited when it is 0', async () => {
    Object.assign(env(), { STORAGE_QUOTA_MB: 0 })
    const ana = await member()
    await fill(ana, 2_000_000_000)
    expect((await call('POST /photos', { token: ana.token, body: upload(await picture()) })).status).toBe(201)
  })
})

it('the metrics contain the total size of all stored photos', async () => {
  const ana = await member()
  await db().photo.deleteMany()
  await fill(ana, 1000)
  await fill(ana, 2000)
  await measurePhotos()
  expect(await registry.getSingleMetricAsString('brota_photos_stored_bytes')).toMatch(/ 3000$/m)
})

it('a disk with less than 5 percent free space counts as almost full', async () => {
  const space = await readFreeSpace()
  expect(space?.size).toBeGreaterThan(space?.free ?? Number.NaN)
  expect([isLow({ free: 49, size: 1000 }), isLow({ free: 50, size: 1000 })]).toEqual([true, false])
  expect(await readFreeSpace('/nowhere')).toBeNull()
})
