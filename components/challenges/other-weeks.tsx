import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import type { ChallengeView } from '@/lib/features/challenges/schema'
import { formatDateRange } from '@/lib/platform/dates/format'
import { WeekLinks } from './week-links'

export type OtherWeek = Pick<
  ChallengeView,
  'id' | 'title' | 'weekNumber' | 'startDate' | 'endDate' | 'status' | 'progress'
>

export function OtherWeeks({ weeks }: { weeks: readonly OtherWeek[] }) {
  const t = useTranslations('challenge')
  if (weeks.length === 0) return null
  const running = weeks.some(({ status }) => status === 'active')
  return (
    <Card as="section" aria-labelledby="weeks-title" className="@container">
      <h2 id="weeks-title" className="mb-2">
        {t(running ? 'others' : 'earlier')}
      </h2>
      <WeekLinks
        weeks={weeks.map(({ id, title, weekNumber, startDate, endDate, status, progress }) => ({
          id,
          title,
          span: t.rich('weekShort', {
            n: weekNumber,
            dates: formatDateRange(startDate, endDate),
            dot: (dot) => <span className="hidden sm:inline">{dot}</span>,
            b: (dates) => <span className="block sm:inline sm:whitespace-nowrap">{dates}</span>,
          }),
          running: status === 'active',
          state: status === 'active' ? t('nowRunning') : t('weekProgress', progress),
          progress,
        }))}
      />
    </Card>
  )
}
