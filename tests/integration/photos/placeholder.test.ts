import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { getChallengeContract } from '@/lib/features/challenges/contract'
import type { listCompletionsContract } from '@/lib/features/completions/history/contract'
import { db } from '@/lib/platform/db/client'
import { normaliseImage } from '@/lib/platform/images/normalise'
import { call } from '../../support/api'
import { uploadedBy } from '../../support/photo-files'
import { phonePhoto, picture } from '../../support/pictures'
import { feed, MONDAY, NOON } from '../../support/posts'
import { at, challenge, complete, type Member, member } from '../../support/scene'

/** Longest data URI that is acceptable in lists of posts. */
const MOST = 300

let ana: Member
let stranger: Member
beforeAll(async () => {
  at(NOON)
  ana = await member()
  stranger = await member()
})
afterAll(() => void vi.useRealTimers())

/** Deterministic: the length depends on the noise. */
function noise(width: number, height: number): Promise<Buffer> {
  const bytes = createHash('shake256', { outputLength: width * height * 3 })
    .update('noise')
    .digest()
  return sharp(bytes, { raw: { width, height, channels: 3 } })
    .resize(width * 40, height * 40, { kernel: 'nearest' })
    .jpeg()
    .toBuffer()
}

it.each([
  ['a photo of a phone', () => phonePhoto({ width: 1200, height: 900 })],
  ['nothing but noise, upright', () => noise(15, 20)],
  ['nothing but noise, square', () => noise(20, 20)],
  ['a line', () => picture('png', 1)],
])('the placeholder of %s has at most 20 pixels a side and 300 characters', async (_, make) => {
  const { placeholder } = await normaliseImage(await make())
  expect(placeholder).toMatch(/^data:image\/webp;base64,[A-Za-z0-9+/]+=*$/)
  expect(placeholder?.length).toBeLessThanOrEqual(MOST)
  const { width, height } = await sharp(Buffer.from(placeholder?.split(',')[1] ?? '', 'base64')).metadata()
  expect(Math.max(width, height)).toBeLessThanOrEqual(20)
})

it('a transparent picture has no placeholder', async () => {
  const background = { r: 9, g: 9, b: 9, alpha: 0.5 }
  const glass = sharp({ create: { width: 50, height: 50, channels: 4, background } }).png()
  expect((await normaliseImage(await glass.toBuffer())).placeholder).toBeNull()
})

it('the placeholder is returned wherever the photo is, and only there', async () => {
  const week = await challenge(MONDAY)
  const photoId = await uploadedBy(ana)
  await complete(ana, week.id, week.task(1), { photoId, showsChild: true })
  const { placeholder } = await db().photo.findUniqueOrThrow({ where: { id: photoId } })
  expect(placeholder).toContain('data:image/webp')
  const own = (await feed(ana)).data[0]
  const activities = await call<typeof listCompletionsContract>('GET /activities', { token: ana.token })
  const plan = await call<typeof getChallengeContract>(`GET /challenges/${week.id}`, { token: ana.token })
  const views = [own, activities.data[0], plan.data.tasks[0]]
  expect(views.map((one) => one?.photoPlaceholder)).toEqual([placeholder, placeholder, placeholder])
  expect(plan.data.tasks[1]).toMatchObject({ photoUrl: null, photoPlaceholder: null })
})

it("the placeholder of a child's hidden photo is not sent to other families", async () => {
  const show = (showChildPhotos: boolean) =>
    call(`PUT /user/${ana.id}/privacy`, {
      token: ana.token,
      body: { feedPrivacy: 'public', showChildPhotos },
    })
  await show(false)
  const kept = await feed(stranger)
  expect(kept.data[0]).toMatchObject({ photoHidden: true, photoUrl: null, photoPlaceholder: null })
  expect(JSON.stringify(kept.data)).not.toContain('data:')
  await show(true)
  expect((await feed(stranger)).data[0]?.photoPlaceholder).toContain('data:image/webp')
})
