import { beforeAll, expect, it } from 'vitest'
import type { listCompletionsContract } from '@/lib/features/completions/history/contract'
import { db } from '@/lib/platform/db/client'
import { buildBadge } from '../../factories/badge'
import { call } from '../../support/api'
import { feed, NOON, post } from '../../support/posts'
import { at, type Member, member } from '../../support/scene'

let ana: Member

beforeAll(async () => {
  at(NOON)
  ana = await member()
})

const readBadge = async () => {
  const [mine] = (await feed(ana)).data
  const { data } = await call<typeof listCompletionsContract>('GET /activities', { token: ana.token })
  expect(data[0]?.badge).toEqual(mine?.badge)
  return mine?.badge
}

it("posts and activities show an awarded badge's current text in the reader's language, even once deleted", async () => {
  const translations = { 'pt-BR': { name: 'Primeira foto', description: 'Por uma foto.' } }
  const { id } = await buildBadge({ name: 'First photo', translations })
  await post(ana)
  expect(await readBadge()).toMatchObject({ id, name: 'First photo', earned: true })

  await db().badge.update({ where: { id }, data: { name: 'Very first photo', motif: 'heart' } })
  expect(await readBadge()).toMatchObject({ name: 'Very first photo', motif: 'heart' })

  await db().user.update({ where: { id: ana.id }, data: { language: 'pt-BR' } })
  expect(await readBadge()).toMatchObject({ name: 'Primeira foto', description: 'Por uma foto.' })

  await db().badge.update({ where: { id }, data: { deletedAt: new Date() } })
  expect(await readBadge()).toMatchObject({ id, name: 'Primeira foto', rule: { type: 'first_photo' } })
})
