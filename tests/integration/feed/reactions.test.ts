import { beforeAll, describe, expect, it } from 'vitest'
import type { addCommentContract, listCommentsContract } from '@/lib/features/feed/comments/contract'
import type { likeContract } from '@/lib/features/feed/contract'
import type { readShareContract, shareContract } from '@/lib/features/feed/shares/contract'
import { readCard } from '@/lib/features/feed/shares/service'
import { db } from '@/lib/platform/db/client'
import { call } from '../../support/api'
import { feed, NOON, post } from '../../support/posts'
import { at, partner as joinFamily, type Member, member } from '../../support/scene'

let ana: Member
let rui: Member
let id: string
let hidden: string

beforeAll(async () => {
  at(NOON)
  ana = await member()
  rui = await member()
  hidden = await post(ana)
  await db().user.update({ where: { id: ana.id }, data: { feedPrivacy: 'public' } })
  id = await post(ana)
})

const like = (who: Member, postId = id) =>
  call<typeof likeContract>(`PUT /feed/${postId}/like`, { token: who.token })
const unlike = (who: Member) => call(`DELETE /feed/${id}/like`, { token: who.token })
const say = (who: Member, content: unknown, postId = id) =>
  call<typeof addCommentContract>(`POST /feed/${postId}/comments`, { token: who.token, body: { content } })
const comments = (query = '') =>
  call<typeof listCommentsContract>(`GET /feed/${id}/comments${query}`, { token: rui.token })
const unsay = (who: Member, commentId: string) =>
  call(`DELETE /feed/${id}/comments/${commentId}`, { token: who.token })
const seen = async (who: Member) => (await feed(who)).data.find((one) => one.id === id)

describe('a like', () => {
  it('counts once when it is sent several times, and is removed once', async () => {
    await Promise.all([like(rui), like(rui), like(rui), like(ana)])
    expect((await like(rui)).data).toMatchObject({ likeCount: 2, likedByMe: true })
    expect(new Set((await seen(ana))?.likes)).toEqual(new Set([ana.id, rui.id]))
    await Promise.all([unlike(rui), unlike(rui)])
    expect(await unlike(rui)).toMatchObject({ status: 200, data: null })
    expect(await seen(rui)).toMatchObject({ likes: [ana.id], likeCount: 1, likedByMe: false })
  })

  it('is refused with 404 for a post that the user may not see', async () => {
    expect((await like(rui, hidden)).status).toBe(404)
    expect((await like(rui, rui.id)).status).toBe(404)
    expect((await like(rui, 'nonsense')).status).toBe(404)
  })
})

describe('a comment', () => {
  it('is stored trimmed, counted and shown with its author', async () => {
    const answer = await say(rui, '  Que lindo!\u0000\n\nAdorei  ')
    expect(answer.status).toBe(201)
    expect(answer.data).toMatchObject({
      userId: rui.id,
      familyId: rui.familyId,
      userName: 'Person',
      content: 'Que lindo!\n\nAdorei',
    })
    expect(await seen(ana)).toMatchObject({ commentCount: 1, comments: [{ id: answer.data.id }] })
  })

  it.each([['   '], [''], [undefined], [7], ['x'.repeat(1001)]])('is rejected with %j', async (content) => {
    const answer = await say(rui, content)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error.fields ?? {})).toEqual(['content'])
  })

  it('is refused with 404 on a post that the user may not see', async () => {
    expect((await say(rui, 'Hello', hidden)).status).toBe(404)
  })

  it('is shown with its post if among the newest three, and otherwise in pages', async () => {
    for (const text of ['one', 'two', 'three', 'four']) await say(ana, text)
    const contents = (await seen(rui))?.comments.map(({ content }) => content)
    expect(contents).toEqual(['four', 'three', 'two'])
    const first = await comments('?limit=3')
    expect(first.data.map(({ content }) => content)).toEqual(contents)
    const rest = await comments(`?limit=3&cursor=${first.nextCursor}`)
    expect(rest.data.map(({ content }) => content)).toEqual(['one', 'Que lindo!\n\nAdorei'])
    expect(rest.nextCursor).toBeNull()
  })

  it('can be deleted only by its author or by the author of the post', async () => {
    const third = await member()
    const [mine, theirs] = [(await say(rui, 'mine')).data.id, (await say(third, 'theirs')).data.id]
    expect((await unsay(third, mine)).status).toBe(404)
    expect((await unsay(rui, theirs)).status).toBe(404)
    const { commentCount = 0 } = (await seen(rui)) ?? {}
    expect(await unsay(rui, mine)).toMatchObject({ status: 200, data: null })
    expect((await unsay(ana, theirs)).status).toBe(200)
    expect((await unsay(ana, theirs)).status).toBe(404)
    expect((await seen(rui))?.commentCount).toBe(commentCount - 2)
  })

  it('is hidden from a reader who has blocked its family', async () => {
    const third = await member()
    await say(third, 'not for Rui')
    await call(`PUT /community/families/${third.familyId}/block`, { token: rui.token })
    expect((await comments()).data.map(({ content }) => content)).not.toContain('not for Rui')
    expect((await seen(rui))?.comments.map(({ content }) => content)).not.toContain('not for Rui')
    expect((await seen(ana))?.comments.map(({ content }) => content)).toContain('not for Rui')
  })
})

describe('a share link', () => {
  const share = (who: Member, postId = id) =>
    call<typeof shareContract>(`POST /feed/${postId}/share`, { token: who.token })
  const known = (who: Member, postId = id) =>
    call<typeof readShareContract>(`GET /feed/${postId}/share`, { token: who.token })
  const parseToken = (url: string) => url.split('/s/')[1] ?? ''

  it('shows task and family to anyone who has it until it is revoked', async () => {
    const { status, data } = await share(ana)
    expect(status).toBe(200)
    expect(data.url).toMatch(/^http:\/\/localhost:3000\/s\/[\w-]{32}$/)
    expect((await share(ana)).data.url).toBe(data.url)
    expect([(await known(ana)).data.url, (await known(rui)).data.url]).toEqual([data.url, null])
    expect(await readCard(parseToken(data.url), 'en')).toEqual({
      familyName: (await seen(ana))?.familyName,
      taskTitle: 'Task 1.1',
      motif: 'sprout',
      badge: null,
    })
    const revoke = () => call(`DELETE /feed/${id}/share`, { token: ana.token })
    expect(await revoke()).toMatchObject({ status: 200, data: null })
    expect(await readCard(parseToken(data.url), 'en')).toBeNull()
    expect((await known(ana)).data.url).toBeNull()
    expect((await share(ana)).data.url).not.toBe(data.url)
  })

  it('can be created only by the author, not by another adult of the family or another family', async () => {
    const partner = await joinFamily(ana)
    for (const who of [rui, partner]) expect((await share(who)).status).toBe(404)
    expect((await share(ana)).status).toBe(200)
  })

  it('stops working on a post no longer public if another family created it', async () => {
    const token = 'a'.repeat(32)
    await db().shareCard.create({ data: { token, postId: id, userId: rui.id } })
    expect(await readCard(token, 'en')).not.toBeNull()
    await db().post.update({ where: { id }, data: { visibility: 'followers' } })
    expect(await readCard(token, 'en')).toBeNull()
    await db().post.update({ where: { id }, data: { visibility: 'public' } })
  })

  it('is not found for an unknown token or a post that the user may not see', async () => {
    expect(await readCard('nonsense', 'en')).toBeNull()
    expect((await share(rui, hidden)).status).toBe(404)
    expect((await known(rui, hidden)).status).toBe(404)
  })
})
