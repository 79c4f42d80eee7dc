import type { PlantFacts, PlantMood } from '@/components/art/plant-mood'
import type { WeekPlantLeaf } from '@/components/art/week-plant'
import { isChallengeComplete } from '@/components/challenges/is-challenge-complete'
import { type WeekOnDay, weekLeaves } from '@/components/challenges/week-leaves'
import { plantMood } from '@/components/progress/plant-mood'
import type { ChallengeTaskView } from '@/lib/features/challenges/schema'
import { formatDate } from '@/lib/platform/dates/format'
import { diffDays } from '@/lib/platform/dates/local-date'
import { weekdayName } from '@/lib/platform/dates/weekday-name'

export type TodayTask = Pick<
  ChallengeTaskView,
  'id' | 'title' | 'description' | 'completed' | 'photoUrl' | 'photoPlaceholder' | 'imagePath' | 'motif'
>

export type TodayFacts = {
  weekday: string
  date: string
  tasks: TodayTask[]
  /** From earlier days, still open. */
  bonus: number
  isLastDay: boolean
  isChallengeComplete: boolean
  leaves: WeekPlantLeaf[]
  plant: PlantFacts
}

type KnownDay = WeekOnDay & {
  /** 'HH:mm' in the family's timezone. */
  time: string
  toPlant: (mood: PlantMood) => PlantFacts
}

export function todayFacts({ time, toPlant, ...known }: KnownDay): TodayFacts {
  const { challenge, today, locale } = known
  const leaves = weekLeaves(known)
  const leaf = leaves[diffDays(today, challenge.startDate)]?.state ?? null
  return {
    weekday: weekdayName(today, locale),
    date: formatDate(today),
    tasks: challenge.tasks.filter(({ date }) => date === today).map(shown),
    bonus: challenge.tasks.filter((task) => !task.completed && task.date < today).length,
    isLastDay: today === challenge.endDate,
    isChallengeComplete: isChallengeComplete(challenge),
    leaves: leaves.map((each) => ({ ...each, href: undefined })),
    plant: toPlant(plantMood({ leaf, isChallengeComplete: isChallengeComplete(challenge), time })),
  }
}

function shown(task: ChallengeTaskView): TodayTask {
  const { id, title, description, completed, photoUrl, photoPlaceholder, imagePath, motif } = task
  return { id, title, description, completed, photoUrl, photoPlaceholder, imagePath, motif }
}
