import { readFileSync } from 'node:fs'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/lib/db/client'
import type { addCommentContract } from '@/lib/feed/comments/contract'
import type { decideReportContract, listReportsContract, reportContract } from '@/lib/moderation/contract'
import { buildAdmin } from '../../factories/admin'
import { buildFamily } from '../../factories/family'
import { signIn } from '../../factories/session'
import { buildUser } from '../../factories/user'
import { call } from '../../support/api'
import { NOON, post, postIds } from '../../support/posts'
import { at } from '../../support/scene'

type Household = Awaited<ReturnType<typeof buildHousehold>>

async function buildHousehold(feedPrivacy: 'private' | 'followers' | 'public' = 'public') {
  const { family, adult } = await buildFamily({ adult: await buildUser({ feedPrivacy }) })
  return { ...adult, familyId: family.id, joinCode: family.joinCode, token: await signIn(adult) }
}

async function buildPartner({ familyId }: Household) {
  const user = await buildUser({ familyId, feedPrivacy: 'public' })
  return { ...user, familyId, joinCode: '', token: await signIn(user) }
}

async function buildPosts(author: Household, count: number): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < count) ids.push(await post(author))
  return ids
}

const CHILD = 'child_without_permission'
type Kind = 'post' | 'comment' | 'family'

const report = (by: { token: string }, id: string, { kind = 'post' as Kind, reason = CHILD } = {}) =>
  call<typeof reportContract>('POST /reports', { token: by.token, body: { kind, id, reason } })
const comment = async (by: Household, postId: string) => {
  const body = { content: 'Well done' }
  return (await call<typeof addCommentContract>(`POST /feed/${postId}/comments`, { token: by.token, body }))
    .data.id
}
const countHidden = (ids: string[]) =>
  db().post.count({ where: { id: { in: ids }, hiddenAt: { not: null } } })
const sees = async (who: Household, id: string) => (await postIds(who)).includes(id)

let admin: { id: string; token: string }
let ana: Household
let rui: Household

const decide = (id: string, status: 'upheld' | 'dismissed') =>
  call<typeof decideReportContract>(`PUT /admin/reports/${id}`, { token: admin.token, body: { status } })

beforeAll(async () => {
  admin = await buildAdmin()
})

beforeEach(async () => {
  at(NOON)
  ;[ana, rui] = [await buildHousehold(), await buildHousehold()]
})

describe('a stranger', () => {
  it('cannot empty the page of a family by reporting the family', async () => {
    const ids = await buildPosts(ana, 2)
    expect(await report(rui, ana.familyId, { kind: 'family' })).toMatchObject({ status: 201 })
    expect(await countHidden(ids)).toBe(0)
  })

  it('cannot hide 18 families at once', async () => {
    const families = await Promise.all(Array.from({ length: 18 }, () => buildHousehold()))
    const ids: string[] = []
    for (const family of families) ids.push(await post(family))
    const answers = await Promise.all(
      families.map(({ familyId }) => report(rui, familyId, { kind: 'family' })),
    )
    expect(answers.map(({ status }) => status)).toEqual(families.map(() => 201))
    expect(await countHidden(ids)).toBe(0)
  })

  it('hides three posts a day at most with ten reports at once; the others wait in the queue', async () => {
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

  it('counts comments into the same limit', async () => {
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

  it('shares the limit with the other adults of the family, and takes it along into another', async () => {
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

  it('cannot report without a family any more', async () => {
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
    const third = await buildHousehold()
    await report(third, ids[0] ?? '')
    await report(rui, ids[0] ?? '')
    for (const id of ids.slice(1)) await report(rui, id)
    for (const id of ids.slice(1)) await report(rui, id)
    expect(await countHidden(ids)).toBe(4)
  })
})

describe('a report', () => {
  it('is one when it is sent twice, in a row or at once', async () => {
    const id = await post(ana)
    const answers = await Promise.all([report(rui, id), report(rui, id)])
    answers.push(await report(rui, id))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    expect(await db().report.count({ where: { subjectId: id } })).toBe(1)
  })

  it('answers 404 for a private post, a post seen earlier, and their comments', async () => {
    const follower = await buildHousehold()
    const shy = await buildHousehold('followers')
    await db().follow.create({
      data: { followerId: follower.familyId, followedId: shy.familyId, status: 'accepted' },
    })
    const id = await post(shy)
    const said = await comment(follower, id)
    expect((await report(follower, id, { reason: 'spam' })).status).toBe(201)
    await call(`DELETE /community/families/${shy.familyId}/follow`, { token: follower.token })
    const closed = await post(await buildHousehold('private'))
    for (const one of [id, closed]) expect((await report(follower, one)).status).toBe(404)
    expect((await report(follower, said, { kind: 'comment' })).status).toBe(404)
    expect((await report(rui, said, { kind: 'comment' })).status).toBe(404)
    expect(await countHidden([id, closed])).toBe(0)
  })

  it('answers 404 between families of which one blocks the other', async () => {
    const third = await buildHousehold()
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

  it('answers 404 for what is hidden, for the own family and for what is unknown', async () => {
    const id = await post(ana)
    const said = await comment(ana, id)
    await report(rui, said, { kind: 'comment' })
    await report(rui, id)
    const third = await buildHousehold()
    expect((await report(third, id)).status).toBe(404)
    expect((await report(third, said, { kind: 'comment' })).status).toBe(404)
    expect((await report(third, third.familyId, { kind: 'family' })).status).toBe(404)
    for (const kind of ['post', 'comment', 'family'] as const)
      expect((await report(third, third.id, { kind })).status).toBe(404)
    expect(await db().report.count({ where: { reporterId: third.id } })).toBe(0)
  })

  it('lets an adult hide what the own family shows', async () => {
    const partner = await buildPartner(ana)
    const id = await post(ana)
    expect((await report(partner, id)).status).toBe(201)
    expect([await sees(ana, id), await sees(rui, id)]).toEqual([true, false])
  })

  it('never hides what an administrator has let stand', async () => {
    const id = await post(ana)
    const said = await comment(ana, id)
    for (const [subject, kind] of [
      [id, 'post'],
      [said, 'comment'],
    ] as const) {
      const { data } = await report(rui, subject, { kind, reason: kind === 'post' ? CHILD : 'spam' })
      await decide(data.id, 'dismissed')
    }
    const third = await buildHousehold()
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

  it('is never left hidden by one that comes while an administrator dismisses another', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await post(ana)
      const { data } = await report(rui, id, { reason: 'spam' })
      const third = await buildHousehold()
      await Promise.all([decide(data.id, 'dismissed'), report(third, id)])
      const rows = await db().report.findMany({ where: { subjectId: id } })
      const isOpen = rows.some(({ status }) => status === 'open')
      expect([isOpen, await countHidden([id])]).toEqual([isOpen, 0])
    }
  })

  it('of a family still lets an administrator hide what the family has posted', async () => {
    const ids = await buildPosts(ana, 2)
    const { data } = await report(rui, ana.familyId, { kind: 'family' })
    await decide(data.id, 'upheld')
    expect(await countHidden(ids)).toBe(2)
  })
})

describe('the migration', () => {
  const [file = ''] = ['prisma/migrations/20261127202915_bound_what_reports_hide/migration.sql']
  const run = async () => {
    for (const statement of readFileSync(file, 'utf8').split(';')) {
      const update = /^UPDATE[\s\S]*/m.exec(statement)?.[0]
      if (update) await db().$executeRawUnsafe(update)
    }
  }
  const store = (kind: Kind, subjectId: string, createdAt: Date, status: 'open' | 'upheld' = 'open') =>
    db().report.create({
      data: { kind, subjectId, familyId: ana.familyId, reason: CHILD, status, createdAt },
    })

  it('shows what an open report of its family has hidden, and keeps what has a report of its own', async () => {
    const [plain = '', own = '', upheld = '', other = ''] = await buildPosts(ana, 4)
    const [first, second] = [new Date('2026-11-16T10:00:00Z'), new Date('2026-11-16T11:00:00Z')]
    const ids = [plain, own, upheld]
    await db().post.updateMany({ where: { id: { in: ids } }, data: { hiddenAt: first } })
    await db().post.update({ where: { id: other }, data: { hiddenAt: second } })
    await store('family', ana.familyId, first)
    const reported = await store('post', own, second)
    await store('post', upheld, second, 'upheld')
    await store('post', other, second)
    await run()
    const rows = await db().post.findMany({ where: { familyId: ana.familyId, hiddenAt: null } })
    expect(rows.map(({ id }) => id)).toEqual([plain])
    await decide(reported.id, 'dismissed')
    expect(await countHidden([own])).toBe(0)
    expect((await db().report.findFirstOrThrow({ where: { subjectId: other } })).hidAt).toEqual(second)
  })

  it('keeps what an administrator has upheld against a family', async () => {
    const ids = await buildPosts(ana, 2)
    const moment = new Date('2026-11-16T10:00:00Z')
    await db().post.updateMany({ where: { id: { in: ids } }, data: { hiddenAt: moment } })
    await store('family', ana.familyId, moment, 'upheld')
    await run()
    expect(await countHidden(ids)).toBe(2)
  })
})
