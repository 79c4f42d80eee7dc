'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Ideas } from '@/components/challenges/ideas'
import { TaskArt } from '@/components/challenges/task-art'
import { TodayDone } from '@/components/challenges/today-done'
import { Card } from '@/components/ui/card'
import type { ChallengeTaskView } from '@/lib/features/challenges/schema'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { weekdayName } from '@/lib/platform/dates/weekday-name'

type PreviewTodayProps = { today: LocalDate; tasks: readonly ChallengeTaskView[]; planned: number }

/** Renders the tasks of today without the button that completes them. */
export function PreviewToday({ today, tasks, planned }: PreviewTodayProps) {
  const t = useTranslations('challenge')
  const day = weekdayName(today, useLocale())
  if (tasks.length === 0) return <TodayDone planned={planned} />
  return (
    <section aria-label={t('todayHeading', { day })} className="grid gap-4">
      {tasks.map((task) => (
        <Card key={task.id} tone="leaf" className="grid gap-5">
          <div className="flex items-start gap-4">
            <TaskArt task={task} className="size-18 shrink-0 sm:size-24" />
            <div className="min-w-0">
              <p className="font-bold text-leaf-ink">{t('todayTask', { day })}</p>
              <h3 className="mt-0.5 text-2xl">{task.title}</h3>
              <p className="mt-1 whitespace-pre-line text-soft">{task.description}</p>
            </div>
          </div>
          <Ideas examples={task.examples} />
        </Card>
      ))}
    </section>
  )
}
