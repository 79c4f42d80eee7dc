import { beforeEach, describe, expect, it } from 'vitest'
import type { listFamiliesContract } from '@/lib/features/community/contract'
import { readLeaderboard } from '@/lib/features/leaderboard/service'
import { db } from '@/lib/platform/db/client'
import { buildFamilyActor } from '../../factories/session'
import { call } from '../../support/api'
import { type Member, member } from '../../support/scene'

beforeEach(async () => {
  await db().challenge.deleteMany()
  await db().family.deleteMany()
})

async function souza(firstName: string): Promise<Member> {
  const by = await member()
  await db().family.update({
    where: { id: by.familyId },
    data: { name: 'Família Souza', searchName: 'familia souza' },
  })
  await db().user.update({ where: { id: by.id }, data: { firstName } })
  await db().familyScore.create({
    data: { familyId: by.familyId, period: 'all', points: 10, reachedAt: new Date() },
  })
  return by
}

describe('two families with the same name', () => {
  it('show the first name of their first adult in the family list and leaderboard', async () => {
    const [me] = [await member(), await souza('Ana'), await souza('Rui')]
    const listed = await call<typeof listFamiliesContract>('GET /community/families?search=souza', {
      token: me.token,
    })
    expect(listed.data.map(({ adultName }) => adultName).sort()).toEqual(['Ana', 'Rui'])
    const board = await readLeaderboard(await buildFamilyActor(me), { period: 'all', limit: 50 })
    expect(board.entries.map(({ adultName }) => adultName).sort()).toEqual(['Ana', 'Rui'])
  })

  it('show the first name of their first adult in follow requests', async () => {
    const [me, ana] = [await member(), await souza('Ana')]
    await call(`PUT /community/families/${me.familyId}/follow`, { token: ana.token })
    const asked = await call<typeof listFamiliesContract>('GET /community/requests', { token: me.token })
    expect(asked.data).toMatchObject([{ name: 'Família Souza', adultName: 'Ana' }])
  })
})
