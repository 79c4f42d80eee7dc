import type { WeekPlantLeaf } from '@/components/art/week-plant'
import { isWhole } from '@/components/challenges/is-whole'
import { type WeekOnDay, weekLeaves } from '@/components/challenges/week-leaves'
import type { ChallengeTaskView } from '@/lib/features/challenges/schema'
import { formatDayMonth } from '@/lib/platform/dates/format'
import { weekdayName } from '@/lib/platform/dates/weekday-name'

export type TodayTask = Pick<
  ChallengeTaskView,
  'id' | 'title' | 'description' | 'completed' | 'photoUrl' | 'photoPlaceholder' | 'imagePath' | 'motif'
>

export type TodayFacts = {
  weekday: string
  date: string
  tasks: TodayTask[]
  /** Tasks of earlier days that can still be done. */
  bonus: number
  isLastDay: boolean
  isWhole: boolean
  leaves: WeekPlantLeaf[]
}

export function todayFacts(known: WeekOnDay): TodayFacts {
  const { challenge, today, locale } = known
  return {
    weekday: weekdayName(today, locale),
    date: formatDayMonth(today),
    tasks: challenge.tasks.filter(({ date }) => date === today).map(shown),
    bonus: challenge.tasks.filter((task) => !task.completed && task.date < today).length,
    isLastDay: today === challenge.endDate,
    isWhole: isWhole(challenge),
    leaves: weekLeaves(known).map((leaf) => ({ ...leaf, href: undefined })),
  }
}

function shown(task: ChallengeTaskView): TodayTask {
  const { id, title, description, completed, photoUrl, photoPlaceholder, imagePath, motif } = task
  return { id, title, description, completed, photoUrl, photoPlaceholder, imagePath, motif }
}
