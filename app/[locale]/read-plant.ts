import 'server-only'
import { getLocale, getTranslations } from 'next-intl/server'
import { todayFacts } from '@/components/activities/today-facts'
import type { PlantFacts, PlantMood } from '@/components/art/plant-mood'
import { plantFacts } from '@/components/progress/plant-mood'
import { getToday } from '@/lib/features/challenges/service'
import { addDays, localTimeAt } from '@/lib/platform/dates/local-date'
import type { FamilyActor } from '@/lib/platform/session/actor'
import { readOwnChallenge, readOwnFamily, readOwnRestDays } from './request-cache'

/** Returns the family's plant as My activities shows it. */
export async function readPlant(actor: FamilyActor): Promise<PlantFacts> {
  const today = getToday(actor)
  const [family, challenge, restDays, locale, t] = await Promise.all([
    readOwnFamily(actor),
    readOwnChallenge(actor),
    readOwnRestDays(actor, addDays(today, -7)),
    getLocale(),
    getTranslations('plant'),
  ])
  const toPlant = (mood: PlantMood) => plantFacts(family, mood, t)
  if (!challenge) return toPlant('asleep')
  const time = localTimeAt(new Date(), actor.timezone)
  const { joinedOn } = family
  return todayFacts({
    ...{ challenge, today, time, joinedOn, restDays, locale, toPlant },
    formatState: (_, day) => day,
  }).plant
}
