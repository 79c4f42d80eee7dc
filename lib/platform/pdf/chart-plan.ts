import 'server-only'
import { wrapText } from './measure'

export type ChartDay = { name: string; date: string; free: boolean; tasks: readonly ChartTask[] }
export type ChartTask = { id: string; title: string; motif: string }

/** Scale, room for pictures, and columns of kids. */
export type ChartSize = { scale: number; pictured: boolean; columns: 1 | 2 }

/** Every day, with some of its tasks, for some kids. */
export type Sheet = {
  days: ChartDay[]
  kids: readonly string[]
  size: ChartSize
  planted: boolean
}

/** Room for a day's tasks and height of its plant, in points. */
export const COLUMN = { width: 84, height: 394 }
export const PLANT_HEIGHT = 92
/** In points at scale 1. */
export const TASK = { padding: 7, picture: 30, below: 4, title: 10.5, kid: 15 }
export const LEADING = 1.2
const TITLE_LINES = 4
const KIDS_A_SHEET = 6

const PICTURED = sizes([1.4, 1.25, 1.1, 1], { pictured: true, columns: 1 })
const SMALLEST: ChartSize = { scale: 0.76, pictured: false, columns: 2 }
const SIZES = [
  ...PICTURED,
  ...sizes([1, 0.94, 0.88], { pictured: false, columns: 1 }),
  ...sizes([0.94, 0.88, 0.82], { pictured: false, columns: 2 }),
  SMALLEST,
]

function sizes(scales: number[], look: Omit<ChartSize, 'scale'>): ChartSize[] {
  return scales.map((scale) => ({ scale, ...look }))
}

/** Plans one sheet when the week fits, else several: with fewer kids on each, then with fewer tasks. */
export function planSheets(days: readonly ChartDay[], kids: readonly string[]): Sheet[] {
  const groups = kids.length > 0 ? evenly(kids, Math.ceil(kids.length / KIDS_A_SHEET)) : [[]]
  return groups.flatMap((group) => sheetsFor(days, group))
}

export function titleLines(title: string, scale: number): string[] {
  return wrapText(title, TASK.title * scale, COLUMN.width, TITLE_LINES)
}

function sheetsFor(days: readonly ChartDay[], kids: readonly string[]): Sheet[] {
  const most = Math.max(1, ...days.map(({ tasks }) => tasks.length))
  for (let count = 1; count < most; count += 1) {
    const parts = parted(days, count)
    if (parts.every((part) => measureFullestDay(part, kids, SMALLEST) <= COLUMN.height))
      return parts.map((part) => sheet(part, kids))
  }
  return parted(days, most).map((part) => sheet(part, kids))
}

function sheet(days: ChartDay[], kids: readonly string[]): Sheet {
  const fits = (room: number) => (size: ChartSize) => measureFullestDay(days, kids, size) <= room
  const withPlants = PICTURED.find(fits(COLUMN.height - PLANT_HEIGHT))
  const size = withPlants ?? SIZES.find(fits(COLUMN.height)) ?? SMALLEST
  return { days, kids, size, planted: withPlants !== undefined }
}

function measureFullestDay(days: readonly ChartDay[], kids: readonly string[], size: ChartSize): number {
  const rows = Math.ceil(Math.max(kids.length, 1) / size.columns)
  const taskHeight = ({ title }: ChartTask) => {
    const words = titleLines(title, size.scale).length * TASK.title * LEADING
    const picture = size.pictured ? TASK.picture + TASK.below : 0
    return size.scale * (2 * TASK.padding + picture + words + rows * TASK.kid) + 1
  }
  return Math.max(0, ...days.map(({ tasks }) => tasks.reduce((sum, task) => sum + taskHeight(task), 0)))
}

function parted(days: readonly ChartDay[], count: number): ChartDay[][] {
  return Array.from({ length: count }, (_, index) =>
    days.map((day) => ({ ...day, tasks: evenly(day.tasks, count)[index] ?? [] })),
  )
}

function evenly<T>(items: readonly T[], count: number): T[][] {
  const start = (index: number) => Math.ceil((index * items.length) / count)
  return Array.from({ length: count }, (_, index) => items.slice(start(index), start(index + 1)))
}
