import 'server-only'
import { cache } from 'react'
import { getFamily } from '@/lib/families/service'
import { streakOf } from '@/lib/scores/service'
import type { FamilyActor } from '@/lib/session/actor'
import { readSelf } from '@/lib/users/service'

/** The streak of their family, once a request. */
export const readOwnStreak = cache((actor: FamilyActor) => streakOf(actor))

/** Whoever is there, once a request: the frame of the page and the page itself both tell of them. */
export const readOwnUser = cache((actor: FamilyActor) => readSelf(actor, readOwnStreak(actor)))

/** Their family, once a request. */
export const readOwnFamily = cache((actor: FamilyActor) => getFamily(actor, actor.familyId))
