import { vi } from 'vitest'
import type { registerContract } from '@/lib/features/auth/contract'
import { getEndDate } from '@/lib/features/challenges/rules'
import type { completeTaskContract } from '@/lib/features/completions/contract'
import type { createFamilyContract } from '@/lib/features/families/contract'
import { db } from '@/lib/platform/db/client'
import { toDateColumn } from '@/lib/platform/db/local-date'
import { call } from './api'

let count = 0

export async function adult(): Promise<{ id: string; token: string; email: string }> {
  const email = `person${++count}@example.com`
  const body = { name: `Person ${count}`, email, password: 'correct horse' }
  const { data } = await call<typeof registerContract>('POST /auth/register', { body })
  return { id: data.user.id, token: data.token, email }
}

export type Member = Awaited<ReturnType<typeof member>>

export async function member(timezone = 'UTC') {
  const person = await adult()
  const { data } = await call<typeof createFamilyContract>('POST /families/create', {
    token: person.token,
    body: { name: `Family ${count}`, timezone },
  })
  return { ...person, familyId: data.id, joinCode: data.uniqueCode }
}

export async function joinByCode({ token }: { token: string }, { familyId }: { familyId: string }) {
  const { joinCode } = await db().family.findUniqueOrThrow({ where: { id: familyId } })
  return call('POST /families/join', { token, body: { uniqueCode: joinCode } })
}

export async function partner(of: Member): Promise<Member> {
  const person = await adult()
  await joinByCode(person, of)
  return { ...of, ...person }
}

type Plan = Record<number, number>

/** Creates an active challenge; `plan` is the number of tasks by weekday (1 is Monday), by default one. */
export async function challenge(
  startDate: string,
  { weekNumber = 1, plan = EVERY_DAY, isActive = true } = {},
) {
  const { id } = await db().challenge.create({
    data: {
      title: `Week of ${startDate}`,
      description: 'A week of small things',
      weekNumber,
      isActive,
      startDate: toDateColumn(startDate),
      endDate: toDateColumn(getEndDate(startDate)),
      createdAt: new Date(`${startDate}T00:00:00Z`),
    },
  })
  const byDay: Record<number, string[]> = {}
  for (const [day, tasks] of Object.entries(plan)) {
    for (let order = 1; order <= tasks; order += 1)
      byDay[Number(day)] = [...(byDay[Number(day)] ?? []), await planned(id, Number(day), order)]
  }
  return { id, task: (day: number, order = 1) => byDay[day]?.[order - 1] ?? '' }
}

const EVERY_DAY: Plan = { 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1 }

async function planned(challengeId: string, dayOfWeek: number, orderInDay: number): Promise<string> {
  const task = await db().task.create({
    data: { name: `Task ${dayOfWeek}.${orderInDay}`, description: 'Do it', examples: ['So'] },
  })
  const data = {
    challengeId,
    taskId: task.id,
    dayOfWeek,
    orderInDay,
    createdAt: new Date('2010-01-01T00:00:00Z'),
  }
  return (await db().challengeTask.create({ data })).id
}

export async function unusedPhoto(uploaderId: string): Promise<string> {
  return (await db().photo.create({ data: { uploaderId, width: 4, height: 3, bytes: 9 } })).id
}

export async function complete(by: Member, challengeId: string, taskId: string, extra: object = {}) {
  const body = { photoId: await unusedPhoto(by.id), ...extra }
  return call<typeof completeTaskContract>(`POST /challenges/${challengeId}/tasks/${taskId}/complete`, {
    token: by.token,
    body,
  })
}

export function undo(by: Member, challengeId: string, taskId: string) {
  return call(`DELETE /challenges/${challengeId}/tasks/${taskId}/complete`, { token: by.token })
}

/** Sets the server's clock; timers stay real for the database driver. */
export function at(instant: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) })
}
