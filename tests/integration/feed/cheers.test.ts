import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eraseAccount } from '@/lib/features/families/membership/service'
import type { setCheerContract } from '@/lib/features/feed/cheers/contract'
import { findOwnData } from '@/lib/features/users/export/repository'
import { db } from '@/lib/platform/db/client'
import { call } from '../../support/api'
import { feed, NOON, post } from '../../support/posts'
import { at, type Member, member } from '../../support/scene'
import { captureQueries, explainQueries } from '../../support/sent-queries'

let ana: Member
let rui: Member
let id: string

beforeAll(async () => {
  at(NOON)
  ;[ana, rui] = await Promise.all([member(), member()])
  await db().user.update({ where: { id: ana.id }, data: { feedPrivacy: 'public' } })
})
beforeEach(async () => {
  id = await post(ana)
})

const cheer = (who: Member, kind: unknown, postId = id) =>
  call<typeof setCheerContract>(`PUT /feed/${postId}/cheer`, { token: who.token, body: { cheer: kind } })
const seen = async (who: Member) => (await feed(who)).data.find((one) => one.id === id)
const rows = () => db().cheer.findMany({ where: { postId: id }, select: { userId: true, kind: true } })

describe('a cheer', () => {
  it('is independent of likes, and a new cheer replaces the previous one of the same user', async () => {
    expect(await seen(rui)).toMatchObject({ cheers: { bravo: 0, growing: 0, sunny: 0 }, myCheer: null })
    const first = await cheer(rui, 'bravo')
    expect(first.status).toBe(200)
    expect(first.data).toMatchObject({
      ...{ id, likeCount: 0, likedByMe: false },
      ...{ cheers: { bravo: 1, growing: 0, sunny: 0 }, myCheer: 'bravo' },
    })
    await cheer(ana, 'bravo')
    const other = await cheer(rui, 'sunny')
    expect(other.data).toMatchObject({ cheers: { bravo: 1, growing: 0, sunny: 1 }, myCheer: 'sunny' })
    expect(await seen(ana)).toMatchObject({ cheers: { bravo: 1, sunny: 1 }, myCheer: 'bravo' })
  })

  it('changes nothing when it is repeated', async () => {
    await cheer(rui, 'growing')
    const before = await db().cheer.findMany({ where: { postId: id } })
    expect((await cheer(rui, 'growing')).data).toMatchObject({ cheers: { growing: 1 }, myCheer: 'growing' })
    expect(await db().cheer.findMany({ where: { postId: id } })).toEqual(before)
  })

  it('is removed by sending null, also repeatedly', async () => {
    await Promise.all([cheer(rui, 'sunny'), cheer(ana, 'sunny')])
    expect((await cheer(rui, null)).data).toMatchObject({ cheers: { sunny: 1 }, myCheer: null })
    expect((await cheer(rui, null)).data).toMatchObject({ cheers: { sunny: 1 }, myCheer: null })
    expect(await rows()).toEqual([{ userId: ana.id, kind: 'sunny' }])
  })

  it('counts once per user when several are sent simultaneously', async () => {
    const kinds = ['bravo', 'growing', 'sunny', 'growing', 'bravo', 'sunny'] as const
    const responses = await Promise.all(kinds.flatMap((kind) => [cheer(rui, kind), cheer(ana, kind)]))
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
    expect((await rows()).map(({ userId }) => userId).sort()).toEqual([ana.id, rui.id].sort())
    const { cheers } = (await seen(rui)) ?? {}
    expect(Object.values(cheers ?? {}).reduce((sum, count) => sum + count, 0)).toBe(2)
  })

  it.each([['clap'], [''], [7], [undefined], [['bravo']]])('is rejected with the value %j', async (kind) => {
    const response = await cheer(rui, kind)
    expect(response.status).toBe(422)
    expect(Object.keys(response.error.fields ?? {})).toEqual(['cheer'])
    expect(await rows()).toEqual([])
  })

  it('can be added or removed only on a post that the user may see', async () => {
    const blocked = await member()
    await cheer(blocked, 'bravo')
    await call(`PUT /community/families/${blocked.familyId}/block`, { token: ana.token })
    for (const kind of ['sunny', null]) {
      expect((await cheer(blocked, kind)).status).toBe(404)
      expect((await cheer(rui, kind, rui.id)).status).toBe(404)
      expect((await cheer(rui, kind, 'nonsense')).status).toBe(404)
    }
    expect(await rows()).toEqual([{ userId: blocked.id, kind: 'bravo' }])
    await db().post.update({ where: { id }, data: { visibility: 'private' } })
    expect((await cheer(rui, 'bravo')).status).toBe(404)
    expect((await cheer(ana, 'bravo')).status).toBe(200)
  })

  it("is part of its author's export and is deleted with the account or the post", async () => {
    const fan = await member()
    await cheer(fan, 'growing')
    const { data } = await findOwnData(fan.id, fan.familyId)
    expect(data.account.cheers).toMatchObject([{ postId: id, kind: 'growing' }])
    await eraseAccount({ id: fan.id }, fan.id)
    expect(await rows()).toEqual([])
    await cheer(rui, 'bravo')
    await call(`DELETE /feed/${id}`, { token: ana.token })
    expect(await rows()).toEqual([])
  })
})

it('a page of the feed reads cheers in a single query and through the index', async () => {
  await db().$executeRaw`
    with fans as (
      insert into users (id, email, first_name, family_id, updated_at)
      select gen_random_uuid(), 'cheer-' || n || '@brota.example', 'Fan', ${rui.familyId}::uuid, now()
      from generate_series(1, 400) n returning id, family_id)
    insert into cheers (post_id, user_id, family_id, kind)
    select p.id, f.id, f.family_id, 'bravo' from fans f, posts p`
  await db().$executeRaw`vacuum analyze cheers`
  const queries = await captureQueries(() => feed(rui))
  expect(queries.filter(({ text }) => text.includes('from cheers'))).toHaveLength(1)
  const page = (await explainQueries(queries)).find((plan) => plan.includes('cheers')) ?? ''
  expect(page).toContain('cheers_post_id_kind_user_id_idx')
  expect(page).not.toContain('Seq Scan on cheers')
})
