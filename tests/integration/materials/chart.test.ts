import { expect, it } from 'vitest'
import { db } from '@/lib/db/client'
import { buildChallenge } from '../../factories/challenge'
import { buildKid } from '../../factories/kid'
import { call, fetchRoute } from '../../support/api'
import { adult, member } from '../../support/scene'

it('is a real PDF in the reader’s language', async () => {
  const family = await member()
  await buildKid({ familyId: family.familyId, name: 'Zoë' })
  const { challenge } = await buildChallenge()
  const read = (token: string) => fetchRoute(`GET /materials/${challenge.id}.pdf`, { token })
  const answer = await read(family.token)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('cache-control')).toContain('private')
  const english = Buffer.from(await answer.arrayBuffer())
  expect(english.subarray(0, 5).toString()).toBe('%PDF-')
  expect(english.toString('latin1')).toContain('/Lang (en)')
  await db().user.update({ where: { id: family.id }, data: { language: 'pt-BR' } })
  const portuguese = Buffer.from(await (await read(family.token)).arrayBuffer())
  expect(portuguese.toString('latin1')).toContain('/Lang (pt-BR)')
})

it('is not found where the challenge is not, and needs somebody signed in', async () => {
  const { token } = await adult()
  const { challenge } = await buildChallenge({ isActive: false })
  const statuses = async (files: string[]) =>
    Promise.all(files.map(async (file) => (await call(`GET /materials/${file}`, { token })).status))
  const names = [`${challenge.id}.pdf`, `${challenge.id}.txt`, 'x.pdf', challenge.id]
  expect(await statuses(names)).toEqual([404, 404, 404, 404])
  expect((await call(`GET /materials/${challenge.id}.pdf`)).status).toBe(401)
})
