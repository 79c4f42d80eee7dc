import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { addCommentContract } from '@/lib/features/feed/comments/contract'
import type {
  createReportContract,
  decideReportContract,
  listReportsContract,
} from '@/lib/features/moderation/contract'
import { db } from '@/lib/platform/db/client'
import { buildAdmin } from '../../factories/admin'
import { buildFamily } from '../../factories/family'
import { signIn } from '../../factories/session'
import { call } from '../../support/api'
import { buildMember, buildPartner } from '../../support/members'
import { MONDAY, NOON, post, postIds } from '../../support/posts'
import { at, challenge, complete, type Member } from '../../support/scene'

async function buildPosts(author: Member, count: number): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < count) ids.push(await post(author))
  return ids
}

const CHILD = 'child_without_permission'
type Kind = 'post' | 'comment' | 'family'

const report = (by: { token: string }, id: string, { kind = 'post' as Kind, reason = CHILD } = {}) =>
  call<typeof createReportContract>('POST /reports', { token: by.token, body: { kind, id, reason } })
const comment = async (by: Member, postId: string) => {
  const body = { content: 'Well done' }
  return (await call<typeof addCommentContract>(`POST /feed/${postId}/comments`, { token: by.token, body }))
    .data.id
}
const countHidden = (ids: string[]) =>
  db().post.count({ where: { id: { in: ids }, hiddenAt: { not: null } } })
const sees = async (who: Member, id: string) => (await postIds(who)).includes(id)

let admin: { id: string; token: string }
let ana: Member
let rui: Member

const decide = (id: string, status: 'upheld' | 'dismissed') =>
  call<typeof decideReportContract>(`PUT /admin/reports/${id}`, { token: admin.token, body: { status } })

beforeAll(async () => {
  admin = await buildAdmin()
})

beforeEach(async () => {
  at(NOON)
  ;[ana, rui] = [await buildMember(), await buildMember()]
})

describe('a stranger', () => {
  it('hides no posts of a family by reporting the family', async () => {
    const ids = await buildPosts(ana, 2)
    expect(await report(rui, ana.familyId, { kind: 'family' })).toMatchObject({ status: 201 })
    expect(await countHidden(ids)).toBe(0)
  })

  it('hides no posts of 18 families by reporting all of them simultaneously', async () => {
    const families = await Promise.all(Array.from({ length: 18 }, () => buildMember()))
    const { id, task } = await challenge(MONDAY, { plan: { 1: 1 } })
    for (const family of families) await complete(family, id, task(1), { showsChild: false })
    const posts = await db().post.findMany({ where: { completion: { challengeId: id } } })
    expect(posts).toHaveLength(18)
    const answers = await Promise.all(
      families.map(({ familyId }) => report(rui, familyId, { kind: 'family' })),
    )
    expect(answers.map(({ status }) => status)).toEqual(families.map(() => 201))
    expect(await countHidden(posts.map((one) => one.id))).toBe(0)
  })

  it('hides at most three posts a day with ten simultaneous reports, and all reports are queued', async () => {
    const ids = await buildPosts(ana, 10)
    const answers = await Promise.all(ids.map((id) => report(rui, id)))
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 201))
    expect(await countHidden(ids)).toBe(3)
    expect(await db().report.count({ where: { reporterId: rui.id, status: 'open' } })).toBe(10)

    at('2026-11-17T11:59:00Z')
    await Promise.all(ids.map((id) => report(rui, id)))
    expect(await countHidden(ids)).toBe(3)
    at('2026-11-17T12:01:00Z')
    const later = await post(ana)
    await report(rui, later)
    expect(await countHidden([later])).toBe(1)
  })

  it('is limited to three hidden posts and comments together', async () => {
    const [id = ''] = await buildPosts(ana, 1)
    const comments = [
      await comment(ana, id),
      await comment(ana, id),
      await comment(ana, id),
      await comment(ana, id),
    ]
    for (const one of comments) await report(rui, one, { kind: 'comment' })
    expect(await db().comment.count({ where: { id: { in: comments }, hiddenAt: null } })).toBe(1)
    await report(rui, id)
    expect(await countHidden([id])).toBe(0)
  })

  it('shares the limit with the other adults of the family and keeps it in a new family', async () => {
    const partner = await buildPartner(rui)
    const ids = await buildPosts(ana, 6)
    await Promise.all(ids.slice(0, 4).map((id, index) => report(index % 2 ? rui : partner, id)))
    expect(await countHidden(ids)).toBe(3)

    for (const { id, hiddenAt } of await db().post.findMany({ where: { id: { in: ids } } })) {
      if (hiddenAt)
        await db().report.updateMany({ where: { subjectId: id }, data: { reporterId: partner.id } })
    }
    const { family } = await buildFamily()
    await db().user.update({ where: { id: partner.id }, data: { familyId: family.id } })
    const token = await signIn(partner)
    expect((await report({ token }, ids[4] ?? '')).status).toBe(201)
    expect(await countHidden(ids)).toBe(3)
  })

  it('cannot report after leaving their family', async () => {
    const id = await post(ana)
    await buildPartner(rui)
    await db().user.update({ where: { id: rui.id }, data: { familyId: null } })
    expect(await report({ token: await signIn(rui) }, id)).toMatchObject({
      status: 403,
      error: { code: 'family_required' },
    })
  })

  it('does not use up the limit by reports that hide nothing', async () => {
    const ids = await buildPosts(ana, 4)
    const third = await buildMember()
    await report(third, ids[0] ?? '')
    await report(rui, ids[0] ?? '')
    for (const id of ids.slice(1)) await report(rui, id)
    for (const id of ids.slice(1)) await report(rui, id)
    expect(await countHidden(ids)).toBe(4)
  })
})

describe('a report', () => {
  it('is stored once when it is sent repeatedly or simultaneously', async () => {
    const id = await post(ana)
    const answers = await Promise.all([report(rui, id), report(rui, id)])
    answers.push(await report(rui, id))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    expect(await db().report.count({ where: { subjectId: id } })).toBe(1)
  })

  it('gets 404 for a private post, a post no longer visible, and their comments', async () => {
    const follower = await buildMember()
    const shy = await buildMember('followers')
    await db().follow.create({
      data: { followerId: follower.familyId, followedId: shy.familyId, status: 'accepted' },
    })
    const id = await post(shy)
    const said = await comment(follower, id)
    expect((await report(follower, id, { reason: 'spam' })).status).toBe(201)
    await call(`DELETE /community/families/${shy.familyId}/follow`, { token: follower.token })
    const closed = await post(await buildMember('private'))
    for (const one of [id, closed]) expect((await report(follower, one)).status).toBe(404)
    expect((await report(follower, said, { kind: 'comment' })).status).toBe(404)
    expect((await report(rui, said, { kind: 'comment' })).status).toBe(404)
    expect(await countHidden([id, closed])).toBe(0)
  })

  it('gets 404 between families of which one blocks the other', async () => {
    const third = await buildMember()
    const id = await post(ana)
    const under = await post(third)
    const said = await comment(ana, under)
    await call(`PUT /community/families/${ana.familyId}/block`, { token: rui.token })
    for (const [by, whose] of [
      [rui, ana],
      [ana, rui],
    ] as const)
      expect((await report(by, whose.familyId, { kind: 'family' })).status).toBe(404)
    expect((await report(rui, id)).status).toBe(404)
    expect((await report(rui, said, { kind: 'comment' })).status).toBe(404)
    expect((await report(third, said, { kind: 'comment' })).status).toBe(201)
  })

  it('gets 404 for hidden content, the own family and unknown ids', async () => {
    const id = await post(ana)
    const said = await comment(ana, id)
    await report(rui, said, { kind: 'comment' })
    await report(rui, id)
    const third = await buildMember()
    expect((await report(third, id)).status).toBe(404)
    expect((await report(third, said, { kind: 'comment' })).status).toBe(404)
    expect((await report(third, third.familyId, { kind: 'family' })).status).toBe(404)
    for (const kind of ['post', 'comment', 'family'] as const)
      expect((await report(third, third.id, { kind })).status).toBe(404)
    expect(await db().report.count({ where: { reporterId: third.id } })).toBe(0)
  })

  it('hides a post of the own family from other families', async () => {
    const partner = await buildPartner(ana)
    const id = await post(ana)
    expect((await report(partner, id)).status).toBe(201)
    expect([await sees(ana, id), await sees(rui, id)]).toEqual([true, false])
  })

  it('never hides content whose earlier report an administrator has dismissed', async () => {
    const id = await post(ana)
    const said = await comment(ana, id)
    for (const [subject, kind] of [
      [id, 'post'],
      [said, 'comment'],
    ] as const) {
      const { data } = await report(rui, subject, { kind, reason: kind === 'post' ? CHILD : 'spam' })
      await decide(data.id, 'dismissed')
    }
    const third = await buildMember()
    expect((await report(third, id)).status).toBe(201)
    expect((await report(rui, id)).status).toBe(201)
    expect((await report(third, said, { kind: 'comment' })).status).toBe(201)
    expect(await countHidden([id])).toBe(0)
    expect(await db().comment.count({ where: { id: said, hiddenAt: null } })).toBe(1)

    const query = 'GET /admin/reports?limit=100&kind=post'
    const { data } = await call<typeof listReportsContract>(query, { token: admin.token })
    expect(data.find(({ subjectId }) => subjectId === id)).toMatchObject({
      isHidden: false,
      wasLetStand: true,
    })
  })

  it('hides nothing when it arrives while an administrator dismisses another report', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await post(ana)
      const { data } = await report(rui, id, { reason: 'spam' })
      const third = await buildMember()
      await Promise.all([decide(data.id, 'dismissed'), report(third, id)])
      const rows = await db().report.findMany({ where: { subjectId: id } })
      const isOpen = rows.some(({ status }) => status === 'open')
      expect([isOpen, await countHidden([id])]).toEqual([isOpen, 0])
    }
  })

  it('hides the posts of a reported family when an administrator upholds it', async () => {
    const ids = await buildPosts(ana, 2)
    const { data } = await report(rui, ana.familyId, { kind: 'family' })
    await decide(data.id, 'upheld')
    expect(await countHidden(ids)).toBe(2)
  })
})
