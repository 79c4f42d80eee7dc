'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { EmptyPot } from '@/components/art/empty-pot'
import { buttonVariants } from '@/components/ui/button-variants'
import { Card } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/lib/platform/i18n/navigation'
import type { TodayFacts } from './today-facts'
import { SendPhoto, TodayTaskLarge, TodayTaskRow } from './today-task'
import { WeekGarden } from './week-garden'

export function TodayCard({ day }: { day: TodayFacts | null }) {
  const t = useTranslations('myActivities')
  if (!day) {
    return (
      <Card tone="leaf" className="grid items-center">
        <EmptyState art={<EmptyPot />} title={t('noneTitle')} text={t('noneText')} />
      </Card>
    )
  }
  return (
    <Card
      tone={day.isChallengeComplete ? 'sun' : 'leaf'}
      className="grid items-center gap-6 md:grid-cols-[minmax(0,1fr)_15rem] lg:p-7"
    >
      <section aria-labelledby="today-title" className="@container">
        <Today day={day} />
      </section>
      <WeekGarden leaves={day.leaves} blooming={day.isChallengeComplete} plant={day.plant} />
    </Card>
  )
}

function Today({ day }: { day: TodayFacts }) {
  const t = useTranslations('myActivities')
  const { tasks, isLastDay, isChallengeComplete, weekday, date } = day
  const open = tasks.filter((task) => !task.completed)
  const [only] = tasks
  if (isChallengeComplete) return <Calm title={t('weekTitle')} text={t('weekText')} />
  if (!only) {
    return (
      <>
        <Calm title={t('freeTitle')} text={t('freeText')} />
        <Bonus count={day.bonus} />
      </>
    )
  }
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
      <Calm title={t('doneTitle')} text={t(isLastDay ? 'doneLast' : 'doneText')}>
        {rows}
      </Calm>
    )
  }
  return (
    <>
      <h2 id="today-title" className="mb-3 font-extrabold font-text text-leaf-ink text-sm tracking-normal">
        {t('today', { count: tasks.length, weekday, date })}
      </h2>
      {tasks.length === 1 ? <TodayTaskLarge task={only} /> : rows}
      <div className={cn('mt-5 flex flex-wrap items-center gap-2', tasks.length > 1 && 'max-sm:hidden')}>
        {tasks.length === 1 ? <SendPhoto task={only} className="max-sm:w-full" /> : null}
        <SeeWeek className="max-sm:hidden" />
      </div>
      <p className="mt-3 text-soft text-sm">{t('privacy')}</p>
      <Bonus count={day.bonus} />
    </>
  )
}

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

function Bonus({ count }: { count: number }) {
  const t = useTranslations('myActivities')
  if (count === 0) return null
  return (
    <Link href="/challenge/current" className={cn(buttonVariants({ variant: 'link' }), 'px-0 text-sm')}>
      {t('bonus', { count })}
    </Link>
  )
}

function SeeWeek({ className }: { className?: string }) {
  const t = useTranslations('myActivities')
  return (
    <Link href="/challenge/current" className={cn(buttonVariants({ variant: 'secondary' }), className)}>
      {t('seeWeek')}
    </Link>
  )
}
