import 'server-only'
import { getLocale, getTranslations } from 'next-intl/server'
import { todayFacts } from '@/components/activities/today-facts'
import { weekFacts } from '@/components/activities/week-facts'
import type { LeafState } from '@/components/art/week-path'
import { findCurrentChallenge } from '@/lib/features/challenges/service'
import { listBadges, readParts, readProgress } from '@/lib/features/completions/progress/service'
import { listActivities } from '@/lib/features/completions/service'
import { addDays, type LocalDate } from '@/lib/platform/dates/local-date'
import type { Namespace } from '@/lib/platform/i18n/messages'
import type { FamilyActor } from '@/lib/platform/session/actor'
import { readOwnRestDays, readOwnStreak, readOwnUser } from '../request-cache'

export const PAGE = 8

export const TEXTS: Namespace[] = [
  'activityList',
  'badgeFiles',
  'badges',
  'monthlyFlower',
  'myActivities',
  'progress',
  'queue',
]

export async function readActivities(actor: FamilyActor, today: LocalDate) {
  const parts = readParts(actor)
  const [user, challenge, progress, badges, activities, restDays, locale, t] = await Promise.all([
    readOwnUser(actor),
    findCurrentChallenge(actor),
    readProgress(actor, actor.familyId, { parts, streak: readOwnStreak(actor) }),
    listBadges(actor, parts),
    listActivities(actor, { limit: PAGE }),
    readOwnRestDays(actor, addDays(today, -7)),
    getLocale(),
    getTranslations('challenge'),
  ])
  const formatLeafState = (state: LeafState, day: string) => t(`leaf.${state}`, { day })
  const day = challenge && todayFacts({ challenge, today, restDays, locale, formatState: formatLeafState })
  const week = weekFacts(progress.week, today, locale)
  return { user, challenge, progress, badges, activities, restDays, day, week }
}
