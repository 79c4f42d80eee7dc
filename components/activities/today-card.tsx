import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { EmptyPot } from '@/components/art/empty-pot'
import { isWhole } from '@/components/challenges/week-leaves'
import { buttonVariants } from '@/components/ui/button-variants'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import type { ChallengeView } from '@/lib/challenges/schema'
import { formatDayMonth } from '@/lib/dates/format'
import type { LocalDate } from '@/lib/dates/local-date'
import { weekdayName } from '@/lib/dates/weekday-name'
import { Link } from '@/lib/i18n/navigation'
import { SendPhoto, TodayTaskLarge, TodayTaskRow } from './today-task'
import { WeekGarden } from './week-garden'

type TodayCardProps = {
  challenge: ChallengeView | null
  today: LocalDate
  restDays: readonly LocalDate[]
}

/** What there is to do today, beside the week as a plant. */
export function TodayCard({ challenge, today, restDays }: TodayCardProps) {
  const t = useTranslations('myActivities')
  if (!challenge) {
    return (
      <Card tone="leaf" className="grid items-center">
        <EmptyState art={<EmptyPot />} title={t('noneTitle')} text={t('noneText')} />
      </Card>
    )
  }
  const late = challenge.tasks.filter((task) => !task.completed && task.date < today).length
  return (
    <Card
      tone={isWhole(challenge) ? 'sun' : 'leaf'}
      className="grid items-center gap-6 md:grid-cols-[minmax(0,1fr)_16rem] lg:p-7"
    >
      <section aria-labelledby="today-title" className="@container">
        <Today challenge={challenge} today={today} />
        {late > 0 ? (
          <p className="mt-2 text-sm">
            <Link
              href="/challenge/current"
              className="inline-flex min-h-11 items-center font-bold text-coral-ink underline decoration-2 decoration-current/30 underline-offset-4 hover:decoration-current"
            >
              {t('late', { count: late })}
            </Link>
          </p>
        ) : null}
      </section>
      <WeekGarden challenge={challenge} today={today} restDays={restDays} />
    </Card>
  )
}

function Today({ challenge, today }: { challenge: ChallengeView; today: LocalDate }) {
  const t = useTranslations('myActivities')
  const tasks = challenge.tasks.filter((task) => task.date === today)
  const open = tasks.filter((task) => !task.completed)
  const [only] = tasks
  if (isWhole(challenge)) return <Calm title={t('weekTitle')} text={t('weekText')} />
  if (!only) return <Calm title={t('freeTitle')} text={t('freeText')} />
  const done = open.length === 0
  const rows = (
    <ul className="mt-4 grid gap-2.5">
      {tasks.map((task) => (
        <TodayTaskRow key={task.id} task={task} />
      ))}
    </ul>
  )
  if (done) {
    return (
      <Calm title={t('doneTitle')} text={t(today === challenge.endDate ? 'doneLast' : 'doneText')}>
        {rows}
      </Calm>
    )
  }
  return (
    <>
      <Eyebrow today={today} count={tasks.length} />
      {tasks.length === 1 ? <TodayTaskLarge task={only} /> : rows}
      <div className="mt-5 flex flex-wrap items-center gap-3">
        {tasks.length === 1 ? <SendPhoto task={only} className="max-sm:w-full" /> : null}
        <SeeWeek />
      </div>
      <p className="mt-3 text-soft text-sm">{t('privacy')}</p>
    </>
  )
}

function Eyebrow({ today, count }: { today: LocalDate; count: number }) {
  const t = useTranslations('myActivities')
  const locale = useLocale()
  const day = { weekday: weekdayName(today, locale), date: formatDayMonth(today) }
  return (
    <h2 id="today-title" className="mb-3 font-extrabold font-text text-leaf-ink text-sm tracking-normal">
      {t('today', { count, ...day })}
    </h2>
  )
}

/** Nothing is left to do. */
function Calm({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <>
      <h2 id="today-title" className="text-2xl sm:text-3xl">
        {title}
      </h2>
      <p className="mt-1.5 text-soft">{text}</p>
      {children}
      <div className="mt-5">
        <SeeWeek />
      </div>
    </>
  )
}

function SeeWeek() {
  const t = useTranslations('myActivities')
  return (
    <Link href="/challenge/current" className={buttonVariants({ variant: 'secondary' })}>
      {t('seeWeek')}
    </Link>
  )
}
