import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { checkStorage } from '@/lib/features/admin/storage-cleanup/service'
import { sweepUnusedMaterials } from '@/lib/features/materials/uploads/service'
import { sweepUnusedPhotos } from '@/lib/features/photos/service'
import { db } from '@/lib/platform/db/client'
import { assertTrue, type Batch, execute } from './batch'
import { id } from './world'

const AT_ONCE = 50
const BYTES = new Uint8Array(2000)

async function keepFiles(kind: string, ids: string[], names: readonly string[]): Promise<void> {
  const root = path.resolve(process.env.BROTA_DATA_DIR ?? '', 'storage', kind)
  await rm(root, { recursive: true, force: true })
  await mkdir(root, { recursive: true })
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    await Promise.all(
      ids.slice(start, start + AT_ONCE).map(async (one) => {
        await mkdir(path.join(root, one))
        for (const name of names) await writeFile(path.join(root, one, name), BYTES)
      }),
    )
  }
}

export async function keepPhotoFiles(): Promise<void> {
  const rows = await db().photo.findMany({ select: { id: true } })
  await keepFiles(
    'photos',
    rows.map((row) => row.id),
    ['full.webp', 'thumb.webp'],
  )
}

const photos = (rows: number, unusedSince: string) =>
  execute([
    `insert into photos (id, width, height, bytes, idle_since, created_at)
     select ${id(`'p' || n`)}, 800, 600, 2000, ${unusedSince}, '2020-01-01' from generate_series(1, ${rows}) n`,
  ])

async function noneLeft(kind: string): Promise<void> {
  const left = await readdir(path.resolve(process.env.BROTA_DATA_DIR ?? '', 'storage', kind))
  assertTrue(left.length === 0, `no ${kind} to be left`)
}

const sweptPhotos: Batch = {
  name: 'photo sweep',
  unit: 'idle photos',
  rows: (size) => size,
  async fill(rows) {
    await photos(rows, `now() - interval '2 days' - n * interval '1 minute'`)
    await keepPhotoFiles()
  },
  again: (rows) => sweptPhotos.fill(rows),
  async run(rows) {
    assertTrue((await sweepUnusedPhotos(new Date())) === rows, 'all idle photos to be swept')
    await noneLeft('photos')
  },
}

const sweptMaterials: Batch = {
  name: 'PDF sweep',
  unit: 'idle PDFs',
  rows: (size) => size,
  async fill(rows) {
    await execute([
      `insert into materials (id, name, bytes, idle_since, created_at)
       select ${id(`'m' || n`)}, 'Bingo', 2000, case n % 2 when 0 then now() - interval '2 days' end,
         now() - n * interval '1 minute' from generate_series(1, ${rows}) n`,
    ])
    const found = await db().material.findMany({ select: { id: true } })
    await keepFiles(
      'materials',
      found.map((row) => row.id),
      ['file.pdf'],
    )
  },
  again: (rows) => sweptMaterials.fill(rows),
  async run(rows) {
    assertTrue((await sweepUnusedMaterials(new Date())) === rows, 'all idle PDFs to be swept')
    await noneLeft('materials')
  },
}

const inspection: Batch = {
  name: 'storage inspection',
  unit: 'photos',
  rows: (size) => size,
  async fill(rows) {
    await photos(rows, 'null')
    await keepPhotoFiles()
  },
  async run(rows) {
    const { files, orphans, lost } = await checkStorage(new Date())
    assertTrue(files === 2 * rows && orphans.length + lost.length === 0, 'every file to have its row')
  },
}

export const FILES = [inspection, sweptPhotos, sweptMaterials]
