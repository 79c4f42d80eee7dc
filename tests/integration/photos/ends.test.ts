import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { sweepUnusedPhotos } from '@/lib/features/photos/service'
import { db } from '@/lib/platform/db/client'
import { form } from '../../api/row'
import { buildAdmin } from '../../factories/admin'
import { call } from '../../support/api'
import { uploadedBy, withFiles, withRows } from '../../support/photo-files'
import { picture } from '../../support/pictures'
import { MONDAY, NOON } from '../../support/posts'
import { adult, at, challenge, complete, type Member, member, undo } from '../../support/scene'

let admin: Awaited<ReturnType<typeof buildAdmin>>
beforeAll(async () => {
  at(NOON)
  admin = await buildAdmin()
})
afterAll(() => void vi.useRealTimers())

const password = 'correct horse'
const YEARS_LATER = new Date('2100-01-01')
const image = async () => new File([new Uint8Array(await picture())], 'p.png', { type: 'image/png' })

async function send(line: string, token: string, body?: unknown): Promise<{ id: string }> {
  const answer = await call<unknown>(line, { token, body })
  expect(answer.status, `${line}: ${answer.error?.code}`).toBeLessThan(300)
  return answer.data as unknown as { id: string }
}

async function done(by: Member) {
  const photoId = await uploadedBy(by)
  const week = await challenge(MONDAY)
  expect((await complete(by, week.id, week.task(1), { photoId })).status).toBe(201)
  const { id: postId } = await db().post.findFirstOrThrow({ where: { completion: { photoId } } })
  return { photoId, postId, challengeId: week.id, taskId: week.task(1) }
}

async function withPartner(): Promise<[Member, { id: string; token: string }]> {
  const [ana, rui] = [await member(), await adult()]
  await send('POST /families/join', rui.token, { uniqueCode: ana.joinCode })
  return [ana, rui]
}

async function pictured(line: string, fields: Record<string, string | string[]>, name = 'image') {
  const body = form({ ...fields, [name]: await image() })
  const data = (await send(line, admin.token, body)) as unknown as Record<string, string>
  return { id: data.id ?? '', photoId: (data.imagePath ?? data[name] ?? '').split(/[/?]/)[4] ?? '' }
}

type Ends = { gone: string[]; stays?: string[] }

const CASES: Record<string, () => Promise<Ends>> = {
  'an upload that is never used': async () => ({ gone: [await uploadedBy(await member())] }),
  'a completion undone': async () => {
    const ana = await member()
    const { photoId, challengeId, taskId } = await done(ana)
    expect((await undo(ana, challengeId, taskId)).status).toBe(200)
    return { gone: [photoId] }
  },
  'a post deleted, which leaves the completion its photo': async () => {
    const ana = await member()
    const { photoId, postId } = await done(ana)
    await send(`DELETE /feed/${postId}`, ana.token)
    return { gone: [], stays: [photoId] }
  },
  'a week deleted with what was done in it': async () => {
    const { photoId, challengeId } = await done(await member())
    await send(`DELETE /challenges/${challengeId}?force=true`, admin.token)
    return { gone: [photoId] }
  },
  'an account erased, whose family stays': async () => {
    const [ana, rui] = await withPartner()
    const [{ photoId }, own, unused] = [await done(ana), await uploadedBy(ana), await uploadedBy(ana)]
    await send(`PUT /user/${ana.id}`, ana.token, { avatarPhotoId: own })
    const theirs = await uploadedBy(rui)
    await send(`PUT /user/${rui.id}`, rui.token, { avatarPhotoId: theirs })
    await send(`DELETE /user/${ana.id}`, ana.token, { password })
    return { gone: [photoId, own, unused], stays: [theirs] }
  },
  'an account erased with its family': async () => {
    const ana = await member()
    const [{ photoId }, crest] = [await done(ana), await uploadedBy(ana)]
    await send(`PUT /families/${ana.familyId}`, ana.token, { avatarPhotoId: crest })
    await send(`DELETE /user/${ana.id}`, ana.token, { password })
    return { gone: [photoId, crest] }
  },
  'an account erased by an administrator': async () => {
    const ana = await member()
    const { photoId } = await done(ana)
    await send(`DELETE /admin/users/${ana.id}?withFamily=true`, admin.token)
    return { gone: [photoId] }
  },
  'the last adult left, and the family with it': async () => {
    const ana = await member()
    const [{ photoId }, crest, own] = [await done(ana), await uploadedBy(ana), await uploadedBy(ana)]
    await send(`PUT /families/${ana.familyId}`, ana.token, { avatarPhotoId: crest })
    await send(`PUT /user/${ana.id}`, ana.token, { avatarPhotoId: own })
    await send(`POST /families/${ana.familyId}/leave`, ana.token, { deleteFamily: true })
    return { gone: [photoId, crest], stays: [own] }
  },
  'an adult left, and the family stays': async () => {
    const [ana, rui] = await withPartner()
    const { photoId } = await done({ ...ana, ...rui })
    await send(`POST /families/${ana.familyId}/leave`, rui.token, {})
    return { gone: [], stays: [photoId] }
  },
  'pictures of a person and of a family replaced': async () => {
    const ana = await member()
    const [first, second, third, fourth] = [
      await uploadedBy(ana),
      await uploadedBy(ana),
      await uploadedBy(ana),
      await uploadedBy(ana),
    ]
    for (const avatarPhotoId of [first, second])
      await send(`PUT /user/${ana.id}`, ana.token, { avatarPhotoId })
    for (const avatarPhotoId of [third, fourth])
      await send(`PUT /families/${ana.familyId}`, ana.token, { avatarPhotoId })
    return { gone: [first, third], stays: [second, fourth] }
  },
  'pictures of a task, a badge and a recipe replaced, taken away or deleted': async () => {
    const text = { name: 'Water', description: 'A glass.', examples: ['Now'] }
    const task = await pictured('POST /tasks/create-with-image', text)
    const newer = await pictured(`PUT /tasks/${task.id}/upload`, text)
    const recipe = await pictured('POST /recipes', { title: 'Soup', ingredients: ['Water'], steps: ['Cook'] })
    await send(`DELETE /recipes/${recipe.id}`, admin.token)
    const words = {
      name: 'Ten',
      description: 'For ten.',
      kind: 'special',
      rule: '{"type":"tasks","count":10}',
    }
    const badge = await pictured('POST /badges', words)
    await send(`PUT /badges/${badge.id}`, admin.token, form({ removeImage: 'true' }))
    return { gone: [task.photoId, recipe.photoId, badge.photoId], stays: [newer.photoId] }
  },
}

it.each(Object.entries(CASES))('photo rows and files match after the sweep: %s', async (_, end) => {
  const { gone, stays = [] } = await end()
  expect([...gone, ...stays].every(Boolean)).toBe(true)
  await sweepUnusedPhotos(YEARS_LATER)
  const rows = await withRows()
  expect(rows).toEqual(await withFiles())
  expect(rows.filter((id) => gone.includes(id))).toEqual([])
  expect(rows).toEqual(expect.arrayContaining(stays))
})

it('photos of an erased account are deleted at once, and unused photos are kept for a day', async () => {
  const [ana, rui] = [await member(), await member()]
  const [gone, waits] = [await uploadedBy(ana), await uploadedBy(rui)]
  await send(`DELETE /user/${ana.id}`, ana.token, { password })
  expect(await withFiles()).not.toContain(gone)
  expect(await withFiles()).toContain(waits)
})
