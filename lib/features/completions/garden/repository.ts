import 'server-only'
import { Prisma } from '@/lib/platform/db/generated/client'
import { NOT_REVERSED } from '@/lib/platform/db/not-reversed'
import { query } from '@/lib/platform/db/query'
import type { KidTasks } from './rules'

/** Counts the tasks that each kid of a family took part in, kids in the order in which they were added. */
export function countTasksByKid(familyId: string): Promise<KidTasks[]> {
  return query<KidTasks>(Prisma.sql`
    select k.id, k.name, count(c.id)::int as "tasksDone" from kids k
    left join (completion_kids x join completions c on c.id = x.completion_id and ${NOT_REVERSED}) on x.kid_id = k.id
    where k.family_id = ${familyId}::uuid
    group by k.id order by k.created_at, k.id`)
}
