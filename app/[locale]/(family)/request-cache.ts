import 'server-only'
import { cache } from 'react'
import type { LocalDate } from '@/lib/dates/local-date'
import { getFamily } from '@/lib/families/service'
import { streakAndRest } from '@/lib/scores/service'
import type { FamilyActor } from '@/lib/session/actor'
import { readSelf } from '@/lib/users/service'

const readOwnDays = cache((actor: FamilyActor) => streakAndRest(actor))

/** The streak of their family, once a request. */
export async function readOwnStreak(actor: FamilyActor) {
  return (await readOwnDays(actor)).streak
}

/** Their family's rest days from a day on, the earliest first; asked with the streak, once a request. */
export async function readOwnRestDays(actor: FamilyActor, from: LocalDate): Promise<LocalDate[]> {
  return (await readOwnDays(actor)).restDays.filter((date) => date >= from)
}

/** Whoever is there, once a request: the frame of the page and the page itself both tell of them. */
export const readOwnUser = cache((actor: FamilyActor) => readSelf(actor, readOwnStreak(actor)))

/** Their family, once a request. */
export const readOwnFamily = cache((actor: FamilyActor) => getFamily(actor, actor.familyId))
