import sharp, { type Stats } from 'sharp'
import { expect, it } from 'vitest'
import type { createBadgeContract } from '@/lib/features/badges/editor/contract'
import { db } from '@/lib/platform/db/client'
import { newId } from '@/lib/platform/db/ids'
import { buildAdmin } from '../../factories/admin'
import { buildBadge } from '../../factories/badge'
import { call, fetchRoute } from '../../support/api'
import { picture } from '../../support/pictures'
import { adult } from '../../support/scene'

async function read({ token }: { token: string }, file: string) {
  const answer = await fetchRoute(`GET /materials/badges/${file}`, { token })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toContain('private')
  return { bytes: Buffer.from(await answer.arrayBuffer()), headers: answer.headers }
}

async function readMiddleColor(bytes: Buffer): Promise<number[]> {
  const { width = 0, height = 0 } = await sharp(bytes).metadata()
  const spot = { left: Math.floor(width / 2), top: Math.floor(height / 2), width: 1, height: 1 }
  return [...(await sharp(bytes).extract(spot).removeAlpha().raw().toBuffer())]
}

it('a badge of every kind is available as a picture and as a coloring page', async () => {
  const reader = await adult()
  const badges = await Promise.all([
    buildBadge({ rule: { type: 'challenge_complete' }, motif: 'water' }),
    buildBadge({ rule: { type: 'tasks', count: 3 }, motif: 'one that nobody has drawn' }),
    buildBadge({ rule: { type: 'cycle' }, name: 'Flor do mês' }),
  ])
  for (const { id } of badges) {
    for (const file of [`${id}.png`, `${id}-coloring.png`]) {
      const { bytes, headers } = await read(reader, file)
      expect(headers.get('content-type')).toBe('image/png')
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1080, height: 1080 })
    }
    const { bytes, headers } = await read(reader, `${id}-coloring.pdf`)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  }
  const { headers } = await read(reader, `${badges[2]?.id}.png`)
  expect(headers.get('content-disposition')).toBe('inline; filename="brota-flor-do-mes.png"')
})

it('the coloring page of a badge has gray outlines where its picture has colors', async () => {
  const reader = await adult()
  const { id } = await buildBadge({ rule: { type: 'tasks', count: 1 }, motif: 'heart' })
  const outline = await sharp((await read(reader, `${id}-coloring.png`)).bytes).stats()
  const color = await sharp((await read(reader, `${id}.png`)).bytes).stats()
  const spread = ({ channels }: Stats) =>
    Math.max(...channels.slice(0, 3).map(({ mean }) => mean)) -
    Math.min(...channels.slice(0, 3).map(({ mean }) => mean))
  expect(spread(outline)).toBeLessThan(3)
  expect(spread(color)).toBeGreaterThan(20)
})

it('a badge uses the pictures that an administrator uploaded', async () => {
  const { token } = await buildAdmin()
  const body = new FormData()
  const fields = { name: 'Sunny', description: 'For sun.', kind: 'special', rule: '{"type":"first_photo"}' }
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const file = async () => new File([new Uint8Array(await picture('png'))], 'p.png', { type: 'image/png' })
  body.append('image', await file())
  body.append('coloringImage', await file())
  const { data } = await call<typeof createBadgeContract>('POST /badges', { token, body })
  const reader = await adult()
  for (const name of [`${data.id}.png`, `${data.id}-coloring.png`]) {
    const [red = 0, green = 0, blue = 0] = await readMiddleColor((await read(reader, name)).bytes)
    // Yellow of the upload, with tolerance for its encoding.
    expect([red > 220, green > 170, blue < 110]).toEqual([true, true, true])
  }
  const { bytes } = await read(reader, `${data.id}-coloring.pdf`)
  expect(bytes.toString('latin1')).toContain('/Subtype /Image')
  const { id } = await buildBadge()
  expect((await read(reader, `${id}-coloring.pdf`)).bytes.toString('latin1')).not.toContain('/Subtype /Image')
})

it('the pictures of an unknown or deleted badge are not found', async () => {
  const reader = await adult()
  const gone = await buildBadge()
  await db().badge.update({ where: { id: gone.id }, data: { deletedAt: new Date() } })
  for (const file of [`${gone.id}.png`, `${newId()}.png`, `${gone.id}.jpg`, 'x.png']) {
    expect((await call(`GET /materials/badges/${file}`, reader)).status).toBe(404)
  }
})
