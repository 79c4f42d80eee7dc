import 'server-only'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import type { ChallengeTaskView, ChallengeView } from '@/lib/challenges/schema'
import { challengeParams } from '@/lib/challenges/schema'
import { findCurrentChallenge, getChallenge } from '@/lib/challenges/service'
import type { LocalDate } from '@/lib/dates/local-date'
import { AppError } from '@/lib/errors/app-error'
import { gateFamily } from '@/lib/session/gate'

/** The challenge of an address, once a request; null when `current` is none, "not found" for any other. */
export const findChallenge = cache(async (id: string): Promise<ChallengeView | null> => {
  const actor = await gateFamily(`/challenge/${id}`)
  if (id === 'current') return findCurrentChallenge(actor)
  if (!challengeParams.safeParse({ id }).success) notFound()
  return getChallenge(actor, id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') notFound()
    throw error
  })
})

/** The task that an address asks to complete, when it can be completed now. */
export function openTask(challenge: ChallengeView, taskId: string | string[] | undefined, today: LocalDate) {
  const isOpen = ({ id, completed, date }: ChallengeTaskView) => id === taskId && !completed && date <= today
  const task = challenge.status === 'active' ? challenge.tasks.find(isOpen) : undefined
  return task ? { id: task.id, title: task.title } : null
}
