import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { shareContract } from '@/lib/features/feed/shares/contract'
import { listShares, readCard } from '@/lib/features/feed/shares/service'
import { db } from '@/lib/platform/db/client'
import { buildFamilyActor } from '../../factories/session'
import { call } from '../../support/api'
import { NOON, post } from '../../support/posts'
import { at, type Member, member } from '../../support/scene'

let ana: Member
let rui: Member
beforeAll(async () => {
  at(NOON)
  ana = await member()
  rui = await member()
})
afterAll(() => void vi.useRealTimers())

const show = (feedPrivacy: string) =>
  call(`PUT /user/${ana.id}/privacy`, { token: ana.token, body: { feedPrivacy } })
const revoke = (who: Member, id: string) => call(`DELETE /feed/${id}/share`, { token: who.token })
const listed = async (who: Member) => listShares(await buildFamilyActor(who))
async function share(who: Member, id: string) {
  const { data } = await call<typeof shareContract>(`POST /feed/${id}/share`, { token: who.token })
  return async () => (await readCard(data.url.split('/').at(-1) ?? '', 'en')) !== null
}

/** Links to posts of others were possible once. */
async function shareOfOthers({ id: userId }: Member, postId: string) {
  const token = randomBytes(24).toString('base64url')
  await db().shareCard.create({ data: { token, postId, userId } })
  return async () => (await readCard(token, 'en')) !== null
}

it("the list of a family's share links shows which ones work, and revoking ends them together", async () => {
  await show('public')
  const id = await post(ana)
  expect(await listed(ana)).toEqual([])
  const [own, foreign] = [await share(ana, id), await shareOfOthers(rui, id)]
  expect(await listed(ana)).toMatchObject([{ postId: id, isOwn: true, links: 2, byOthers: 1, works: true }])
  expect(await listed(rui)).toMatchObject([{ postId: id, isOwn: false, links: 1, works: true }])
  await show('private')
  expect([await own(), await foreign()]).toEqual([true, false])
  expect((await listed(ana))[0]?.works).toBe(true)
  expect((await listed(rui))[0]?.works).toBe(false)
  expect((await revoke(ana, id)).status).toBe(200)
  await show('public')
  expect([await own(), await foreign()]).toEqual([false, false])
  expect([...(await listed(ana)), ...(await listed(rui))]).toEqual([])
})

it('a user can revoke their own share link to a post that they can no longer see', async () => {
  await show('public')
  const id = await post(ana)
  const works = await shareOfOthers(rui, id)
  await call(`PUT /community/families/${ana.familyId}/block`, { token: rui.token })
  expect(await works()).toBe(true)
  expect((await revoke(rui, id)).status).toBe(200)
  expect(await works()).toBe(false)
  expect((await revoke(rui, id)).status).toBe(404)
  await call(`DELETE /community/families/${ana.familyId}/block`, { token: rui.token })
})
