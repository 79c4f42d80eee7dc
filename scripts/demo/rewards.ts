import { computePetals, type FamilySummary, isQualified, toOccasion } from '@/lib/features/badges/rules'
import { replay, type SeasonEntry, toPlans } from '@/lib/features/completions/recompute/rules'
import { countStreak, getScorePeriods } from '@/lib/features/scores/rules'
import { addDays, type LocalDate } from '@/lib/platform/dates/local-date'
import type { DiaryEntry } from './diary'
import type { Library } from './library'

type Earned = { badgeId: string; occasion: string; entry: DiaryEntry }

export function rewardsFor(diary: DiaryEntry[], library: Library, follows: Date[]) {
  const ledger = replay(toPlans(library.challenges, library.plan), diary.map(completed))
  const byEntry = new Map(
    diary.map((entry) => [entry.id, ledger.filter((one) => one.completionId === entry.id)]),
  )
  const points = diary.flatMap((entry) => (byEntry.get(entry.id) ?? []).map((given) => ({ ...given, entry })))
  const finished = diary.filter((entry) =>
    byEntry.get(entry.id)?.some((given) => given.reason === 'challenge'),
  )
  return {
    points,
    finished,
    scores: computeScores(points),
    earned: badgesFor(diary, library, follows, finished),
  }
}

const completed = ({ id, item, at, localDate }: DiaryEntry) =>
  ({ type: 'complete', id, assignmentId: item.assignmentId, createdAt: at, localDate }) as const

function computeScores(points: (SeasonEntry & { entry: DiaryEntry })[]) {
  const scores = new Map<string, { points: number; reachedAt: Date }>()
  for (const { amount, localDate, season, entry } of points) {
    for (const period of [...getScorePeriods(localDate), season]) {
      scores.set(period, { points: (scores.get(period)?.points ?? 0) + amount, reachedAt: entry.at })
    }
  }
  return scores
}

function badgesFor(diary: DiaryEntry[], library: Library, follows: Date[], finished: DiaryEntry[]): Earned[] {
  const earned: Earned[] = []
  const known = new Set<string>()
  diary.forEach((entry, index) => {
    const summary = {
      ...summarizeAt(diary.slice(0, index + 1), entry, library),
      follows: follows.filter((at) => at <= entry.at).length,
      ...(finished.includes(entry) && { completedChallenge: toChallengeRef(entry) }),
    }
    for (const { id, rule } of library.badges) {
      const occasion = toOccasion(rule, summary)
      if (occasion === null || known.has(`${id} ${occasion}`) || !isQualified(rule, summary)) continue
      known.add(`${id} ${occasion}`)
      earned.push({ badgeId: id, occasion, entry })
    }
  })
  return earned
}

const toChallengeRef = ({ item }: DiaryEntry) => ({ id: item.challengeId, weekNumber: item.week })

function summarizeAt(done: DiaryEntry[], last: DiaryEntry, library: Library): Omit<FamilySummary, 'follows'> {
  return {
    tasksDone: done.length,
    streak: streakAt(done, last.localDate, library),
    cycleStart: library.cycleStart,
    petals: computePetals(
      library.challenges,
      done.map(({ item }) => item),
    ),
  }
}

function streakAt(done: DiaryEntry[], today: LocalDate, { plan }: Library) {
  const scheduled = plan.map(({ date }) => date).filter((date) => date <= addDays(today, 1))
  return countStreak({
    scheduled,
    completedDates: done.map(({ localDate }) => localDate),
    restDays: [],
    today,
  })
}
