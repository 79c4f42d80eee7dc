import { beforeAll, expect, it, vi } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { call } from '../../support/api'
import { feed, NOON, post } from '../../support/posts'
import { at, type Member, member } from '../../support/scene'

// The environment is read once per process.
vi.stubEnv('REQUIRE_VERIFIED_EMAIL', '1')

let ana: Member
let rui: Member

beforeAll(async () => {
  at(NOON)
  ;[ana, rui] = [await member(), await member()]
  await db().user.updateMany({ data: { feedPrivacy: 'public', emailVerifiedAt: null } })
})

const follow = () => call(`PUT /community/families/${rui.familyId}/follow`, { token: ana.token })
const verify = () => db().user.update({ where: { id: ana.id }, data: { emailVerifiedAt: new Date() } })
const visibility = async (id: string) => (await feed(ana)).data.find((one) => one.id === id)?.visibility

it('a user cannot follow families, and posts stay private, until the address is verified', async () => {
  expect(await follow()).toMatchObject({ status: 403, error: { code: 'email_not_verified' } })
  expect(await visibility(await post(ana))).toBe('private')
  await verify()
  expect((await follow()).status).toBe(200)
  expect(await visibility(await post(ana))).toBe('public')
})
