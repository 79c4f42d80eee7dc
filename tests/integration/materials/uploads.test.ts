import { PDFDocument } from '@cantoo/pdf-lib'
import { addHours } from 'date-fns'
import { beforeAll, describe, expect, it } from 'vitest'
import type { getChallengeContract } from '@/lib/features/challenges/contract'
import type {
  addMaterialContract,
  removeMaterialContract,
  renameMaterialContract,
} from '@/lib/features/materials/uploads/contract'
import { MATERIAL_MAX_BYTES } from '@/lib/features/materials/uploads/rules'
import { sweepUnusedMaterials } from '@/lib/features/materials/uploads/service'
import { addDays, localDateAt, startOfIsoWeek } from '@/lib/platform/dates/local-date'
import { db } from '@/lib/platform/db/client'
import { newId } from '@/lib/platform/db/ids'
import { storage } from '@/lib/platform/storage/storage'
import { buildAdmin } from '../../factories/admin'
import { buildChallenge } from '../../factories/challenge'
import { call, fetchRoute } from '../../support/api'
import { pdf, pdfUpload } from '../../support/pdfs'
import { adult, member } from '../../support/scene'

let admin: Awaited<ReturnType<typeof buildAdmin>>
let id: string
beforeAll(async () => {
  admin = await buildAdmin()
})

async function week(startDate = startOfIsoWeek(localDateAt(new Date(), 'UTC'))): Promise<string> {
  return (await buildChallenge({ startDate, plan: [{ dayOfWeek: 1 }] })).challenge.id
}

const add = (body: FormData, token = admin.token, challengeId = id) =>
  call<typeof addMaterialContract>(`POST /challenges/${challengeId}/materials`, { token, body })
const remove = (materialId: string, challengeId = id, { token } = admin) =>
  call<typeof removeMaterialContract>(`DELETE /challenges/${challengeId}/materials/${materialId}`, { token })
const read = (url: string, { token }: { token: string }) =>
  fetchRoute(`GET ${url.replace('/api/v1', '')}`, { token })
const listed = async ({ token }: { token: string }) =>
  (await call<typeof getChallengeContract>(`GET /challenges/${id}`, { token })).data.materials
const countPages = async (answer: Response) =>
  (await PDFDocument.load(new Uint8Array(await answer.arrayBuffer()))).getPageCount()
const kept = (materialId: string) => storage().get(`materials/${materialId}/file.pdf`)

describe('a PDF added to a challenge', () => {
  beforeAll(async () => {
    id = await week()
  })

  it('is listed for families, downloads under its name and is part of the complete file', async () => {
    const family = await member()
    const before = await countPages(await read(`/materials/${id}.pdf`, family))
    const { status, data } = await add(pdfUpload(await pdf(2), { name: ' Memória da  horta ' }))
    expect(status).toBe(201)
    expect(data).toMatchObject({ name: 'Memória da horta', pages: 2, removed: [] })
    expect((await listed(family)).at(-1)).toEqual({ name: data.name, url: data.url })
    const answer = await read(data.url, family)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="brota-memoria-da-horta.pdf"',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    })
    expect(await countPages(answer)).toBe(2)
    expect(await countPages(await read(`/materials/${id}.pdf`, family))).toBe(before + 2)
  })

  it('is named after its file until an administrator renames it', async () => {
    const { data } = await add(pdfUpload(await pdf(), { file: 'fruit_bingo.PDF' }))
    expect(data.name).toBe('fruit bingo')
    const change = (materialId: string, name: string) =>
      call<typeof renameMaterialContract>(`PUT /challenges/${id}/materials/${materialId}`, {
        token: admin.token,
        body: { name },
      })
    expect((await change(data.id, 'Bingo')).data).toMatchObject({ id: data.id, name: 'Bingo' })
    expect((await change(data.id, ' ')).error.fields).toHaveProperty('name')
    expect((await change(newId(), 'Bingo')).status).toBe(404)
  })

  it('is left out of the complete file when it is damaged or missing', async () => {
    const family = await member()
    id = await week()
    const { data: broken } = await add(pdfUpload(await pdf()))
    const { data: gone } = await add(pdfUpload(await pdf()))
    await add(pdfUpload(await pdf(3)))
    await storage().put(`materials/${broken.id}/file.pdf`, Buffer.from('%PDF-1.7 nothing'))
    await storage().deleteUnder(`materials/${gone.id}`)
    const own = await countPages(await read(`/materials/${await week()}.pdf`, family))
    expect(await countPages(await read(`/materials/${id}.pdf`, family))).toBe(own + 3)
    expect((await read(gone.url, family)).status).toBe(404)
  })

  it('is not found by users who may not see its challenge', async () => {
    const family = await member()
    id = await week(addDays(startOfIsoWeek(localDateAt(new Date(), 'UTC')), 21))
    const { data } = await add(pdfUpload(await pdf()))
    expect((await read(data.url, family)).status).toBe(404)
    expect((await read(data.url, await adult())).status).toBe(404)
    expect((await read(data.url, await buildAdmin())).status).toBe(200)
    expect((await fetchRoute(`GET ${data.url.replace('/api/v1', '')}`)).status).toBe(401)
    expect((await read(`/materials/${newId()}-file.pdf`, family)).status).toBe(404)
  })
})

describe('the upload of a PDF', () => {
  beforeAll(async () => {
    id = await week()
  })

  it('is refused with 403 for every user but administrators, also for an unknown challenge', async () => {
    const { token } = await member()
    expect((await add(pdfUpload(await pdf()), token)).status).toBe(403)
    expect((await add(pdfUpload(await pdf()), token, newId())).status).toBe(403)
    expect((await remove(newId(), id, { ...admin, token })).status).toBe(403)
    expect((await add(pdfUpload(await pdf()), admin.token, newId())).status).toBe(404)
  })

  it('is rejected above 10 MB and accepted at exactly 10 MB', async () => {
    const whole = await pdf()
    const padded = (bytes: number) =>
      Buffer.concat([whole, Buffer.from(`\n%${' '.repeat(bytes - whole.byteLength - 2)}`)])
    const { status, error } = await add(pdfUpload(padded(MATERIAL_MAX_BYTES + 1)))
    expect([status, error.code]).toEqual([413, 'material_too_large'])
    const far = await add(pdfUpload(padded(MATERIAL_MAX_BYTES + 200_000)))
    expect([far.status, far.error.code]).toEqual([413, 'material_too_large'])
    const { status: taken, data } = await add(pdfUpload(padded(MATERIAL_MAX_BYTES)))
    expect(taken).toBe(201)
    expect(data.bytes).toBeLessThan(5000)
  })

  it('is rejected without a file and for an eleventh file of a challenge', async () => {
    const { status, error } = await add(new FormData())
    expect([status, Object.keys(error.fields ?? {})]).toEqual([422, ['file']])
    const challengeId = await week()
    const body = async () => pdfUpload(await pdf())
    for (let file = 0; file < 10; file += 1)
      expect((await add(await body(), admin.token, challengeId)).status).toBe(201)
    const over = await add(await body(), admin.token, challengeId)
    expect([over.status, over.error.code]).toEqual([422, 'material_limit'])
  })
})

describe('a PDF removed from a challenge', () => {
  beforeAll(async () => {
    id = await week()
  })

  it('is hidden from every user at once, and its file is deleted within two hours', async () => {
    const family = await member()
    const { data } = await add(pdfUpload(await pdf()))
    expect((await remove(data.id, await week())).status).toBe(404)
    const other = await buildAdmin()
    const both = await Promise.all([remove(data.id), remove(data.id, id, other)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
    expect((await listed(family)).map(({ url }) => url)).not.toContain(data.url)
    expect((await read(data.url, family)).status).toBe(404)
    await sweepUnusedMaterials(new Date())
    expect(await kept(data.id)).not.toBeNull()
    await sweepUnusedMaterials(addHours(new Date(), 2))
    expect(await kept(data.id)).toBeNull()
    expect(await db().material.count({ where: { id: data.id } })).toBe(0)
  })

  it('is deleted with its challenge, as is an upload that was never finished', async () => {
    const { data } = await add(pdfUpload(await pdf()))
    const unfinished = newId()
    await db().material.create({ data: { id: unfinished, challengeId: id, name: 'Cut off', bytes: 1 } })
    expect((await listed(admin)).map(({ name }) => name)).not.toContain('Cut off')
    await call(`DELETE /challenges/${id}`, { token: admin.token })
    expect((await read(data.url, admin)).status).toBe(404)
    await sweepUnusedMaterials(addHours(new Date(), 2))
    expect(await kept(data.id)).toBeNull()
    expect(await db().material.count({ where: { id: { in: [data.id, unfinished] } } })).toBe(0)
  })
})
