import { Moon } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { TodayTaskRow } from '@/components/activities/today-task'
import { EmptyPot } from '@/components/art/empty-pot'
import { PlantStreak } from '@/components/art/plant-streak'
import { buttonVariants } from '@/components/ui/button-variants'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { ChallengeTaskView, ChallengeView } from '@/lib/features/challenges/schema'
import { formatDate } from '@/lib/platform/dates/format'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { weekdayName } from '@/lib/platform/dates/weekday-name'
import { Link } from '@/lib/platform/i18n/navigation'

type TodayPostProps = { challenge: ChallengeView | null; today: LocalDate; resting: boolean }

/** Shows the day's tasks or their state, above the row with the privacy settings. */
export function TodayPost({ children, ...day }: TodayPostProps & { children: ReactNode }) {
  return (
    <Card
      as="section"
      tone="leaf"
      aria-labelledby="today"
      className="@container max-sm:p-4 max-sm:pb-1 sm:pb-3"
    >
      <Today {...day} />
      {children}
      <Formats {...day} />
    </Card>
  )
}

function Today({ challenge, today, resting }: TodayPostProps) {
  const t = useTranslations('feed.today')
  if (!challenge) return <Calm art={<EmptyPot />} title={t('noneTitle')} text={t('noneText')} />
  const tasks = challenge.tasks.filter((task) => task.date === today)
  const open = tasks.filter((task) => !task.completed)
  if (open.length > 0) return <Open tasks={open} today={today} resting={resting} />
  const state = tasks.length > 0 ? 'done' : 'free'
  return (
    <Calm
      art={<PlantStreak days={state === 'done' ? 14 : 3} />}
      title={t(`${state}Title`)}
      text={t(`${state}Text`)}
      action={
        <Link href="/challenge/current" className={buttonVariants({ variant: 'secondary', size: 'sm' })}>
          {t('seeWeek')}
        </Link>
      }
    />
  )
}

function Formats({ challenge, today }: TodayPostProps) {
  const t = useTranslations('feed.today')
  const isOpen = challenge?.tasks.some((task) => task.date === today && !task.completed)
  return isOpen ? <p className="pl-7.5 text-soft text-xs max-sm:pb-2 sm:pl-8">{t('formats')}</p> : null
}

type OpenProps = { tasks: readonly ChallengeTaskView[]; today: LocalDate; resting: boolean }

function Open({ tasks, today, resting }: OpenProps) {
  const t = useTranslations('feed.today')
  const locale = useLocale()
  return (
    <>
      <h2 id="today" className="mb-2 font-extrabold font-text text-leaf-ink text-sm tracking-normal sm:mb-3">
        {t('title', {
          count: tasks.length,
          weekday: weekdayName(today, locale),
          date: formatDate(today),
        })}
      </h2>
      {resting ? (
        <p className="mb-4 flex items-start gap-2 rounded-field bg-card px-4 py-3 text-sm">
          <Icon of={Moon} className="mt-0.5 size-4 shrink-0 text-sky-ink" />
          {t('resting')}
        </p>
      ) : null}
      {/* On a phone no card in the card: the first photo comes sooner. */}
      <ul className="grid gap-5 max-sm:*:bg-transparent max-sm:*:p-0 sm:gap-2.5">
        {tasks.map((task) => (
          <TodayTaskRow key={task.id} task={task} isCompact />
        ))}
      </ul>
    </>
  )
}

type CalmProps = { art: ReactNode; title: string; text: string; action?: ReactNode }

function Calm({ art, title, text, action }: CalmProps) {
  return (
    <div className="flex items-center gap-4 sm:gap-6">
      <div className="w-20 shrink-0 sm:w-24">{art}</div>
      <div className="min-w-0">
        <h2 id="today">{title}</h2>
        <p className="mt-1 text-soft">{text}</p>
        {action ? <div className="mt-3">{action}</div> : null}
      </div>
    </div>
  )
}
