'use client'

import { useTranslations } from 'next-intl'
import { ActivityCard } from '@/components/activities/activity-card'
import { activityGrid } from '@/components/activities/activity-grid'
import { useOlderPages } from '@/components/activities/use-older-pages'
import { Button } from '@/components/ui/button'
import type { listKidHistoryContract } from '@/lib/features/completions/history/contract'
import type { KidCompletion } from '@/lib/features/completions/history/schema'
import { formatDateRange } from '@/lib/platform/dates/format'
import { addDays, type LocalDate, startOfIsoWeek } from '@/lib/platform/dates/local-date'
import { sendPage } from '@/lib/platform/http/api-client'

type KidHistoryProps = {
  familyId: string
  kidId: string
  items: readonly KidCompletion[]
  nextCursor: string | null
}

/** Lists the tasks in which a kid took part, by week, and loads older ones. */
export function KidHistory({ familyId, kidId, items, nextCursor }: KidHistoryProps) {
  const t = useTranslations('kidHistory')
  const older = useOlderPages(nextCursor, (cursor) =>
    sendPage<typeof listKidHistoryContract>(
      '/families/{id}/kids/{kidId}/history',
      { cursor },
      { id: familyId, kidId },
    ),
  )
  return (
    <>
      {groupByWeek([...items, ...older.items]).map(({ monday, tasks }) => (
        <section key={monday} aria-labelledby={`week-${monday}`} className="mb-8">
          <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id={`week-${monday}`} className="text-xl">
              {formatDateRange(monday, addDays(monday, 6))}
            </h2>
            <p className="text-soft">{t('tasks', { count: tasks.length })}</p>
          </div>
          <ul className={activityGrid}>
            {tasks.map((task) => (
              <ActivityCard
                key={task.id}
                activity={{ ...task, description: '', badge: null }}
                ref={older.focusFirstNew(task.id)}
                tabIndex={-1}
              />
            ))}
          </ul>
        </section>
      ))}
      {older.hasMore ? (
        <div className="text-center">
          <Button variant="secondary" loading={older.loading} onClick={older.more}>
            {t('more')}
          </Button>
        </div>
      ) : null}
    </>
  )
}

type WeekOfTasks = { monday: LocalDate; tasks: KidCompletion[] }

/** Expects the newest day first. */
function groupByWeek(items: readonly KidCompletion[]): WeekOfTasks[] {
  const weeks: WeekOfTasks[] = []
  for (const item of items) {
    const monday = startOfIsoWeek(item.date)
    const last = weeks.at(-1)
    if (last?.monday === monday) last.tasks.push(item)
    else weeks.push({ monday, tasks: [item] })
  }
  return weeks
}
