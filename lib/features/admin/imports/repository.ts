import 'server-only'
import type { TaskText } from '@/lib/features/tasks/schema'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import type { Db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'

type Ids = { tasks: string[]; challenges: string[]; badges: string[]; recipes: string[] }

/** Locks imports and the named content. */
export async function lockContent(tx: Db, { tasks, challenges, badges, recipes }: Ids): Promise<void> {
  await tx.execute(Prisma.sql`select pg_advisory_xact_lock(hashtext('import of content'))::text`)
  await tx.execute(Prisma.sql`select 1 from tasks where id = any(${tasks}::uuid[]) order by id for update`)
  await tx.execute(
    Prisma.sql`select 1 from challenges where id = any(${challenges}::uuid[]) order by id for update`,
  )
  await tx.execute(Prisma.sql`select 1 from badges where id = any(${badges}::uuid[]) order by id for update`)
  await tx.execute(
    Prisma.sql`select 1 from recipes where id = any(${recipes}::uuid[]) order by id for update`,
  )
}

type Text = { id: string; language: string; description: string; translations: object }
export type TaskData = TaskText & Omit<Text, 'description'> & { motif: string; imagePhotoId: string | null }

/** Upserts tasks and restores deleted ones. */
export async function writeTasks(tx: Db, rows: TaskData[], now: Date): Promise<void> {
  await tx.$executeRaw`
    insert into tasks (id, language, name, description, examples, translations, motif, image_photo_id, updated_at)
    select id, language, name, description, examples, translations, motif, "imagePhotoId", ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sent (id uuid, language text, name text,
      description text, examples text[], translations jsonb, motif text, "imagePhotoId" uuid)
    on conflict (id) do update set language = excluded.language, name = excluded.name,
      description = excluded.description, examples = excluded.examples, translations = excluded.translations,
      motif = excluded.motif, image_photo_id = excluded.image_photo_id, updated_at = excluded.updated_at,
      deleted_at = null, version = tasks.version + 1`
}

export type BadgeData = Text & {
  kind: string
  name: string
  rule: object
  motif: string
  imagePhotoId: string | null
  coloringPhotoId: string | null
}

/** Upserts badges and restores deleted ones. */
export async function writeBadges(tx: Db, rows: BadgeData[], now: Date): Promise<void> {
  await tx.$executeRaw`
    insert into badges (id, kind, language, name, description, translations, rule, motif, image_photo_id,
      coloring_photo_id, updated_at)
    select id, kind::badge_kind, language, name, description, translations, rule, motif, "imagePhotoId",
      "coloringPhotoId", ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sent (id uuid, kind text, language text, name text,
      description text, translations jsonb, rule jsonb, motif text, "imagePhotoId" uuid, "coloringPhotoId" uuid)
    on conflict (id) do update set kind = excluded.kind, language = excluded.language, name = excluded.name,
      description = excluded.description, translations = excluded.translations, rule = excluded.rule,
      motif = excluded.motif, image_photo_id = excluded.image_photo_id,
      coloring_photo_id = excluded.coloring_photo_id, updated_at = excluded.updated_at, deleted_at = null,
      version = badges.version + 1`
}

export type ChallengeData = Text & {
  title: string
  weekNumber: number
  startDate: LocalDate
  endDate: LocalDate
}

/** Upserts challenges; new ones are inactive. */
export async function writeChallenges(tx: Db, rows: ChallengeData[], now: Date): Promise<void> {
  await tx.$executeRaw`
    insert into challenges (id, language, title, description, translations, week_number, start_date, end_date,
      is_active, updated_at)
    select id, language, title, description, translations, "weekNumber", "startDate", "endDate", false,
      ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sent (id uuid, language text, title text,
      description text, translations jsonb, "weekNumber" int, "startDate" date, "endDate" date)
    on conflict (id) do update set language = excluded.language, title = excluded.title,
      description = excluded.description, translations = excluded.translations,
      week_number = excluded.week_number, start_date = excluded.start_date, end_date = excluded.end_date,
      updated_at = excluded.updated_at, version = challenges.version + 1`
}

export type RecipeData = Omit<Text, 'description'> & {
  title: string
  ingredients: string[]
  steps: string[]
  servings: number | null
  minutes: number | null
  challengeId: string | null
  imagePhotoId: string | null
}

export async function writeRecipes(tx: Db, rows: RecipeData[], now: Date): Promise<void> {
  await tx.$executeRaw`
    insert into recipes (id, language, title, ingredients, steps, translations, servings, minutes, challenge_id,
      image_photo_id, updated_at)
    select id, language, title, ingredients, steps, translations, servings, minutes, "challengeId", "imagePhotoId",
      ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sent (id uuid, language text, title text,
      ingredients text[], steps text[], translations jsonb, servings int, minutes int, "challengeId" uuid,
      "imagePhotoId" uuid)
    on conflict (id) do update set language = excluded.language, title = excluded.title,
      ingredients = excluded.ingredients, steps = excluded.steps, translations = excluded.translations,
      servings = excluded.servings, minutes = excluded.minutes, challenge_id = excluded.challenge_id,
      image_photo_id = excluded.image_photo_id, updated_at = excluded.updated_at, version = recipes.version + 1`
}

export type PlanChanges = {
  close: string[]
  move: { id: string; orderInDay: number }[]
  add: { id: string; challengeId: string; taskId: string; dayOfWeek: number; orderInDay: number }[]
}

export async function changePlans(tx: Db, { close, move, add }: PlanChanges, now: Date): Promise<void> {
  await tx.$executeRaw`
    update challenge_tasks set removed_at = ${now}::timestamptz where id = any(${close}::uuid[])`
  await tx.$executeRaw`
    update challenge_tasks set order_in_day = moved."orderInDay"
    from jsonb_to_recordset(${JSON.stringify(move)}::jsonb) as moved (id uuid, "orderInDay" int)
    where challenge_tasks.id = moved.id`
  await tx.$executeRaw`
    insert into challenge_tasks (id, challenge_id, task_id, day_of_week, order_in_day, created_at)
    select id, "challengeId", "taskId", "dayOfWeek", "orderInDay", ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(add)}::jsonb) as added (id uuid, "challengeId" uuid, "taskId" uuid,
      "dayOfWeek" int, "orderInDay" int)`
}
