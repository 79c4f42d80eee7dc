import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { call, fetchRoute } from '../../support/api'
import { adult, at, challenge, complete, member } from '../../support/scene'

beforeAll(() => at('2026-11-18T12:00:00Z'))
afterAll(() => void vi.useRealTimers())

async function exported(who: { id: string; token: string }) {
  const response = await fetchRoute(`GET /user/${who.id}/export`, { token: who.token })
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const text = strFromU8(files['brota.json'] ?? new Uint8Array())
  return {
    text,
    data: JSON.parse(text),
    photos: Object.keys(files).filter((name) => name.startsWith('photos')),
  }
}

async function scene() {
  const ana = await member()
  const rui = { ...(await adult()), familyId: ana.familyId, joinCode: ana.joinCode }
  await call('POST /families/join', { token: rui.token, body: { uniqueCode: ana.joinCode } })
  const week = await challenge('2026-11-16')
  expect((await complete(rui, week.id, week.task(3), { description: 'Our soup' })).status).toBe(201)
  await call(`POST /families/${ana.familyId}/adults`, {
    token: rui.token,
    body: { email: 'eva@example.com' },
  })
  await db().invitation.updateMany({ where: { email: 'eva@example.com' }, data: { acceptedAt: new Date() } })
  return { ana, rui }
}

it('the export of a member contains their completions, posts and invitations in the family', async () => {
  const { rui } = await scene()
  const { data } = await exported(rui)
  expect(data.completions).toMatchObject([{ description: 'Our soup' }])
  expect(data.account.posts).toHaveLength(1)
  expect(data.account.invitations).toHaveLength(1)
})

it.each(['left', 'was removed'])('an adult who %s exports nothing of the former family', async (how) => {
  const { ana, rui } = await scene()
  const left =
    how === 'left'
      ? call(`POST /families/${ana.familyId}/leave`, { token: rui.token, body: {} })
      : call(`DELETE /families/${ana.familyId}/adults/${rui.id}`, { token: ana.token })
  expect((await left).status).toBe(200)
  const alone = await exported(rui)
  expect(alone.text).not.toMatch(/Our soup|eva@example\.com/)
  expect(alone.data).toMatchObject({ family: null, completions: [], account: { posts: [], invitations: [] } })
  expect(alone.photos).toEqual([])
  expect(alone.data.account.consents).toHaveLength(1)
  await call('POST /families/create', { token: rui.token, body: { name: 'New' } })
  const elsewhere = await exported(rui)
  expect(elsewhere.text).not.toMatch(/Our soup|eva@example\.com/)
  expect(elsewhere.data.completions).toEqual([])
})
