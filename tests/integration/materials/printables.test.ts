import { describe, expect, it, vi } from 'vitest'
import type { getChallengeContract } from '@/lib/features/challenges/contract'
import { addDays, localDateAt, startOfIsoWeek } from '@/lib/platform/dates/local-date'
import { db } from '@/lib/platform/db/client'
import { buildBadge } from '../../factories/badge'
import { buildChallenge } from '../../factories/challenge'
import { buildKid } from '../../factories/kid'
import { call, fetchRoute } from '../../support/api'
import { adult, member } from '../../support/scene'

// Each PDF takes a second of a processor.
vi.setConfig({ testTimeout: 60_000 })

type Reader = { token: string }

/** Page contents are compressed, the structure is not. */
async function read({ token }: Reader, address: string): Promise<string> {
  const answer = await fetchRoute(`GET /materials/${address}`, { token })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1')
  expect(pdf.slice(0, 5)).toBe('%PDF-')
  return pdf
}

const countPages = (pdf: string) => pdf.match(/\/Type \/Page\n/g)?.length ?? 0
const isLandscape = (pdf: string) => pdf.includes('/MediaBox [0 0 841.89')

async function createWeek(...counts: number[]) {
  const plan = counts.flatMap((count, day) =>
    Array.from({ length: count }, (_, order) => ({ dayOfWeek: day + 1, orderInDay: order + 1 })),
  )
  return (await buildChallenge({ plan })).challenge
}

describe('the printables of a challenge', () => {
  it('are listed with their names, and every link returns a private PDF', async () => {
    const family = await member()
    const { id } = await createWeek(1, 1, 1, 1, 1, 1, 1)
    const { data } = await call<typeof getChallengeContract>(`GET /challenges/${id}`, family)
    expect(data.materials.map(({ name }) => name)).toEqual([
      'Everything in one file',
      'Weekly chart',
      'How to do the tasks',
      'Coloring pages',
    ])
    expect(data.materials[0]?.url).toBe(`/api/v1/materials/${id}.pdf`)
    for (const { url } of data.materials) {
      const answer = await fetchRoute(`GET ${url.replace('/api/v1', '')}`, family)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      expect(answer.headers.get('cache-control')).toContain('private')
    }
  })

  it('are in the language of the reader and have a descriptive file name', async () => {
    const family = await member()
    const { id } = await createWeek(1)
    expect(await read(family, `${id}.pdf`)).toContain('/Lang (en)')
    await db().user.update({ where: { id: family.id }, data: { language: 'pt-BR' } })
    expect(await read(family, `${id}.pdf`)).toContain('/Lang (pt-BR)')
    const answer = await fetchRoute(`GET /materials/${id}-guide.pdf`, family)
    expect(answer.headers.get('content-disposition')).toMatch(
      /filename="brota-como-fazer-as-tarefas-[\w-]+\.pdf"/,
    )
  })

  it('are all contained in the file with everything', async () => {
    const family = await member()
    const { id } = await createWeek(1, 2, 0, 1, 1, 1, 1)
    const parts = await Promise.all(
      ['-chart', '-guide', '-coloring'].map((part) => read(family, `${id}${part}.pdf`)),
    )
    const total = parts.reduce((sum, part) => sum + countPages(part), 0)
    expect(countPages(await read(family, `${id}.pdf`))).toBe(total)
    expect(parts.map(isLandscape)).toEqual([true, false, false])
  })

  it('are not found for a hidden challenge or an unknown file and require a session', async () => {
    const reader = await adult()
    const { challenge } = await buildChallenge({ isActive: false })
    const upcoming = addDays(startOfIsoWeek(localDateAt(new Date(), 'UTC')), 14)
    const { challenge: later } = await buildChallenge({ startDate: upcoming })
    const status = async (file: string) => (await call(`GET /materials/${file}`, reader)).status
    for (const file of [`${challenge.id}.pdf`, `${later.id}-chart.pdf`]) expect(await status(file)).toBe(404)
    const { id } = await createWeek(1)
    for (const file of [`${id}.txt`, `${id}-x.pdf`, 'x.pdf', id]) expect(await status(file)).toBe(404)
    expect((await call(`GET /materials/${id}.pdf`)).status).toBe(401)
  })
})

describe('the weekly chart', () => {
  it.each([0, 1, 4, 6])('is one sheet for %i kids and up to four tasks a day', async (kids) => {
    const family = await member()
    for (let kid = 0; kid < kids; kid += 1) await buildKid({ familyId: family.familyId, name: `Kid ${kid}` })
    const { id } = await createWeek(4, 1, 2, 3, 4, 0, 1)
    expect(countPages(await read(family, `${id}-chart.pdf`))).toBe(1)
  })

  it('takes more sheets for nine kids or for a day with many tasks', async () => {
    const family = await member()
    for (let kid = 0; kid < 9; kid += 1) await buildKid({ familyId: family.familyId, name: `Kid ${kid}` })
    expect(countPages(await read(family, `${(await createWeek(2, 2, 2, 2, 2, 2, 2)).id}-chart.pdf`))).toBe(2)
    expect(countPages(await read(family, `${(await createWeek(16)).id}-chart.pdf`))).toBeGreaterThan(2)
  })

  it.each([
    ['Latin letters', ['Zoë', 'Łucja', 'Nguyễn', 'Zoe\u0308', 'a'.repeat(80)]],
    ['other scripts', ['Ирина', 'नीना', '李小龍', 'محمد', '🌱']],
  ])('prints names in %s or leaves room to write them', async (_, names) => {
    const family = await member()
    for (const name of names) await buildKid({ familyId: family.familyId, name })
    const name = names.join(' ').slice(0, 80)
    await db().family.update({ where: { id: family.familyId }, data: { name } })
    const { challenge } = await buildChallenge({ title: name, description: name })
    expect(countPages(await read(family, `${challenge.id}-chart.pdf`))).toBe(1)
    await read(family, `${challenge.id}.pdf`)
  })
})

describe('the coloring pages', () => {
  it('show the plant of the week and the badges that can be earned in it', async () => {
    const family = await member()
    const { challenge } = await buildChallenge({ weekNumber: 2 })
    const coloring = async () => countPages(await read(family, `${challenge.id}-coloring.pdf`))
    expect(await coloring()).toBe(1)
    await buildBadge({ rule: { type: 'challenge_complete', weekNumber: 2 } })
    await buildBadge({ rule: { type: 'cycle' } })
    expect(await coloring()).toBe(3)
    await buildBadge({ rule: { type: 'challenge_complete', weekNumber: 3 } })
    await buildBadge({ rule: { type: 'streak', count: 3 } })
    expect(await coloring()).toBe(3)
    await buildBadge({ rule: { type: 'challenge_complete' } })
    expect(await coloring()).toBe(4)
  })
})
