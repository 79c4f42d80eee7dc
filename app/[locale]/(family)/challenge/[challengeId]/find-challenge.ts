import 'server-only'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { z } from 'zod'
import type { OtherWeek } from '@/components/challenges/other-weeks'
import { getOwnProgress } from '@/lib/features/challenges/rules'
import type { ChallengeView } from '@/lib/features/challenges/schema'
import {
  findCurrentChallenge,
  getChallenge,
  getToday,
  listAllChallenges,
} from '@/lib/features/challenges/service'
import { DESCRIPTION_MAX } from '@/lib/features/completions/schema'
import { PHOTO_MAX_BYTES, PHOTO_TYPES } from '@/lib/features/photos/rules'
import { addDays } from '@/lib/platform/dates/local-date'
import { AppError } from '@/lib/platform/errors/app-error'
import type { FamilyActor } from '@/lib/platform/session/actor'
import { requireFamily } from '@/lib/platform/session/require-access'
import { readOwnFamily } from '../../../request-cache'

export const COMPLETION_LIMITS = {
  maxBytes: PHOTO_MAX_BYTES,
  types: PHOTO_TYPES,
  description: DESCRIPTION_MAX,
}

export const findChallenge = cache(async (id: string): Promise<ChallengeView | null> => {
  const actor = await requireFamily(`/challenge/${id}`)
  if (id === 'current') return findCurrentChallenge(actor)
  if (!z.uuid().safeParse(id).success) notFound()
  return getChallenge(actor, id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') notFound()
    throw error
  })
})

const OTHER_WEEKS_BACK = 12

/** Lists the family's other weeks, newest first. */
export async function listOtherWeeks(actor: FamilyActor, shownId: string | undefined): Promise<OtherWeek[]> {
  const today = getToday(actor)
  const span = { isActive: true, startDate: addDays(today, -7 * OTHER_WEEKS_BACK), endDate: today }
  const weeks = await listAllChallenges(actor, span)
  const first = weeks.findLastIndex(({ progress }) => progress.done > 0)
  const { joinedOn } = await readOwnFamily(actor)
  return weeks
    .filter(({ id, status }, index) => id !== shownId && (index <= first || status === 'active'))
    .map((week) => ({ ...week, progress: getOwnProgress(week.tasks, joinedOn) }))
}
