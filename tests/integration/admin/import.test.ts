import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { newId } from '@/lib/platform/db/ids'
import { buildChallenge } from '../../factories/challenge'
import { buildCompletion } from '../../factories/completion'
import { buildTask } from '../../factories/task'
import {
  counts,
  deleteContent,
  editor,
  everything,
  file,
  LATER,
  on,
  task,
  week,
} from '../../support/content-file'
import { picture } from '../../support/pictures'

let admin: Awaited<ReturnType<typeof editor>>
beforeAll(async () => {
  admin = await editor()
})
beforeEach(deleteContent)

describe('an import', () => {
  it('shows in a dry run what would change, and changes nothing', async () => {
    const there = await buildTask()
    const before = await everything()
    const changedTask = { ...(await admin.exported()).tasks[0], name: 'Another name' }
    const audits = await db().auditEntry.count()
    const { data } = await admin.tried(
      file({ tasks: [changedTask, task()], challenges: [week([on(there.id)])] }),
    )
    expect(data).toMatchObject({
      dryRun: true,
      counts: {
        tasks: counts({ create: 1, update: 1 }),
        challenges: counts({ create: 1 }),
        badges: counts({}),
      },
    })
    expect(data.changes.map(({ change, name, fields }) => [change, name, fields])).toEqual([
      ['update', 'Another name', ['name']],
      ['create', 'Water first', []],
      ['create', 'A week of water', []],
    ])
    expect(await db().auditEntry.count()).toBe(audits)
    expect(await everything()).toBe(before.replace(/\d+\]$/, `${audits}]`))
  })

  it('changes and audits nothing when the same file is imported again', async () => {
    const water = task()
    const sent = file({ tasks: [water], challenges: [week([on(water.id), on(water.id, 3)])] })
    await admin.send(sent)
    const before = await everything()
    const { data } = await admin.send(sent)
    expect(data).toMatchObject({ changes: [], counts: { tasks: counts({ unchanged: 1 }) } })
    expect(await everything()).toBe(before)
    const noted = await db().auditEntry.findMany({ where: { subjectId: water.id } })
    expect(noted).toMatchObject([{ action: 'task.created', details: { imported: true } }])
    const whole = await db().auditEntry.findFirst({
      where: { action: 'content.imported' },
      orderBy: { id: 'desc' },
    })
    expect(whole?.details).toMatchObject({ challenges: { create: 1 } })
  })

  it('changes the plans of challenges that have not started, and restores deleted tasks', async () => {
    const [a, b] = [await buildTask(), await buildTask()]
    const plan = [
      { dayOfWeek: 1, taskId: a.id },
      { dayOfWeek: 2, taskId: b.id },
    ]
    const { challenge, assignments } = await buildChallenge({ startDate: LATER.startDate, plan })
    const exported = await admin.exported()
    await db().task.update({ where: { id: b.id }, data: { deletedAt: new Date() } })
    const wanted = [on(b.id, 1), { ...on(a.id, 1), orderInDay: 2 }]
    const { data } = await admin.send({
      ...exported,
      challenges: [{ ...exported.challenges[0], plan: wanted }],
    })
    expect(data.changes.map(({ fields }) => fields)).toEqual([['deleted'], ['plan']])
    const activeTasks = await db().challengeTask.findMany({
      where: { challengeId: challenge.id, removedAt: null },
      orderBy: { orderInDay: 'asc' },
    })
    expect(activeTasks.map(({ taskId }) => taskId)).toEqual([b.id, a.id])
    expect(activeTasks[1]?.id).toBe(assignments[0]?.id)
    expect((await db().challenge.findUniqueOrThrow({ where: { id: challenge.id } })).isActive).toBe(true)
  })

  it('leaves challenges that have started unchanged, and reports them as conflicts', async () => {
    const { challengeId } = await buildCompletion()
    const exported = await admin.exported()
    const sent = {
      ...exported,
      challenges: exported.challenges.map((one) => ({ ...one, title: 'New', plan: [] })),
    }
    expect((await admin.send(exported)).data.changes).toEqual([])
    const { data } = await admin.send({ ...sent, tasks: [task()] })
    expect(data.counts).toMatchObject({ tasks: { create: 1 }, challenges: { conflict: 1 } })
    const conflict = {
      id: challengeId,
      change: 'conflict',
      reason: 'challenge_begun',
      fields: ['title', 'plan'],
    }
    expect(data.changes[1]).toMatchObject(conflict)
    expect((await admin.exported()).challenges).toEqual(exported.challenges)
    await db().challenge.updateMany({ data: { isActive: true } })
  })

  it('reports a conflict when an active challenge would lose its plan or start in the past', async () => {
    await buildChallenge({ startDate: LATER.startDate })
    const [exportedWeek] = (await admin.exported()).challenges
    const empty = await admin.tried(file({ challenges: [{ ...exportedWeek, plan: [] }] }))
    const past = await admin.tried(
      file({ challenges: [{ ...exportedWeek, startDate: '2020-02-03', endDate: '2020-02-09' }] }),
    )
    expect([empty, past].map(({ data }) => data.changes[0]?.reason)).toEqual([
      'challenge_needs_tasks',
      'start_date_past',
    ])
  })

  it('reports a conflict for a picture that another item uses', async () => {
    const webp = (await picture()).toString('base64')
    const image = { id: newId(), webp }
    await admin.send(file({ tasks: [task(undefined, { image })] }))
    const { data } = await admin.send(file({ tasks: [task(undefined, { image })] }))
    expect(data.changes).toMatchObject([{ change: 'conflict', reason: 'picture_in_use' }])
  })

  it('awards a new badge to families that already meet its rule', async () => {
    const { actor } = await buildCompletion()
    const badge = {
      ...{
        id: newId(),
        kind: 'special',
        language: 'pt-BR',
        name: 'Primeira',
        description: 'A primeira foto',
      },
      ...{ translations: {}, rule: { type: 'first_photo' }, motif: 'fruit' },
    }
    await admin.send(file({ badges: [badge] }))
    expect(await db().earnedBadge.count({ where: { badgeId: badge.id, familyId: actor.familyId } })).toBe(1)
  })

  it('is refused with 409 when the changes differ from those of the dry run', async () => {
    const sent = file({ tasks: [task()] })
    const { digest } = (await admin.tried(sent)).data
    await admin.send(sent)
    const late = await admin.send(sent, `?digest=${digest}`)
    expect([late.status, late.error.code]).toEqual([409, 'changed_meanwhile'])
    const again = (await admin.tried(sent)).data
    expect((await admin.send(sent, `?digest=${again.digest}`)).status).toBe(200)
  })

  it('creates and updates 5,000 tasks within 15 seconds', async () => {
    const tasks = Array.from({ length: 5000 }, (_, n) => task(undefined, { name: `Task ${n}` }))
    const challenges = Array.from({ length: 100 }, (_, n) => week([on(tasks[n]?.id ?? '')]))
    const started = performance.now()
    expect((await admin.send(file({ tasks, challenges }))).data.counts.tasks.create).toBe(5000)
    const renamed = tasks.map((one) => ({ ...one, name: `${one.name}!` }))
    expect((await admin.send(file({ tasks: renamed, challenges }))).data.counts.tasks.update).toBe(5000)
    expect(performance.now() - started).toBeLessThan(15_000)
  })
})
