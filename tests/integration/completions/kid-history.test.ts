import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readGarden } from '@/lib/features/completions/garden/service'
import type { listKidHistoryContract } from '@/lib/features/completions/history/contract'
import { readKidPage } from '@/lib/features/completions/history/service'
import { db } from '@/lib/platform/db/client'
import { buildKid } from '../../factories/kid'
import { buildFamilyActor } from '../../factories/session'
import { type Answer, call } from '../../support/api'
import { at, challenge, complete, type Member, member, partner, undo } from '../../support/scene'

type Page = Answer<typeof listKidHistoryContract> & { nextCursor: string | null }

const MONDAY = '2026-06-01'

let ana: Member
let kid: { id: string }
let week: Awaited<ReturnType<typeof challenge>>

const history = (by: Member, kidId: string, query = '', of = by) =>
  call<typeof listKidHistoryContract>(`GET /families/${of.familyId}/kids/${kidId}/history${query}`, {
    token: by.token,
  }) as Promise<Page>
const titles = ({ data }: Page) => data.map(({ taskTitle, date }) => `${date} ${taskTitle}`)

beforeEach(async () => {
  at(`${MONDAY}T12:00:00Z`)
  await db().challenge.updateMany({ data: { isActive: false } })
  week = await challenge(MONDAY, { plan: { 1: 3, 2: 1 } })
  ana = await member()
  kid = await buildKid({ familyId: ana.familyId, name: 'Bia' })
})
afterEach(() => vi.useRealTimers())

it("a kid's history lists the tasks it took part in, newest first, for every adult", async () => {
  const caio = await buildKid({ familyId: ana.familyId, name: 'Caio' })
  await complete(ana, week.id, week.task(1), { kidIds: [kid.id, caio.id] })
  await complete(ana, week.id, week.task(1, 2), { kidIds: [caio.id] })
  await complete(ana, week.id, week.task(1, 3), { kidIds: [kid.id] })
  await undo(ana, week.id, week.task(1, 3))
  at('2026-06-02T12:00:00Z')
  await complete(ana, week.id, week.task(2), { kidIds: [kid.id] })
  const mine = await history(await partner(ana), kid.id)
  expect(mine.status).toBe(200)
  expect(titles(mine)).toEqual(['2026-06-02 Task 2.1', '2026-06-01 Task 1.1'])
  expect(mine.data[0]?.challengeTitle).toBe(`Week of ${MONDAY}`)
  expect(mine.data[0]?.photoUrl).toMatch(/^\/api\/v1\/photos\//)
  expect(mine.nextCursor).toBeNull()
  expect(titles(await history(ana, caio.id))).toEqual(['2026-06-01 Task 1.2', '2026-06-01 Task 1.1'])
})

it("a kid's history returns every task once across pages, even within one day", async () => {
  for (const order of [1, 2, 3]) await complete(ana, week.id, week.task(1, order), { kidIds: [kid.id] })
  at('2026-06-02T12:00:00Z')
  await complete(ana, week.id, week.task(2), { kidIds: [kid.id] })
  const seen: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Page = await history(ana, kid.id, `?limit=2${cursor && `&cursor=${cursor}`}`)
    seen.push(...page.data.map(({ id }) => id))
    cursor = page.nextCursor
  }
  expect(seen).toEqual((await history(ana, kid.id)).data.map(({ id }) => id))
  expect(new Set(seen).size).toBe(4)
})

it("a kid's history keeps a task whose photo was deleted", async () => {
  await complete(ana, week.id, week.task(1), { kidIds: [kid.id] })
  await db().photo.deleteMany({ where: { uploaderId: ana.id } })
  expect((await history(ana, kid.id)).data).toMatchObject([{ taskTitle: 'Task 1.1', photoUrl: null }])
})

it("a kid's history keeps the title of a deactivated challenge, which itself returns 404", async () => {
  await complete(ana, week.id, week.task(1), { kidIds: [kid.id] })
  await db().challenge.update({ where: { id: week.id }, data: { isActive: false } })
  expect((await history(ana, kid.id)).data).toMatchObject([
    { challengeTitle: `Week of ${MONDAY}`, taskTitle: 'Task 1.1', date: MONDAY },
  ])
  expect((await call(`GET /challenges/${week.id}`, { token: ana.token })).status).toBe(404)
})

it("a kid's history returns 404 to another family, under either family's address", async () => {
  const leo = await member()
  await complete(ana, week.id, week.task(1), { kidIds: [kid.id] })
  expect((await history(leo, kid.id, '', ana)).status).toBe(404)
  expect((await history(leo, kid.id)).status).toBe(404)
})

it.each(['?cursor=x', '?limit=0', '?limit=101', '?limit=a'])('the history rejects %s', async (query) => {
  expect((await history(ana, kid.id, query)).status).toBe(422)
})

it("the kid page and the garden list the kids in the family's order", async () => {
  await buildKid({ familyId: ana.familyId, name: 'Eva', birthDate: new Date('2016-03-01') })
  const actor = await buildFamilyActor(ana)
  expect((await readKidPage(actor, undefined)).kids.map(({ label }) => label)).toEqual(['Eva', 'Bia'])
  expect((await readGarden(actor, undefined)).kids.map(({ name }) => name)).toEqual(['Eva', 'Bia'])
})

it("the kid page opens on the requested kid, or the first one, never another family's", async () => {
  const grown = await buildKid({
    familyId: ana.familyId,
    name: 'Davi',
    birthDate: new Date('2008-01-01'),
    createdAt: new Date('2020-01-01'),
  })
  const strange = await buildKid()
  const actor = await buildFamilyActor(ana)
  const page = await readKidPage(actor, grown.id)
  expect(page.kids.map(({ label }) => label)).toEqual(['Bia', 'Davi'])
  expect(page.shown).toMatchObject({ id: grown.id, tasksDone: 0, items: [], nextCursor: null })
  for (const asked of [undefined, strange.id, ['x'], 'x'])
    expect((await readKidPage(actor, asked)).shown?.id).toBe(kid.id)
  expect(await readKidPage(await buildFamilyActor(await member()), kid.id)).toEqual({ kids: [], shown: null })
})
