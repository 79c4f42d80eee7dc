'use client'

import { NextIntlClientProvider, useTranslations } from 'next-intl'
import { PlantCard } from '@/components/challenges/plant-card'
import { groupTasks } from '@/components/challenges/task-groups'
import { TaskList } from '@/components/challenges/task-list'
import { TodayTasks } from '@/components/challenges/today-tasks'
import { useWeekLeaves } from '@/components/challenges/use-week-leaves'
import { Alert } from '@/components/ui/alert'
import type { ChallengeView } from '@/lib/features/challenges/schema'
import { POINTS } from '@/lib/features/scores/rules'
import { formatDate } from '@/lib/platform/dates/format'
import type { LocalDate } from '@/lib/platform/dates/local-date'
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
  const bonus = { date: formatDate(endDate), points: POINTS.taskLate }
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
          {isRunning ? (
            <TodayTasks challenge={challenge} today={today} open={groups.today} planned={planned} isPreview />
          ) : null}
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
