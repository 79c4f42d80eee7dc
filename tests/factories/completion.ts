import { vi } from 'vitest'
import type { z } from 'zod'
import { completeInput } from '@/lib/features/completions/schema'
import { completeTask } from '@/lib/features/completions/service'
import type { FamilyActor } from '@/lib/platform/session/actor'
import { buildChallenge } from './challenge'
import { buildFamily } from './family'
import { buildPhoto } from './photo'
import { buildFamilyActor } from './session'

type Options = Partial<z.input<typeof completeInput>> & {
  actor?: FamilyActor
  challengeId?: string
  assignmentId?: string
  /** Server clock; default now. */
  at?: Date
}

/** Completes a task at the given time, by default a new family's. */
export async function buildCompletion({ actor, challengeId, assignmentId, at, ...input }: Options = {}) {
  const who = actor ?? (await buildFamilyActor((await buildFamily()).adult))
  const where =
    challengeId && assignmentId ? { challengeId, assignmentId } : await firstTask(await buildChallenge())
  const photoId = input.photoId ?? (await buildPhoto({ uploaderId: who.userId })).id
  const parsedInput = completeInput.parse({ ...input, photoId })
  const completed = await atTime(at, () =>
    completeTask(who, where.challengeId, where.assignmentId, parsedInput),
  )
  return { ...where, actor: who, photoId, completed }
}

function firstTask({ challenge, assignments }: Awaited<ReturnType<typeof buildChallenge>>) {
  const [first] = assignments
  if (!first) throw new Error('The challenge has no tasks')
  return { challengeId: challenge.id, assignmentId: first.id }
}

async function atTime<T>(at: Date | undefined, work: () => Promise<T>): Promise<T> {
  if (!at) return work()
  vi.useFakeTimers({ toFake: ['Date'], now: at })
  try {
    return await work()
  } finally {
    vi.useRealTimers()
  }
}
