import { beforeEach, describe, expect, it } from 'vitest'
import type { addCommentContract } from '@/lib/features/feed/comments/contract'
import { photoUrl } from '@/lib/features/photos/rules'
import { db } from '@/lib/platform/db/client'
import { buildPost } from '../../factories/post'
import { call } from '../../support/api'
import { buildMember, buildPartner } from '../../support/members'
import { markAllRead, notifications, texts } from '../../support/notifications'
import { uploadedBy } from '../../support/photo-files'
import type { Member } from '../../support/scene'

let ana: Member
let rui: Member
let bia: Member
let post: string

const like = (who: Member, id = post) => call(`PUT /feed/${id}/like`, { token: who.token })
const unlike = (who: Member, id = post) => call(`DELETE /feed/${id}/like`, { token: who.token })
const say = async (who: Member, content = 'Lovely!') =>
  (
    await call<typeof addCommentContract>(`POST /feed/${post}/comments`, {
      token: who.token,
      body: { content },
    })
  ).data.id
const block = (who: Member, whom: Member, method = 'PUT') =>
  call(`${method} /community/families/${whom.familyId}/block`, { token: who.token })
const name = async ({ familyId }: Member) =>
  (await db().family.findUniqueOrThrow({ where: { id: familyId } })).name
const age = async (minutes: number) => {
  await db().$executeRaw`update likes set created_at = created_at - ${minutes}::int * interval '1 minute'`
  await db().$executeRaw`update comments set created_at = created_at - ${minutes}::int * interval '1 minute'`
  await db()
    .$executeRaw`update notifications set started_at = started_at - ${minutes}::int * interval '1 minute',
    at = at - ${minutes}::int * interval '1 minute'`
}

beforeEach(async () => {
  ;[ana, rui, bia] = [await buildMember(), await buildMember(), await buildMember()]
  post = await buildPost(ana)
})

describe('a like', () => {
  it('notifies all adults of the family with a link to the post', async () => {
    const ivo = await buildPartner(ana)
    await like(rui)
    for (const who of [ana, ivo]) {
      const { data, unread, nextCursor } = await notifications(who)
      expect(data).toMatchObject([
        {
          kind: 'like',
          read: false,
          text: `${await name(rui)} liked “Rainbow salad”`,
          path: `/activity-feed?post=${post}`,
          family: { id: rui.familyId, avatar: null },
        },
      ])
      expect([unread, nextCursor]).toEqual([1, null])
    }
    expect((await notifications(rui)).data).toEqual([])
  })

  it('is shown with the newest family that is not blocked and its picture', async () => {
    const avatarPhotoId = await uploadedBy(rui)
    await db().family.update({ where: { id: rui.familyId }, data: { avatarPhotoId } })
    await like(rui)
    await like(bia)
    expect((await notifications(ana)).data).toMatchObject([{ family: { id: bia.familyId, avatar: null } }])
    await block(ana, bia)
    const family = { id: rui.familyId, avatar: photoUrl(avatarPhotoId) }
    expect((await notifications(ana)).data).toMatchObject([{ family }])
  })

  it('notifies only the other adult when it is by an adult of the family', async () => {
    const ivo = await buildPartner(ana)
    await like(ivo)
    const { firstName } = await db().user.findUniqueOrThrow({ where: { id: ivo.id } })
    expect(await texts(ana)).toEqual([`${firstName} liked “Rainbow salad”`])
    expect(await texts(ivo)).toEqual([])
  })

  it('is added to the notification of the same hour, which becomes unread again', async () => {
    await like(rui)
    await markAllRead(ana)
    expect((await notifications(ana)).unread).toBe(0)
    await like(bia)
    const { data, unread } = await notifications(ana)
    expect(data).toMatchObject([{ read: false, text: `${await name(bia)} and 1 more liked “Rainbow salad”` }])
    expect(unread).toBe(1)
  })

  it('creates another notification after an hour', async () => {
    await like(rui)
    await age(61)
    await like(bia)
    expect(await texts(ana)).toEqual([
      `${await name(bia)} liked “Rainbow salad”`,
      `${await name(rui)} liked “Rainbow salad”`,
    ])
  })

  it('creates one notification when several users like simultaneously and twice', async () => {
    const others = await Promise.all(Array.from({ length: 4 }, () => buildMember()))
    await Promise.all([...others, ...others].map((who) => like(who)))
    expect(await texts(ana)).toEqual([expect.stringMatching(/and 3 more liked/)])
    expect(await db().notification.count({ where: { postId: post } })).toBe(1)
  })

  it('is no longer counted when undone, and undoing the last one removes the notification', async () => {
    await like(rui)
    await like(bia)
    await unlike(bia)
    expect(await texts(ana)).toEqual([`${await name(rui)} liked “Rainbow salad”`])
    await unlike(rui)
    expect(await notifications(ana)).toMatchObject({ data: [], unread: 0 })
    await like(rui)
    expect(await texts(ana)).toHaveLength(1)
  })

  it('is no longer counted when its account is deleted', async () => {
    await like(rui)
    await db().like.deleteMany({ where: { userId: rui.id } })
    await db().user.delete({ where: { id: rui.id } })
    expect(await texts(ana)).toEqual([])
  })
})

describe('a comment', () => {
  it('is counted in the notification each time, without its text', async () => {
    await say(rui, 'Is that Theo?')
    expect(await texts(ana)).toEqual([`${await name(rui)} commented on “Rainbow salad”`])
    await say(rui)
    await like(bia)
    expect(await texts(ana)).toEqual([
      `${await name(bia)} liked “Rainbow salad”`,
      '2 new comments on “Rainbow salad”',
    ])
  })

  it('removes its notification when it is deleted or hidden', async () => {
    const [first, second] = [await say(rui), await say(bia)]
    await call(`DELETE /feed/${post}/comments/${second}`, { token: ana.token })
    expect(await texts(ana)).toEqual([`${await name(rui)} commented on “Rainbow salad”`])
    await db().comment.update({ where: { id: first }, data: { hiddenAt: new Date() } })
    expect(await texts(ana)).toEqual([])
  })
})

describe('a notification of a post', () => {
  it('is deleted with the post', async () => {
    await like(rui)
    await say(rui)
    expect((await call(`DELETE /feed/${post}`, { token: ana.token })).status).toBe(200)
    expect(await notifications(ana)).toMatchObject({ data: [], unread: 0 })
    expect(await db().notification.count({ where: { userId: ana.id } })).toBe(0)
  })

  it.each(['the reader', 'the other family'])('is not shown while %s blocks', async (who) => {
    await like(rui)
    await say(rui)
    await like(bia)
    const [blocker, blocked] = who === 'the reader' ? [ana, rui] : [rui, ana]
    await block(blocker, blocked)
    expect(await texts(ana)).toEqual([`${await name(bia)} liked “Rainbow salad”`])
    expect((await notifications(ana)).unread).toBe(1)
    await block(blocker, blocked, 'DELETE')
    expect(await texts(ana)).toHaveLength(2)
  })

  it('is not shown to an adult who was removed from the family', async () => {
    const ivo = await buildPartner(ana)
    await like(rui)
    expect(await texts(ivo)).toHaveLength(1)
    await db().family.update({ where: { id: ana.familyId }, data: { createdById: ana.id } })
    const removal = await call(`DELETE /families/${ana.familyId}/adults/${ivo.id}`, { token: ana.token })
    expect(removal.status).toBe(200)
    expect(await notifications(ivo)).toMatchObject({ status: 200, data: [], unread: 0 })
    await call('POST /families/create', { token: ivo.token, body: { name: 'Elsewhere' } })
    expect(await texts(ivo)).toEqual([])
    expect(await texts(ana)).toHaveLength(1)
  })

  it('is in the language of the reader', async () => {
    await like(rui)
    await db().user.update({ where: { id: ana.id }, data: { language: 'pt-BR' } })
    expect(await texts(ana)).toEqual([`${await name(rui)} curtiu “Rainbow salad”`])
  })
})
