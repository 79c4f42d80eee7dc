import 'server-only'
import { cache } from 'react'
import { findCurrentChallenge } from '@/lib/features/challenges/service'
import { getFamily } from '@/lib/features/families/service'
import { getStreakAndRest } from '@/lib/features/scores/service'
import { readSelf } from '@/lib/features/users/service'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import type { FamilyActor } from '@/lib/platform/session/actor'

const readOwnDays = cache((actor: FamilyActor) => getStreakAndRest(actor))

export async function readOwnStreak(actor: FamilyActor) {
  return (await readOwnDays(actor)).streak
}

/** Lists the family's rest days, oldest first; cached per request. */
export async function readOwnRestDays(actor: FamilyActor, from: LocalDate): Promise<LocalDate[]> {
  return (await readOwnDays(actor)).restDays.filter((date) => date >= from)
}

export const readOwnUser = cache((actor: FamilyActor) => readSelf(actor, readOwnStreak(actor)))

export const readOwnFamily = cache((actor: FamilyActor) => getFamily(actor, actor.familyId))

export const readOwnChallenge = cache((actor: FamilyActor) => findCurrentChallenge(actor))
