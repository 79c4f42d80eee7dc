'use client'

import { useTranslations } from 'next-intl'
import { ActivityCard } from '@/components/activities/activity-card'
import { useOlderPages } from '@/components/activities/use-older-pages'
import { Button } from '@/components/ui/button'
import type { listKidHistoryContract } from '@/lib/features/completions/history/contract'
import type { KidCompletion } from '@/lib/features/completions/history/schema'
import { formatDateRange } from '@/lib/platform/dates/format'
import { addDays, diffDays, type LocalDate, startOfIsoWeek } from '@/lib/platform/dates/local-date'
import { sendPage } from '@/lib/platform/http/api-client'
import { historyGrid } from './history-grid'

type KidHistoryProps = {
  familyId: string
  kidId: string
  items: readonly KidCompletion[]
  nextCursor: string | null
  today: LocalDate
}

/** Lists the tasks in which a kid took part, by week, and loads older ones. */
export function KidHistory({ familyId, kidId, items, nextCursor, today }: KidHistoryProps) {
  const t = useTranslations('kidHistory')
  const thisWeek = startOfIsoWeek(today)
  const older = useOlderPages(nextCursor, (cursor) =>
    sendPage<typeof listKidHistoryContract>(
      '/families/{id}/kids/{kidId}/history',
      { cursor },
      { id: familyId, kidId },
    ),
  )
  return (
    <>
      {groupByWeek([...items, ...older.items]).map(({ monday, challenge, tasks }) => (
        <section key={monday} aria-labelledby={`week-${monday}`} className="mb-8">
          <div className="mb-3 grid">
            <h2 id={`week-${monday}`} className="text-xl">
              {t('weekAgo', { weeks: Math.max(0, diffDays(thisWeek, monday) / 7) })}
              {challenge ? ` · ${challenge}` : null}
            </h2>
            <p className="flex flex-wrap justify-between gap-x-4 text-soft text-sm">
              <span>{formatDateRange(monday, addDays(monday, 6))}</span>
              <span>{t('tasks', { count: tasks.length })}</span>
            </p>
          </div>
          <ul className={historyGrid}>
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

type WeekOfTasks = {
  monday: LocalDate
  /** Title of the challenge with the newest task. */
  challenge: string
  tasks: KidCompletion[]
}

/** Expects the newest day first. */
function groupByWeek(items: readonly KidCompletion[]): WeekOfTasks[] {
  const weeks: WeekOfTasks[] = []
  for (const item of items) {
    const monday = startOfIsoWeek(item.date)
    const last = weeks.at(-1)
    if (last?.monday === monday) last.tasks.push(item)
    else weeks.push({ monday, challenge: item.challengeTitle, tasks: [item] })
  }
  return weeks
}
