import 'server-only'
import { getFormatter, getLocale, getTranslations } from 'next-intl/server'
import type { DayState } from '@/components/activities/day-state'
import { listFirstSteps } from '@/components/activities/first-steps'
import { listNewcomerFamily } from '@/components/activities/newcomer'
import { todayFacts } from '@/components/activities/today-facts'
import { weekFacts } from '@/components/activities/week-facts'
import type { PlantMood } from '@/components/art/plant-mood'
import { plantFacts } from '@/components/progress/plant-mood'
import type { ChallengeView } from '@/lib/features/challenges/schema'
import { countPlanned } from '@/lib/features/challenges/service'
import { listCompletions } from '@/lib/features/completions/history/service'
import type { ProgressView } from '@/lib/features/completions/progress/schema'
import { listBadgesWithPetals, readPetals, readProgress } from '@/lib/features/completions/progress/service'
import { isRecapFresh } from '@/lib/features/completions/recap/rules'
import type { WaitingView } from '@/lib/features/completions/waiting/schema'
import { listWaiting } from '@/lib/features/completions/waiting/service'
import type { FamilyView } from '@/lib/features/families/schema'
import { readSettings } from '@/lib/features/notifications/settings/service'
import {
  addDays,
  type LocalDate,
  localTimeAt,
  startOfIsoWeek,
  weekday,
} from '@/lib/platform/dates/local-date'
import type { Namespace } from '@/lib/platform/i18n/messages'
import type { FamilyActor } from '@/lib/platform/session/actor'
import {
  readOwnChallenge,
  readOwnFamily,
  readOwnRestDays,
  readOwnStreak,
  readOwnUser,
} from '../../request-cache'

export const PAGE = 8

export const TEXTS: Namespace[] = [
  'activityList',
  'badgeFiles',
  'badges',
  'monthlyFlower',
  'myActivities',
  'progress',
  'queue',
  'sharedPhoto',
  'waiting',
]

export async function readActivities(actor: FamilyActor, today: LocalDate) {
  const petals = readPetals(actor)
  const [user, family, challenge, progress, badges, activities, restDays, settings, waiting, locale] =
    await Promise.all([
      readOwnUser(actor),
      readOwnFamily(actor),
      readOwnChallenge(actor),
      readProgress(actor, actor.familyId, { petals, streak: readOwnStreak(actor) }),
      listBadgesWithPetals(actor, petals),
      listCompletions(actor, { limit: PAGE }),
      readOwnRestDays(actor, addDays(today, -7)),
      readSettings(actor, actor.userId),
      listWaiting(actor, actor.familyId),
      getLocale(),
    ])
  const [t, tPlant] = await Promise.all([getTranslations('challenge'), getTranslations('plant')])
  const time = localTimeAt(new Date(), actor.timezone)
  const { joinedOn } = family
  const toPlant = (mood: PlantMood) => plantFacts(family, mood, tPlant)
  const formatState = (state: DayState, day: string) => t(`leaf.${state}`, { day })
  const day =
    challenge && todayFacts({ challenge, today, time, joinedOn, restDays, locale, formatState, toPlant })
  const total = await countOwnWeek(actor, progress.week, { joinedOn, today, challenge })
  const week = weekFacts({ ...progress.week, total }, today, locale)
  const isSunday = weekday(today) === 7
  const harvested = isSunday ? week.done : week.lastWeek
  return {
    ...{ user, challenge, progress, badges, activities, restDays, joinedOn, time, day, week, waiting },
    openTasks: listOpenTasks(challenge, today, waiting),
    newcomer: await readNewcomer(family, actor, today),
    steps: listFirstSteps({
      family,
      hasPhoto: activities.items.length > 0,
      assignmentId: day?.tasks.find((task) => !task.completed)?.id,
      hasReminder: settings.reminderAt !== null,
    }),
    harvest: harvested > 0 && isRecapFresh(today, time) ? { isLastWeek: !isSunday } : null,
  }
}

/** Returns the tasks that can be sent, today's first. */
function listOpenTasks(challenge: ChallengeView | null, today: LocalDate, waiting: readonly WaitingView[]) {
  const sent = new Set(waiting.map(({ taskId }) => taskId))
  const open = challenge?.tasks.filter((task) => !task.completed && task.date <= today) ?? []
  return open
    .filter(({ id }) => !sent.has(id))
    .toReversed()
    .map(({ id, title, motif }) => ({ id, title, motif }))
}

type OwnWeek = { joinedOn: LocalDate; today: LocalDate; challenge: ChallengeView | null }

async function countOwnWeek(
  actor: FamilyActor,
  { total }: ProgressView['week'],
  { joinedOn, today, challenge }: OwnWeek,
): Promise<number> {
  const monday = startOfIsoWeek(today)
  if (joinedOn <= monday) return total
  const planned = await countPlanned(joinedOn, addDays(monday, 6), actor.contentRevision)
  const isBonus = ({ date, completed }: ChallengeView['tasks'][number]) =>
    completed && date >= monday && date < joinedOn
  return planned + (challenge?.tasks.filter(isBonus).length ?? 0)
}

async function readNewcomer(family: FamilyView, { userId }: FamilyActor, today: LocalDate) {
  const others = listNewcomerFamily(family, userId, today)
  return others && { family: family.name, others: (await getFormatter()).list(others) }
}
