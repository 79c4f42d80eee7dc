import { beforeAll, describe, expect, it } from 'vitest'
import type { addCommentContract } from '@/lib/features/feed/comments/contract'
import type {
  createReportContract,
  decideReportContract,
  listReportsContract,
} from '@/lib/features/moderation/contract'
import { db } from '@/lib/platform/db/client'
import { call, fetchRoute } from '../../support/api'
import { feed, NOON, post, postIds } from '../../support/posts'
import { adult, at, type Member, member } from '../../support/scene'

let ana: Member
let rui: Member
let admin: { id: string; token: string }

beforeAll(async () => {
  at(NOON)
  ;[ana, rui, admin] = [await member(), await member(), await adult()]
  await db().user.update({ where: { id: admin.id }, data: { isAdmin: true } })
  await db().user.update({ where: { id: ana.id }, data: { feedPrivacy: 'public' } })
})

const report = (who: { token: string }, body: object) =>
  call<typeof createReportContract>('POST /reports', { token: who.token, body })
const queue = (query = '?limit=100', who = admin) =>
  call<typeof listReportsContract>(`GET /admin/reports${query}`, { token: who.token })
const decide = (id: string, status: unknown, who = admin) =>
  call<typeof decideReportContract>(`PUT /admin/reports/${id}`, { token: who.token, body: { status } })
const sees = async (who: Member, id: string) => (await postIds(who)).includes(id)
const CHILD = 'child_without_permission'

describe('a report', () => {
  it('is queued once per reporter and post', async () => {
    const id = await post(ana)
    const [first, again] = [
      await report(rui, { kind: 'post', id, reason: 'spam' }),
      await report(rui, { kind: 'post', id, reason: 'other' }),
    ]
    expect(first).toMatchObject({ status: 201, data: { subjectId: id, reason: 'spam', status: 'open' } })
    expect(again.data).toEqual(first.data)
    expect(await sees(rui, id)).toBe(true)
  })

  it('hides a post from other families at once when it shows a child without permission', async () => {
    const id = await post(ana)
    await report(rui, { kind: 'post', id, reason: 'other' })
    const answer = await report(rui, { kind: 'post', id, reason: CHILD })
    expect(answer.data.reason).toBe(CHILD)
    expect([await sees(rui, id), await sees(ana, id)]).toEqual([false, true])
    expect((await call(`PUT /feed/${id}/like`, { token: rui.token })).status).toBe(404)
  })

  it('hides a comment about a child shown without permission until it is dismissed', async () => {
    const id = await post(ana)
    const said = await call<typeof addCommentContract>(`POST /feed/${id}/comments`, {
      token: rui.token,
      body: { content: 'Look at her' },
    })
    const { data } = await report(ana, { kind: 'comment', id: said.data.id, reason: CHILD })
    const readPost = async () => (await feed(ana)).data.find((one) => one.id === id)
    expect(await readPost()).toMatchObject({ comments: [], commentCount: 0 })
    await decide(data.id, 'dismissed')
    expect(await readPost()).toMatchObject({ comments: [{ id: said.data.id }], commentCount: 1 })
  })

  it('hides the posts of a family only after an administrator upholds it', async () => {
    const bad = await member()
    await db().user.update({ where: { id: bad.id }, data: { feedPrivacy: 'public' } })
    const id = await post(bad)
    const { data } = await report(rui, { kind: 'family', id: bad.familyId, reason: CHILD })
    expect(await sees(ana, id)).toBe(true)
    await decide(data.id, 'upheld')
    expect(await sees(ana, id)).toBe(false)
  })

  it('is accepted only for visible content and names the invalid fields', async () => {
    await db().user.update({ where: { id: rui.id }, data: { feedPrivacy: 'private' } })
    const hidden = await post(rui)
    expect((await report(ana, { kind: 'post', id: hidden, reason: 'spam' })).status).toBe(404)
    for (const kind of ['post', 'comment', 'family'])
      expect((await report(ana, { kind, id: ana.id, reason: 'spam' })).status).toBe(404)
    const wrong = await report(ana, { kind: 'person', id: 'x', reason: 'dislike' })
    expect(wrong.status).toBe(422)
    expect(Object.keys(wrong.error.fields ?? {}).sort()).toEqual(['id', 'kind', 'reason'])
    expect((await report(await adult(), {})).status).toBe(403)
  })
})

describe('the report queue', () => {
  it('is for administrators only and lists the most serious reports first, in pages', async () => {
    expect((await queue('', rui)).status).toBe(403)
    expect((await decide(ana.id, 'upheld', rui)).status).toBe(403)
    const { data } = await queue()
    const reasons = data.map(({ reason }) => reason)
    expect(reasons.lastIndexOf(CHILD)).toBeLessThan(reasons.indexOf('spam'))
    const first = await queue('?limit=1')
    const rest = await queue(`?limit=100&cursor=${first.nextCursor}`)
    expect([...first.data, ...rest.data]).toEqual(data)
    expect(data[0]).toMatchObject({ familyId: ana.familyId, reporterId: rui.id, text: '', handledAt: null })
    for (const query of ['?status=lost', '?cursor=x', '?limit=0'])
      expect((await queue(query)).status).toBe(422)
  })

  it('lets an administrator see a private photo only as long as its report is open', async () => {
    const id = await post(ana)
    const { data } = await report(rui, { kind: 'post', id, reason: 'bullying' })
    await db().post.update({ where: { id }, data: { visibility: 'private' } })
    const reported = (await queue()).data.find((one) => one.id === data.id)
    const look = async () => {
      const line = `GET ${reported?.photoUrl?.replace('/api/v1', '')}`
      return (await fetchRoute(line, { token: admin.token, headers: { 'if-none-match': '*' } })).status
    }
    expect(await look()).toBe(304)
    expect((await decide(data.id, 'dismissed')).data.photoUrl).toBeNull()
    expect(await look()).toBe(404)
  })

  it('decides all open reports of a post together and records it in the audit log', async () => {
    const id = await post(ana)
    const third = await member()
    const { data: one } = await report(rui, { kind: 'post', id, reason: CHILD })
    const other = await db().report.create({
      data: { kind: 'post', subjectId: id, familyId: ana.familyId, reason: 'spam', reporterId: third.id },
    })
    const answer = await decide(one.id, 'dismissed')
    expect(answer).toMatchObject({ status: 200, data: { status: 'dismissed', handledById: admin.id } })
    expect(await sees(rui, id)).toBe(true)
    expect((await db().report.findUniqueOrThrow({ where: { id: other.id } })).status).toBe('dismissed')
    expect(await db().auditEntry.count({ where: { subjectId: id, actorId: admin.id } })).toBe(1)

    expect((await decide(one.id, 'dismissed')).status).toBe(200)
    expect(await decide(one.id, 'upheld')).toMatchObject({
      status: 409,
      error: { code: 'changed_meanwhile' },
    })
    await report(rui, { kind: 'post', id, reason: CHILD })
    expect(await sees(rui, id)).toBe(true)
  })

  it('hides a post permanently when its report is upheld', async () => {
    const id = await post(ana)
    const { data } = await report(rui, { kind: 'post', id, reason: 'spam' })
    expect(await sees(rui, id)).toBe(true)
    await decide(data.id, 'upheld')
    expect(await sees(rui, id)).toBe(false)
    expect((await queue('?status=upheld')).data.map((one) => one.id)).toContain(data.id)
  })

  it('rejects an invalid decision with 422 and an unknown report with 404', async () => {
    const id = await post(ana)
    const { data } = await report(rui, { kind: 'post', id, reason: 'spam' })
    expect((await decide(data.id, 'open')).status).toBe(422)
    expect((await decide(ana.id, 'upheld')).status).toBe(404)
  })
})
