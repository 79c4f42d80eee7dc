import { Check } from 'lucide'
import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import { Progress } from '@/components/ui/progress'
import type { ChallengeView } from '@/lib/challenges/schema'
import { formatDayMonth } from '@/lib/dates/format'
import { Link } from '@/lib/i18n/navigation'

export type OtherWeek = Pick<
  ChallengeView,
  'id' | 'title' | 'weekNumber' | 'startDate' | 'endDate' | 'status' | 'progress'
>

/** The weeks beside the one that is shown, the latest first, quietly. */
export function OtherWeeks({ weeks }: { weeks: readonly OtherWeek[] }) {
  const t = useTranslations('challenge')
  if (weeks.length === 0) return null
  const running = weeks.some(({ status }) => status === 'active')
  return (
    <section aria-labelledby="weeks-title">
      <h2 id="weeks-title">{t(running ? 'others' : 'earlier')}</h2>
      <ul className="mt-3 grid gap-1">
        {weeks.map((week) => (
          <li key={week.id}>
            <WeekLink week={week} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function WeekLink({ week }: { week: OtherWeek }) {
  const t = useTranslations('challenge')
  const { id, title, weekNumber, startDate, endDate, status, progress } = week
  const text = t('progressText', progress)
  const window = { n: weekNumber, from: formatDayMonth(startDate), to: formatDayMonth(endDate) }
  return (
    <Link
      href={status === 'active' ? '/challenge/current' : `/challenge/${id}`}
      prefetch={false}
      className="group -mx-3 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 rounded-card px-3 py-2.5 transition-colors duration-200 hover:bg-leaf-tint"
    >
      <span className="min-w-0">
        <span className="block text-soft text-sm">{t('weekShort', window)}</span>
        <span className="block break-words font-bold group-hover:text-leaf-ink">{title}</span>
      </span>
      <WeekState status={status} progress={progress} />
      <span className="col-span-2">
        <Progress
          value={progress.done}
          max={progress.total}
          label={title}
          valueText={text}
          className="h-1.5"
        />
      </span>
    </Link>
  )
}

function WeekState({ status, progress }: Pick<OtherWeek, 'status' | 'progress'>) {
  const t = useTranslations('challenge')
  if (status === 'active') return <Badge tone="leaf">{t('nowRunning')}</Badge>
  const whole = progress.total > 0 && progress.done === progress.total
  return (
    <Badge tone={whole ? 'leaf' : 'plain'} className="tabular-nums">
      {whole ? <Icon of={Check} /> : null}
      {t('weekProgress', progress)}
    </Badge>
  )
}
