import 'server-only'
import { db } from '@/lib/db/client'

type LookRow = {
  photoId: string
  language: string
  name: string
  translations: unknown
  motif: string
  localDate: Date
  times: number
  lastAt: Date
}

/** Looks at photos of a family, by photo, the last one first. A read model across rooms. */
export function findLooks(familyId: string, limit: number): Promise<LookRow[]> {
  return db().$queryRaw<LookRow[]>`
    select p.id as "photoId", t.language, t.name, t.translations, t.motif, c.local_date as "localDate",
      l.times, l."lastAt"
    from photos p
      join lateral (
        select count(*)::int as times, max(at) as "lastAt" from audit_entries
        where subject_id = p.id and action = 'photo.viewed_by_report') l on l.times > 0
      join lateral (
        select task_id, local_date from completions
        where photo_id = p.id order by created_at desc limit 1) c on true
      join tasks t on t.id = c.task_id
    where p.family_id = ${familyId}::uuid
    order by l."lastAt" desc, p.id limit ${limit}`
}
