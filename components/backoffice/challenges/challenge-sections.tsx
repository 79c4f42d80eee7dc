import { CircleCheck } from 'lucide'
import { getLocale, getTranslations } from 'next-intl/server'
import { ChallengeStatusBadge } from '@/components/backoffice/content/content-cells'
import { FilterSelect } from '@/components/backoffice/list/list-filters'
import { PageHeader } from '@/components/backoffice/page-header'
import { TaskArt } from '@/components/challenges/task-art'
import { BackLink } from '@/components/shell/back-link'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import type { ChallengeSummary, Finding } from '@/lib/features/challenges/publishing/schema'
import { CHALLENGE_DAYS, DEFAULT_WEEKS_BACK } from '@/lib/features/challenges/rules'
import type { ChallengeView } from '@/lib/features/challenges/schema'
import { formatDateRange, formatDayMonth } from '@/lib/platform/dates/format'
import { addDays, type LocalDate, weekday } from '@/lib/platform/dates/local-date'
import { weekdayName } from '@/lib/platform/dates/weekday-name'
import { PATHS } from '../paths'
import { ChallengePageActions } from './challenge-page-actions'
import { FindingList, groupFindings } from './finding-list'

type ChallengePageHeaderProps = { summary: ChallengeSummary; description: string; today: string }

export async function ChallengePageHeader({ summary, description, today }: ChallengePageHeaderProps) {
  const t = await getTranslations('challengeEditor')
  const { title, weekNumber, startDate, endDate, taskCount, status } = summary
  const days = formatDateRange(startDate, endDate)
  const meta = (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ChallengeStatusBadge status={status} />
      <p className="text-soft text-sm tabular-nums">
        {t('week', { n: weekNumber })} · {days} · {t('taskCount', { count: taskCount })}
      </p>
    </div>
  )
  return (
    <header className="relative -mb-4">
      <BackLink href={PATHS.challenges} className="max-sm:max-w-[calc(100%-2.75rem)]">
        {t('back')}
      </BackLink>
      <PageHeader title={title} text={description} meta={meta}>
        <ChallengePageActions challenge={summary} today={today} />
      </PageHeader>
    </header>
  )
}

export async function PlanSection({ challenge, today }: { challenge: ChallengeView; today: LocalDate }) {
  const [t, locale] = await Promise.all([getTranslations('challengeEditor'), getLocale()])
  const dates = Array.from({ length: CHALLENGE_DAYS }, (_, index) => addDays(challenge.startDate, index))
  return (
    <section id="plan" aria-labelledby="plan-title" className="scroll-mt-20">
      <h2 id="plan-title" className="mb-3 text-xl">
        {t('planTitle')}
      </h2>
      <ol className="grid gap-2 max-xl:gap-0 max-xl:divide-y max-xl:divide-line max-xl:rounded-card max-xl:bg-card max-xl:shadow-soft xl:grid-cols-7">
        {dates.map((date) => {
          const isToday = date === today
          const isPast = date < today
          const tasks = challenge.tasks.filter((task) => task.date === date)
          return (
            <li
              key={date}
              id={`day-${weekday(date)}`}
              aria-current={isToday ? 'date' : undefined}
              className={cn(
                'scroll-mt-20 rounded-card p-3 target:ring-2 target:ring-leaf max-xl:grid max-xl:grid-cols-[4.5rem_minmax(0,1fr)] max-xl:gap-x-3',
                'max-xl:rounded-none max-xl:first:rounded-t-card max-xl:last:rounded-b-card',
                tasks.length > 0
                  ? 'xl:bg-card xl:shadow-soft'
                  : 'xl:border-2 xl:border-field/60 xl:border-dashed',
                isToday && 'max-xl:bg-leaf-tint xl:outline-2 xl:outline-leaf xl:-outline-offset-2',
              )}
            >
              <h3 className="flex items-baseline justify-between gap-x-2 text-base max-xl:block">
                <span className={cn('first-letter:uppercase max-xl:block', isToday && 'text-leaf-ink')}>
                  {weekdayName(date, locale, 'short')}
                </span>
                <span className="font-normal font-text text-soft text-sm tabular-nums">
                  {formatDayMonth(date)}
                </span>
              </h3>
              {tasks.length > 0 ? (
                <ul className="mt-2 grid gap-2 max-xl:mt-0 max-xl:self-center md:max-xl:flex md:max-xl:flex-wrap md:max-xl:gap-x-6">
                  {tasks.map((task) => (
                    <li key={task.id} className="flex items-center gap-2 text-sm leading-snug xl:items-start">
                      <TaskArt task={task} className={cn('size-9 shrink-0', isPast && 'opacity-60')} />
                      <span className={cn('min-w-0 break-words font-bold', isPast && 'text-soft')}>
                        {task.title}
                      </span>
                    </li>
                  ))}
                </ul>
              ) : (
                <p className="mt-2 text-soft text-sm max-xl:mt-0 max-xl:self-center">{t('noTask')}</p>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

const WEEKS = [0, 1, 2, 4, 8, 12, 26]

/** A quiet line: the findings matter more. */
const INLINE_SELECT =
  'max-w-full max-sm:mt-3 [&>div]:flex [&>div]:max-w-none [&>div]:flex-wrap [&>div]:items-baseline [&>div]:gap-x-2 [&_label]:font-normal [&_label]:text-soft [&_select]:min-h-11 [&_select]:w-auto [&_select]:text-sm lg:[&_select]:min-h-9'

type PublishCheckProps = { challenge: ChallengeSummary; findings: readonly Finding[]; weeksBack: number }

export async function PublishCheck({ challenge, findings, weeksBack }: PublishCheckProps) {
  const t = await getTranslations('challengeEditor')
  const choices = [...new Set([...WEEKS, weeksBack])].sort((a, b) => a - b)
  const groups = groupFindings(findings)
  const errors = groups.filter(({ severity }) => severity === 'error').length
  const warnings = groups.length - errors
  return (
    <Card as="section" id="check" aria-labelledby="check-title" className="scroll-mt-20">
      <CardHeader className="items-baseline">
        <div>
          <CardTitle id="check-title">
            {t(challenge.isActive ? 'checkTitlePublished' : 'checkTitle')}
          </CardTitle>
          {findings.length > 0 ? (
            <p className="mt-0.5 text-soft text-sm">{t('checkCount', { errors, warnings })}</p>
          ) : null}
        </div>
        <div className={INLINE_SELECT}>
          <FilterSelect
            labelled
            name="weeksBack"
            label={t('weeksBack')}
            standard={String(DEFAULT_WEEKS_BACK)}
            options={choices.map((count) => ({
              value: String(count),
              label: t('weeksBackOption', { count }),
            }))}
          />
        </div>
      </CardHeader>
      {findings.length > 0 ? (
        <FindingList findings={findings} challenge={challenge} />
      ) : (
        <p className="flex items-center gap-2 font-bold text-leaf-ink">
          <Icon of={CircleCheck} className="size-6 shrink-0" />
          {t('checkGood')}
        </p>
      )}
    </Card>
  )
}
