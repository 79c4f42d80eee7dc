import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { RunningProduct } from '../../scripts/support/product'
import { examine } from '../support/examination'
import { ask, createAttempts, neighbourhood, perform, photograph } from '../support/phones'
import { picture, upload } from '../support/pictures'
import { type SmallDisk, smallDisk } from '../support/small-disk'
import { bench } from '../support/use-fault-bench'

const folder = path.join(bench.variables.BROTA_DATA_DIR, 'storage')
let product: RunningProduct
let disk: SmallDisk

afterAll(async () => {
  await product?.stop()
  disk?.close()
})

const filesKept = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== '.ballast')
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .sort()

it('photo uploads get 503 and leave no files while the disk is full, and completions still work', async () => {
  disk = smallDisk(folder, () => product.server())
  await bench.migrate()
  product = await bench.start()
  const { url } = product
  const deeds = createAttempts(await neighbourhood(4, 2))
  const photo = await picture('jpeg', 400)
  const early = deeds.slice(0, 4)
  await Promise.all(early.map((deed) => photograph(deed, url)))
  const before = filesKept()

  disk.fill()
  const token = deeds[0]?.home.token ?? ''
  const refused = await Promise.all(
    Array.from({ length: 10 }, () => ask(url, 'POST /photos', { token, body: upload(photo) })),
  )
  expect(refused.map(({ status, error }) => [status, error.code])).toEqual(
    Array(10).fill([503, 'service_unavailable']),
  )
  expect(JSON.stringify(refused)).not.toMatch(/ENOSPC|EFBIG|EDQUOT|storage/)
  expect(product.said()).toMatch(/ENOSPC|EFBIG|EDQUOT/)
  expect(filesKept()).toEqual(before)
  await Promise.all(early.map((deed) => perform(deed, url)))
  const shown = await fetch(`${url}/api/v1/photos/${deeds[0]?.photoId}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])

  disk.free()
  await Promise.all(deeds.map((deed) => perform(deed, url)))
  await examine(deeds)
})
