import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { getChallengeContract } from '@/lib/features/challenges/contract'
import type { listCompletionsContract } from '@/lib/features/completions/history/contract'
import type {
  explainProgressContract,
  readProgressContract,
} from '@/lib/features/completions/progress/contract'
import { recompute } from '@/lib/features/completions/recompute/service'
import type { swapTaskContract } from '@/lib/features/completions/swaps/contract'
import { db } from '@/lib/platform/db/client'
import { call } from '../../support/api'
import { feed } from '../../support/posts'
import { at, challenge, complete, type Member, member, partner, undo, unusedPhoto } from '../../support/scene'

const MONDAY = '2026-11-16'

let week: Awaited<ReturnType<typeof challenge>>
let ana: Member

beforeEach(async () => {
  await db().challenge.deleteMany()
  at('2026-11-17T10:00:00Z')
  week = await challenge(MONDAY)
  ana = await member()
})
afterEach(() => void vi.useRealTimers())

const swap = (by: Member, task: string, body: object, id = week.id) =>
  call<typeof swapTaskContract>(`PUT /challenges/${id}/tasks/${task}/swap`, { token: by.token, body })
const swapBack = (by: Member, task: string) =>
  call(`DELETE /challenges/${week.id}/tasks/${task}/swap`, { token: by.token })

async function readTask(by: Member, id: string) {
  const { data } = await call<typeof getChallengeContract>(`GET /challenges/${week.id}`, { token: by.token })
  return data.tasks.find((task) => task.id === id)
}

async function buildLibraryTask(name = 'Peel an orange') {
  const { id } = await db().task.create({
    data: {
      name,
      description: 'Slowly',
      examples: ['In one piece'],
      motif: 'fruit',
      translations: { 'pt-BR': { name: 'Descascar uma laranja' } },
    },
  })
  return id
}

const findDifferences = async ({ familyId }: Member) =>
  (await recompute({ mend: false })).filter((difference) => difference.familyId === familyId)

const points = async (by: Member) =>
  (await call<typeof readProgressContract>(`GET /families/${by.familyId}/progress`, { token: by.token })).data
    .points

describe('a swapped task', () => {
  it('replaces the planned task with one of the library, for this family only', async () => {
    const taskId = await buildLibraryTask()
    const { status, data } = await swap(ana, week.task(2), { taskId })
    expect(status).toBe(200)
    expect(data).toMatchObject({
      ...{ id: week.task(2), taskId, title: 'Peel an orange', swappedFrom: 'Task 2.1', day: 2 },
      ...{ description: 'Slowly', examples: ['In one piece'], motif: 'fruit', completed: false },
    })
    expect(await readTask(await partner(ana), week.task(2))).toMatchObject({ title: 'Peel an orange' })
    expect(await readTask(await member(), week.task(2))).toMatchObject({
      ...{ title: 'Task 2.1', swappedFrom: null },
    })
  })

  it('gives half the points on its day and later, which an undo takes back', async () => {
    await swap(ana, week.task(2), { taskId: await buildLibraryTask() })
    await swap(ana, week.task(1), { title: 'Our own' })
    const onDay = await complete(ana, week.id, week.task(2))
    // With the 5 of a whole day.
    expect(onDay.data.points.earned).toBe(5 + 5)
    expect(onDay.data.task).toMatchObject({
      title: 'Peel an orange',
      swappedFrom: 'Task 2.1',
      completed: true,
    })
    const late = await complete(ana, week.id, week.task(1))
    expect(late.data.points.earned).toBe(3)
    expect(late.data.task).toMatchObject({ title: 'Our own' })
    expect(await findDifferences(ana)).toEqual([])
    await undo(ana, week.id, week.task(1))
    expect(await points(ana)).toBe(10)
    expect(await findDifferences(ana)).toEqual([])
  })

  it('shows its own title to the family and a neutral one to other families', async () => {
    await db().user.update({ where: { id: ana.id }, data: { feedPrivacy: 'public' } })
    await swap(ana, week.task(2), { title: '  Walk with Mia’s wheels  ' })
    await complete(ana, week.id, week.task(2), { showsChild: false })
    const [own] = (await feed(ana)).data
    expect(own).toMatchObject({ taskTitle: 'Walk with Mia’s wheels', isOwnTask: true })
    const others = (await feed(await member())).data
    expect(others.map(({ taskTitle, motif }) => [taskTitle, motif])).toEqual([
      ['A task of our own', 'sprout'],
    ])
    const list = { token: ana.token }
    const { data: activities } = await call<typeof listCompletionsContract>('GET /activities', list)
    expect(activities.map(({ taskTitle }) => taskTitle)).toEqual(['Walk with Mia’s wheels'])
    const address = `GET /families/${ana.familyId}/progress/why?what=points`
    const { data: entries } = await call<typeof explainProgressContract>(address, list)
    expect(entries.some(({ what }) => what.includes('Walk with Mia’s wheels'))).toBe(true)
  })

  it('can be swapped again or restored by any adult of the family', async () => {
    const ivo = await partner(ana)
    await swap(ana, week.task(4), { title: 'Our own' })
    await swap(ivo, week.task(4), { taskId: await buildLibraryTask() })
    expect(await readTask(ana, week.task(4))).toMatchObject({ title: 'Peel an orange' })
    for (const times of [1, 2])
      expect([times, await swapBack(ivo, week.task(4))]).toMatchObject([times, { status: 200 }])
    expect(await readTask(ana, week.task(4))).toMatchObject({ title: 'Task 4.1', swappedFrom: null })
    expect((await complete(ana, week.id, week.task(2))).data.points.earned).toBe(15)
  })
})

describe('a swap is refused', () => {
  it('for a task that is in the week already, planned or swapped in', async () => {
    const taskId = await buildLibraryTask()
    const { taskId: planned } = await db().challengeTask.findUniqueOrThrow({ where: { id: week.task(5) } })
    await swap(ana, week.task(3), { taskId })
    for (const twice of [taskId, planned]) {
      const { status, error } = await swap(ana, week.task(4), { taskId: twice })
      expect([status, error.code]).toEqual([422, 'task_planned'])
    }
    expect((await swap(ana, week.task(3), { taskId })).status).toBe(200)
  })

  it('once the task is completed, and when the week is over', async () => {
    await complete(ana, week.id, week.task(2))
    for (const refused of [
      await swap(ana, week.task(2), { title: 'Late' }),
      await swapBack(ana, week.task(2)),
    ])
      expect([refused.status, refused.error.code]).toEqual([409, 'already_completed'])
    at('2026-11-23T00:00:00Z')
    expect((await swap(ana, week.task(3), { title: 'Late' })).error.code).toBe('challenge_over')
  })

  it("while a child's photo of the planned task waits for confirmation", async () => {
    const photoId = await unusedPhoto(ana.id)
    const place = { familyId: ana.familyId, challengeId: week.id, assignmentId: week.task(2) }
    await db().waitingCompletion.create({ data: { ...place, photoId, sentAt: new Date(), timezone: 'UTC' } })
    const { status, error } = await swap(ana, week.task(2), { title: 'Something else' })
    expect([status, error.code]).toEqual([409, 'already_completed'])
  })

  it('for a challenge or task that does not exist or is not visible', async () => {
    const next = await challenge('2026-11-23', { weekNumber: 2 })
    const other = await challenge('2026-11-16', { isActive: false })
    const places = [
      [week.id, next.task(1)],
      [next.id, next.task(1)],
      [other.id, other.task(1)],
    ] as const
    for (const [id, task] of places) expect((await swap(ana, task, { title: 'No' }, id)).status).toBe(404)
    await db().task.updateMany({ where: { name: 'Task 5.1' }, data: { deletedAt: new Date() } })
    const { taskId } = await db().challengeTask.findUniqueOrThrow({ where: { id: other.task(5) } })
    for (const unknown of [week.id, taskId]) {
      const { status, error } = await swap(ana, week.task(3), { taskId: unknown })
      expect([status, Object.keys(error.fields ?? {})]).toEqual([422, ['taskId']])
    }
  })

  it('without exactly one of task and title', async () => {
    const taskId = await buildLibraryTask()
    for (const body of [{}, { title: ' ​ ' }, { title: 'x'.repeat(121) }, { taskId, title: 'Both' }]) {
      const { status, error } = await swap(ana, week.task(3), body)
      expect([status, Object.keys(error.fields ?? {})]).toEqual([422, ['title']])
    }
  })

  it('after a simultaneous completion, or applied in full before it', async () => {
    const sent = await Promise.all([
      complete(ana, week.id, week.task(2)),
      swap(ana, week.task(2), { title: 'At once' }),
    ])
    const [done, swapped] = sent
    expect(done.status).toBe(201)
    expect([200, 409]).toContain(swapped.status)
    expect(done.data.points.earned).toBe(swapped.status === 200 ? 10 : 15)
    expect(await findDifferences(ana)).toEqual([])
  })
})
