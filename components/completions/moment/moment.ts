import { type PetalMarks, petalMarks } from '@/components/art/flower'
import type { ChallengeTaskView, ChallengeView } from '@/lib/features/challenges/schema'
import type { CompletionResult } from '@/lib/features/completions/schema'
import { diffDays, type LocalDate } from '@/lib/platform/dates/local-date'

const MILESTONES = [7, 30, 100]

/** The greatest result of a completion; `more` is a further task of the same day, `day` the last one. */
export type MomentKind = 'flower' | 'week' | 'petal' | 'streak' | 'badge' | 'day' | 'more' | 'leaf'

export type Moment = {
  kind: MomentKind
  leaf: number
  isChallengeComplete: boolean
  points: { before: number; after: number }
  streak: { before: number; after: number }
  petals: { before: PetalMarks; after: PetalMarks } | null
}

type Week = { challenge: Pick<ChallengeView, 'startDate' | 'tasks'>; today: LocalDate }

/** Returns what to celebrate. The week may not have the completion yet. */
export function toMoment(response: CompletionResult, { challenge, today }: Week): Moment {
  const { task, points, streak, petal } = response
  const others = challenge.tasks.filter(({ id }) => id !== task.id)
  const ofDay = others.filter(({ date }) => date === task.date)
  const isChallengeComplete = others.every(isCompleted)
  const isStreakLonger =
    challenge.tasks.some(({ date }) => date === today) && !others.some((one) => one.completedOn === today)
  const getKind = (): MomentKind => {
    if (response.badges.some(({ kind }) => kind === 'monthly')) return 'flower'
    if (isChallengeComplete) return 'week'
    if (petal) return 'petal'
    if (isStreakLonger && MILESTONES.includes(streak)) return 'streak'
    if (response.badge) return 'badge'
    if (!ofDay.some(isCompleted)) return 'leaf'
    return ofDay.every(isCompleted) ? 'day' : 'more'
  }
  return {
    kind: getKind(),
    leaf: diffDays(task.date, challenge.startDate),
    isChallengeComplete,
    points: { before: points.total - points.earned, after: points.total },
    streak: { before: isStreakLonger ? Math.max(streak - 1, 0) : streak, after: streak },
    petals: petal && {
      before: toMarks(petal.earned.filter((part) => part !== petal.part)),
      after: toMarks(petal.earned),
    },
  }
}

const isCompleted = ({ completed }: ChallengeTaskView) => completed

function toMarks(parts: readonly number[]): PetalMarks {
  const marks = [1, 2, 3, 4].map((part) => (parts.includes(part) ? '1' : '0')).join('')
  return petalMarks.find((one) => one === marks) ?? '0000'
}
