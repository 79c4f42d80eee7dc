import { getLocale, getTranslations } from 'next-intl/server'
import { TaskArt } from '@/components/challenges/task-art'
import { cn } from '@/components/ui/cn'
import { CHALLENGE_DAYS } from '@/lib/features/challenges/rules'
import type { ChallengeView } from '@/lib/features/challenges/schema'
import { formatDayMonth } from '@/lib/platform/dates/format'
import { addDays, type LocalDate, weekday } from '@/lib/platform/dates/local-date'
import { weekdayName } from '@/lib/platform/dates/weekday-name'

type PlanSectionProps = { challenge: ChallengeView; today: LocalDate }

export async function PlanSection({ challenge: { startDate, tasks }, today }: PlanSectionProps) {
  const t = await getTranslations('challengeEditor')
  const dates = Array.from({ length: CHALLENGE_DAYS }, (_, index) => addDays(startDate, index))
  return (
    <section id="plan" aria-labelledby="plan-title" className="scroll-mt-20">
      <h2 id="plan-title" className="mb-3 text-xl">
        {t('planTitle')}
      </h2>
      <ol className="grid gap-2 sm:grid-cols-2 md:grid-cols-4 xl:grid-cols-7">
        {dates.map((date) => (
          <Day
            key={date}
            date={date}
            isToday={date === today}
            tasks={tasks.filter((task) => task.date === date)}
          />
        ))}
      </ol>
    </section>
  )
}

type DayProps = { date: LocalDate; isToday: boolean; tasks: ChallengeView['tasks'] }

async function Day({ date, isToday, tasks }: DayProps) {
  const [t, locale] = await Promise.all([getTranslations('challengeEditor'), getLocale()])
  return (
    <li
      id={`day-${weekday(date)}`}
      aria-current={isToday ? 'date' : undefined}
      className={cn(
        'scroll-mt-20 rounded-card p-3 target:ring-2 target:ring-leaf',
        tasks.length > 0 ? 'bg-card shadow-soft' : 'border-2 border-field/60 border-dashed',
      )}
    >
      <h3 className="flex items-baseline justify-between gap-2 text-base">
        <span className={cn('first-letter:uppercase', isToday && 'text-leaf-ink')}>
          {weekdayName(date, locale, 'short')}
        </span>
        <span className="font-normal font-sans text-soft text-sm tabular-nums">{formatDayMonth(date)}</span>
      </h3>
      {tasks.length > 0 ? (
        <ul className="mt-2 grid gap-2">
          {tasks.map((task) => (
            <li key={task.id} className="flex items-center gap-2 text-sm leading-snug">
              <TaskArt task={task} className="size-9 shrink-0" />
              <span className="min-w-0 break-words font-bold">{task.title}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-soft text-sm">{t('noTask')}</p>
      )}
    </li>
  )
}
