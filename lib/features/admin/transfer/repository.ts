import 'server-only'
import { TASK_COLUMNS } from '@/lib/features/tasks/schema'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import type { Db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { DEFAULT_LOCALE, LOCALES, type Locale, toLocale } from '@/lib/platform/i18n/locales'

/** Everything not deleted, or ids, deleted or not. */
export type Choice = 'all' | string[]

type Text = {
  id: string
  version: number
  language: Locale
  description: string
  translations: unknown
}

export type BadgeRow = Text & {
  kind: 'weekly' | 'special' | 'monthly'
  name: string
  rule: unknown
  motif: string
  imagePhotoId: string | null
  coloringPhotoId: string | null
  deleted: boolean
}

export type RecipeRow = Omit<Text, 'description'> & {
  title: string
  ingredients: string[]
  steps: string[]
  servings: number | null
  minutes: number | null
  challengeId: string | null
  imagePhotoId: string | null
}

export type MaterialRow = { id: string; name: string; challengeId: string }

export type PlanRow = { id: string; taskId: string; dayOfWeek: number; orderInDay: number }

export type ChallengeRow = Text & {
  title: string
  weekNumber: number
  startDate: LocalDate
  endDate: LocalDate
  isActive: boolean
  hasCompletions: boolean
  plan: PlanRow[]
}

const living = (choice: Choice) =>
  choice === 'all' ? Prisma.sql`deleted_at is null` : Prisma.sql`id = any(${choice}::uuid[])`

const BASE = Prisma.sql`id, case when language = any(${[...LOCALES]}::text[]) then language else ${DEFAULT_LOCALE}::text end as language, version,
  translations`
const TEXT = Prisma.sql`${BASE}, description`

export type TaskRow = Awaited<ReturnType<typeof findTasks>>[number]

export async function findTasks(tx: Db, choice: Choice) {
  const rows = await tx.task.findMany({
    where: choice === 'all' ? { deletedAt: null } : { id: { in: choice } },
    orderBy: { id: 'asc' },
    select: { ...TASK_COLUMNS, deletedAt: true },
  })
  return rows.map(({ deletedAt, language, ...row }) => ({
    ...row,
    language: toLocale(language),
    deleted: deletedAt !== null,
  }))
}

export function findBadges(tx: Db, choice: Choice): Promise<BadgeRow[]> {
  return tx.$queryRaw<BadgeRow[]>`
    select ${TEXT}, kind::text as kind, name, rule, motif, image_photo_id as "imagePhotoId",
      coloring_photo_id as "coloringPhotoId", deleted_at is not null as deleted
    from badges where ${living(choice)} order by id`
}

export function findRecipes(tx: Db, choice: Choice): Promise<RecipeRow[]> {
  const chosen = choice === 'all' ? Prisma.sql`true` : Prisma.sql`id = any(${choice}::uuid[])`
  return tx.$queryRaw<RecipeRow[]>`
    select ${BASE}, title, ingredients, steps, servings, minutes, challenge_id as "challengeId",
      image_photo_id as "imagePhotoId"
    from recipes where ${chosen} order by id`
}

export function findMaterials(tx: Db, choice: Choice): Promise<MaterialRow[]> {
  const chosen = choice === 'all' ? Prisma.sql`true` : Prisma.sql`id = any(${choice}::uuid[])`
  return tx.$queryRaw<MaterialRow[]>`
    select id, name, challenge_id as "challengeId" from materials
    where ${chosen} and idle_since is null and challenge_id is not null order by id`
}

export async function findChallenges(tx: Db, choice: Choice): Promise<ChallengeRow[]> {
  const chosen = choice === 'all' ? Prisma.sql`true` : Prisma.sql`id = any(${choice}::uuid[])`
  const rows = await tx.$queryRaw<Omit<ChallengeRow, 'plan'>[]>`
    select ${TEXT}, title, week_number as "weekNumber", to_char(start_date, 'YYYY-MM-DD') as "startDate",
      to_char(end_date, 'YYYY-MM-DD') as "endDate", is_active as "isActive",
      exists (select 1 from completions c where c.challenge_id = challenges.id) as "hasCompletions"
    from challenges where ${chosen} order by id`
  const plans = await findPlans(
    tx,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, plan: plans.get(row.id) ?? [] }))
}

async function findPlans(tx: Db, challengeIds: string[]): Promise<Map<string, PlanRow[]>> {
  const rows = await tx.$queryRaw<(PlanRow & { challengeId: string })[]>`
    select id, challenge_id as "challengeId", task_id as "taskId", day_of_week as "dayOfWeek",
      order_in_day as "orderInDay"
    from challenge_tasks where removed_at is null and challenge_id = any(${challengeIds}::uuid[])
    order by challenge_id, day_of_week, order_in_day, id`
  const plans = new Map(challengeIds.map((id) => [id, [] as PlanRow[]]))
  for (const { challengeId, ...row } of rows) plans.get(challengeId)?.push(row)
  return plans
}
