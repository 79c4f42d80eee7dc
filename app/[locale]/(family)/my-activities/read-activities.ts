import 'server-only'
import { getLocale, getTranslations } from 'next-intl/server'
import { todayFacts } from '@/components/activities/today-facts'
import { weekFacts } from '@/components/activities/week-facts'
import type { PlantMood } from '@/components/art/plant-mood'
import type { LeafState } from '@/components/art/week-path'
import { plantFacts } from '@/components/progress/plant-mood'
import { findCurrentChallenge } from '@/lib/features/challenges/service'
import { listBadges, readParts, readProgress } from '@/lib/features/completions/progress/service'
import { isRecapFresh } from '@/lib/features/completions/recap/rules'
import { listActivities } from '@/lib/features/completions/service'
import { addDays, type LocalDate, localTimeAt, weekday } from '@/lib/platform/dates/local-date'
import type { Namespace } from '@/lib/platform/i18n/messages'
import type { FamilyActor } from '@/lib/platform/session/actor'
import { readOwnFamily, readOwnRestDays, readOwnStreak, readOwnUser } from '../request-cache'

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
  const [user, family, challenge, progress, badges, activities, restDays, locale] = await Promise.all([
    readOwnUser(actor),
    readOwnFamily(actor),
    findCurrentChallenge(actor),
    readProgress(actor, actor.familyId, { parts, streak: readOwnStreak(actor) }),
    listBadges(actor, parts),
    listActivities(actor, { limit: PAGE }),
    readOwnRestDays(actor, addDays(today, -7)),
    getLocale(),
  ])
  const [t, tPlant] = await Promise.all([getTranslations('challenge'), getTranslations('plant')])
  const time = localTimeAt(new Date(), actor.timezone)
  const toPlant = (mood: PlantMood) => plantFacts(family, mood, tPlant)
  const formatState = (state: LeafState, day: string) => t(`leaf.${state}`, { day })
  const day = challenge && todayFacts({ challenge, today, time, restDays, locale, formatState, toPlant })
  const plant = day?.plant ?? toPlant('asleep')
  const week = weekFacts(progress.week, today, locale)
  const harvested = weekday(today) === 7 ? week.done : week.lastWeek
  const hasHarvest = harvested > 0 && isRecapFresh(today, time)
  return { user, challenge, progress, badges, activities, restDays, time, day, plant, week, hasHarvest }
}
