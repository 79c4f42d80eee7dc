'use client'

import { NextIntlClientProvider, useLocale, useTranslations } from 'next-intl'
import { Ideas } from '@/components/challenges/ideas'
import { PlantCard } from '@/components/challenges/plant-card'
import { TaskArt } from '@/components/challenges/task-art'
import { groupTasks } from '@/components/challenges/task-groups'
import { TaskList } from '@/components/challenges/task-list'
import { TodayDone } from '@/components/challenges/today-done'
import { useWeekLeaves } from '@/components/challenges/use-week-leaves'
import { Alert } from '@/components/ui/alert'
import { Card } from '@/components/ui/card'
import type { ChallengeTaskView, ChallengeView } from '@/lib/features/challenges/schema'
import { POINTS } from '@/lib/features/scores/rules'
import { formatDate, formatDayMonth } from '@/lib/platform/dates/format'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { weekdayName } from '@/lib/platform/dates/weekday-name'
import type { Locale } from '@/lib/platform/i18n/locales'
import type { Messages } from '@/lib/platform/i18n/messages'

type View = { challenge: ChallengeView; today: LocalDate }
type FamilyViewProps = View & { language: Locale; messages: Pick<Messages, 'challenge'> }

export function FamilyView({ language, messages, ...view }: FamilyViewProps) {
  return (
    <NextIntlClientProvider locale={language} messages={messages} timeZone="UTC">
      <div lang={language} className="grid gap-6">
        <Challenge {...view} />
      </div>
    </NextIntlClientProvider>
  )
}

function Challenge({ challenge, today }: View) {
  const t = useTranslations('challenge')
  const { title, description, weekNumber, startDate, endDate, status, tasks } = challenge
  const window = { n: weekNumber, from: formatDate(startDate), to: formatDate(endDate) }
  const leaves = useWeekLeaves({ challenge, today, joinedOn: startDate, restDays: [] })
  const groups = groupTasks(challenge, today)
  const planned = tasks.filter((task) => task.date === today).length
  const isRunning = status === 'active'
  const bonus = { date: formatDayMonth(endDate), points: POINTS.taskLate }
  return (
    <>
      <div className="grid max-w-3xl gap-1">
        <p className="font-bold text-soft">{t('week', window)}</p>
        <h3 className="break-words text-3xl">{title}</h3>
        {description ? <p className="mt-1 whitespace-pre-line text-lg text-soft">{description}</p> : null}
        {status === 'completed' ? (
          <Alert title={t('overTitle')} className="mt-3">
            {t('overText')}
          </Alert>
        ) : null}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(18rem,5fr)_7fr]">
        <PlantCard challenge={challenge} leaves={leaves} weekPoints={0} joinedOn={startDate} />
        <div className="grid min-w-0 gap-8">
          {isRunning ? <Today today={today} tasks={groups.today} planned={planned} /> : null}
          <TaskList
            kind="upcoming"
            title={t('upcoming')}
            text={isRunning ? t('upcomingText') : undefined}
            tasks={groups.upcoming}
          />
          <TaskList
            kind="bonus"
            title={t('bonus')}
            text={t('bonusText', bonus)}
            tasks={groups.bonus}
            isPreview
          />
          <TaskList kind="past" title={t('past')} tasks={groups.past} />
        </div>
      </div>
    </>
  )
}

type TodayProps = { today: LocalDate; tasks: readonly ChallengeTaskView[]; planned: number }

function Today({ today, tasks, planned }: TodayProps) {
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
