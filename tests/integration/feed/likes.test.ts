import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { eraseAccount } from '@/lib/features/families/membership/service'
import type { likeContract } from '@/lib/features/feed/contract'
import { likePost } from '@/lib/features/feed/service'
import { db } from '@/lib/platform/db/client'
import { buildFamilyActor } from '../../factories/session'
import { call } from '../../support/api'
import { feed, NOON, post } from '../../support/posts'
import { at, type Member, member } from '../../support/scene'
import { captureQueries, explainQueries } from '../../support/sent-queries'

let ana: Member
let fans: Member[]
let id: string
let other: string

beforeAll(async () => {
  at(NOON)
  ana = await member()
  fans = await Promise.all([member(), member(), member(), member()])
  await db().user.update({ where: { id: ana.id }, data: { feedPrivacy: 'public' } })
})
beforeEach(async () => {
  id = await post(ana)
  other = await post(ana)
})

const like = (who: Member, postId: string) =>
  call<typeof likeContract>(`PUT /feed/${postId}/like`, { token: who.token })
const back = (who: Member, postId: string) => call(`DELETE /feed/${postId}/like`, { token: who.token })
const readLikeCount = async (postId: string) =>
  (await db().post.findUniqueOrThrow({ where: { id: postId } })).likeCount

it('simultaneous likes are all counted, and each response shows the liked post', async () => {
  const asked = fans.flatMap((fan) => [id, other, id].map((postId) => ({ fan, postId })))
  const answers = await Promise.all(asked.map(({ fan, postId }) => like(fan, postId)))
  expect(answers.map(({ data }) => [data.id, data.likedByMe])).toEqual(
    asked.map(({ postId }) => [postId, true]),
  )
  for (const [place, { data }] of answers.entries()) expect(data.likes).toContain(asked[place]?.fan.id)
  expect([await readLikeCount(id), await readLikeCount(other)]).toEqual([fans.length, fans.length])
  expect(await db().like.count({ where: { postId: id } })).toBe(fans.length)
})

it('simultaneous likes get 404 for posts that the family may not see, and the others are counted', async () => {
  await db().post.update({ where: { id }, data: { visibility: 'followers' } })
  const [follower, stranger, blocked] = fans as [Member, Member, Member]
  const pair = { followerId: follower.familyId, followedId: ana.familyId }
  await db().follow.create({ data: { ...pair, status: 'accepted' } })
  await call(`PUT /community/families/${blocked.familyId}/block`, { token: ana.token })
  const answers = await Promise.all([
    ...[like(follower, id), like(stranger, id), like(blocked, id), like(ana, id)],
    ...[like(stranger, other), like(blocked, other), like(stranger, ana.id)],
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 404, 200, 200, 404, 404])
  expect([await readLikeCount(id), await readLikeCount(other)]).toEqual([2, 1])
  await call(`DELETE /community/families/${blocked.familyId}/block`, { token: ana.token })
})

it('likes are stored when another simultaneous like fails', async () => {
  const others = await Promise.all(fans.map(buildFamilyActor))
  // Erased after the session query.
  const gone = { ...(await buildFamilyActor(ana)), userId: ana.familyId }
  const answers = await Promise.allSettled([gone, ...others].map((actor) => likePost(actor, id)))
  expect(answers.map(({ status }) => status)).toEqual(['rejected', ...others.map(() => 'fulfilled')])
  expect(await readLikeCount(id)).toBe(others.length)
})

it('a like waits while its post row is locked, and likes of other posts do not', async () => {
  const [first, second] = fans as [Member, Member]
  let held: ReturnType<typeof like> | undefined
  await db().$transaction(async (tx) => {
    await tx.$queryRaw`select 1 from posts where id = ${id}::uuid for update`
    held = like(first, id)
    const answer = await like(second, other)
    expect(answer.data).toMatchObject({ id: other, likeCount: 1 })
    expect(await readLikeCount(id)).toBe(0)
  })
  expect((await held)?.data).toMatchObject({ id, likeCount: 1, likes: [first.id] })
})

it('a like does not wait for another user whose account row is locked', async () => {
  const [first, second] = fans as [Member, Member]
  let held: ReturnType<typeof like> | undefined
  await db().$transaction(async (tx) => {
    await tx.$queryRaw`select 1 from users where id = ${first.id}::uuid for update`
    held = like(first, id)
    expect((await like(second, id)).data).toMatchObject({ id, likeCount: 1 })
  })
  expect((await held)?.data).toMatchObject({ id, likeCount: 2 })
})

it('a like of an unknown post runs its insert query only once', async () => {
  const asked = await captureQueries(() => like(fans[0] as Member, ana.id))
  expect(asked.filter(({ text }) => text.includes('insert into likes'))).toHaveLength(1)
})

it('a like stored while its account is being erased is removed from the count', async () => {
  const fan = await member()
  const waiting = () => db().$queryRaw<unknown[]>`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  let erased: Promise<unknown> | undefined
  await db().$transaction(async (tx) => {
    await tx.$executeRaw`update posts set like_count = like_count + 1 where id = ${id}::uuid`
    await tx.like.create({ data: { postId: id, userId: fan.id, familyId: fan.familyId } })
    erased = eraseAccount({ id: fan.id }, fan.id)
    await vi.waitFor(async () => expect(await waiting()).not.toEqual([]), { timeout: 5_000 })
  })
  await erased
  expect(await db().like.count({ where: { postId: id } })).toBe(0)
  expect(await readLikeCount(id)).toBe(0)
})

it('simultaneous likes and unlikes leave a correct like count', async () => {
  for (let round = 0; round < 5; round += 1) {
    const all = fans.flatMap((fan) => [like(fan, id), back(fan, id), like(fan, other), back(fan, other)])
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual(all.map(() => 200))
  }
  for (const postId of [id, other])
    expect(await readLikeCount(postId)).toBe(await db().like.count({ where: { postId } }))
})

it('the feed reads the newest likes of a popular post through the index without sorting', async () => {
  await db().$executeRaw`
    with fans as (
      insert into users (id, email, first_name, family_id, updated_at)
      select gen_random_uuid(), 'fan-' || n || '@brota.example', 'Fan', ${fans[1]?.familyId}::uuid, now()
      from generate_series(1, 400) n returning id, family_id)
    insert into likes (post_id, user_id, family_id, created_at)
    select ${id}::uuid, id, family_id, now() - random() * interval '1 day' from fans`
  await db().$executeRaw`analyze likes`
  const plans = await explainQueries(await captureQueries(() => feed(fans[0] as Member)))
  const page = plans.find((plan) => plan.includes('from likes')) ?? ''
  expect(page).toContain('Index Scan using likes_post_id_created_at_user_id_idx')
  expect(page).not.toMatch(/Sort Key: likes(_\d+)?\.created_at/)
})

it("the feed looks up the reader's own like per post instead of reading all their likes", async () => {
  await Promise.all([like(fans[0] as Member, id), like(fans[0] as Member, other)])
  await db().$executeRaw`analyze likes`
  const plans = await explainQueries(await captureQueries(() => feed(fans[0] as Member)))
  const page = plans.find((plan) => plan.includes('from likes')) ?? ''
  expect(page).toMatch(/\(\(post_id = posts(_\d+)?\.id\) AND \(user_id = /)
  expect(page).not.toMatch(/Index Cond: \(user_id = /)
})

it('likes, unlikes and comments are committed to disk before the response', async () => {
  const run = (sql: string) => db().$executeRawUnsafe(sql)
  await run('create table writes (by text, setting text)')
  await run(`create function note() returns trigger language plpgsql as $$ begin
    insert into writes select tg_op || ' ' || tg_table_name, concat_ws(' ', source, setting)
    from pg_settings where name = 'synchronous_commit';
    return null; end $$`)
  for (const table of ['likes', 'comments'])
    await run(`create trigger note after insert or delete on ${table} for each row execute function note()`)
  try {
    await like(ana, id)
    await Promise.all(fans.map((fan) => like(fan, id)))
    await back(ana, id)
    await Promise.all(
      fans.map(({ token }) => call(`POST /feed/${id}/comments`, { token, body: { content: 'Lovely' } })),
    )
    const writes = await db().$queryRaw<{ by: string; unawaited: boolean; n: number }[]>`
      select by, setting = 'session off' as unawaited, count(*)::int as n from writes group by 1, 2 order by 1`
    expect(writes).toEqual([
      { by: 'DELETE likes', unawaited: false, n: 1 },
      { by: 'INSERT comments', unawaited: false, n: fans.length },
      { by: 'INSERT likes', unawaited: false, n: fans.length + 1 },
    ])
  } finally {
    await run('drop function note cascade')
    await run('drop table writes')
  }
})
