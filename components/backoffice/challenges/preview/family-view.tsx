'use client'

import { NextIntlClientProvider, useTranslations } from 'next-intl'
import { PlantCard } from '@/components/challenges/plant-card'
import { groupTasks } from '@/components/challenges/task-groups'
import { TaskList } from '@/components/challenges/task-list'
import { useWeekLeaves } from '@/components/challenges/use-week-leaves'
import { Alert } from '@/components/ui/alert'
import type { ChallengeView } from '@/lib/features/challenges/schema'
import { POINTS } from '@/lib/features/scores/rules'
import { formatDayMonth } from '@/lib/platform/dates/format'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import type { Locale } from '@/lib/platform/i18n/locales'
import type { Messages } from '@/lib/platform/i18n/messages'
import { PreviewToday } from './preview-today'

type View = { challenge: ChallengeView; today: LocalDate }
type FamilyViewProps = View & { language: Locale; messages: Pick<Messages, 'challenge'> }

/** Renders a challenge read-only, as families see it, in the family's language. */
export function FamilyView({ language, messages, ...view }: FamilyViewProps) {
  return (
    <NextIntlClientProvider locale={language} messages={messages} timeZone="UTC">
      <div lang={language} className="grid gap-6">
        <Head challenge={view.challenge} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(18rem,5fr)_7fr]">
          <Plant {...view} />
          <div className="grid min-w-0 gap-8">
            <Tasks {...view} />
          </div>
        </div>
      </div>
    </NextIntlClientProvider>
  )
}

function Plant(view: View) {
  return <PlantCard challenge={view.challenge} leaves={useWeekLeaves({ ...view, restDays: [] })} points={0} />
}

function Head({ challenge }: { challenge: ChallengeView }) {
  const t = useTranslations('challenge')
  const { title, description, weekNumber, startDate, endDate, status } = challenge
  const window = { n: weekNumber, from: formatDayMonth(startDate), to: formatDayMonth(endDate) }
  return (
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
  )
}

function Tasks({ challenge, today }: View) {
  const t = useTranslations('challenge')
  const groups = groupTasks(challenge, today)
  const planned = challenge.tasks.filter((task) => task.date === today).length
  const isRunning = challenge.status === 'active'
  const late = { date: formatDayMonth(challenge.endDate), late: POINTS.taskLate, full: POINTS.taskOnDay }
  return (
    <>
      {isRunning ? <PreviewToday today={today} tasks={groups.today} planned={planned} /> : null}
      {/* Without the button, a late task looks like a missed one. */}
      <TaskList kind="missed" title={t('late')} text={t('lateText', late)} tasks={groups.late} />
      <TaskList
        kind="upcoming"
        title={t('upcoming')}
        text={isRunning ? t('upcomingText') : undefined}
        tasks={groups.upcoming}
      />
      <TaskList kind="missed" title={t('missed')} tasks={groups.missed} />
    </>
  )
}
