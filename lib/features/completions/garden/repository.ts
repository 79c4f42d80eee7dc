import 'server-only'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { IS_ACTIVE_COMPLETION } from '@/lib/platform/db/active-completion'
import { Prisma } from '@/lib/platform/db/generated/client'
import { query } from '@/lib/platform/db/query'

type KidRow = {
  id: string
  name: string
  birthDate: LocalDate
  tasksDone: number
  latest: { taskId: string; ownTitle: string | null }[]
}

/** Counts the tasks of each kid, with the newest three. The order decides which face a kid gets. */
export function countTasksByKid(familyId: string): Promise<KidRow[]> {
  return query<KidRow>(Prisma.sql`
    select k.id, k.name, to_char(k.birth_date, 'YYYY-MM-DD') as "birthDate", count(c.id)::int as "tasksDone",
      coalesce(to_json((array_agg(json_build_object('taskId', c.task_id, 'ownTitle', c.own_title)
        order by c.created_at desc, c.id desc) filter (where c.id is not null))[1:3]), '[]') as latest
    from kids k
    left join (completion_kids x join completions c on c.id = x.completion_id and ${IS_ACTIVE_COMPLETION}) on x.kid_id = k.id
    where k.family_id = ${familyId}::uuid
    group by k.id order by k.birth_date, k.id`)
}
