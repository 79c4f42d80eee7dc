import { useTranslations } from 'next-intl'
import { EmptyPot } from '@/components/art/empty-pot'
import { Stamp } from '@/components/art/stamp'
import { DownloadLink } from '@/components/materials/download-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import type { GardenWeek } from '@/lib/features/completions/garden/rules'
import type { Season } from '@/lib/features/leaderboard/seasons/schema'
import { formatDateRange, formatDayMonth } from '@/lib/platform/dates/format'
import { addDays } from '@/lib/platform/dates/local-date'
import { Link } from '@/lib/platform/i18n/navigation'

const HEIGHTS = ['h-8', 'h-5', 'h-6', 'h-7', 'h-8', 'h-9', 'h-10', 'h-12']

type ShelfCardProps = { weeks: readonly GardenWeek[]; year: string; certificates: readonly Season[] }

export function ShelfCard({ weeks, year, certificates }: ShelfCardProps) {
  const t = useTranslations('garden')
  return (
    <Card as="section" aria-labelledby="shelf-title">
      <CardHeader>
        <CardTitle id="shelf-title">{t('shelf', { year })}</CardTitle>
      </CardHeader>
      {weeks.length === 0 ? (
        <EmptyState art={<EmptyPot />} title={t('shelfNone')} text={t('shelfNoneText')} headingLevel={3} />
      ) : null}
      <ul
        className="grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-2 sm:grid-cols-[repeat(auto-fit,minmax(5rem,1fr))]"
        style={{ maxWidth: `${weeks.length * 14.5 - 0.5}rem` }}
      >
        {weeks.map(({ week, monday, daysDone, tasksDone }) => (
          <li key={week}>
            <Link
              href={`/my-activities/harvest?week=${week}`}
              prefetch={false}
              className="group/week grid h-full min-h-24 content-between justify-items-center rounded-2xl bg-muted px-0.5 py-2 text-center transition-colors duration-200 hover:bg-leaf-tint"
            >
              <span className="sr-only">
                {t('week', { dates: formatDateRange(monday, addDays(monday, 6)) })}.{' '}
                {t('weekTasks', { days: daysDone, count: tasksDone })}
              </span>
              <span className="grid h-12 items-end" aria-hidden>
                <Stamp
                  name={daysDone > 0 ? 'twin-now' : 'twin-before'}
                  className={`${HEIGHTS[daysDone]} w-auto transition-transform duration-200 group-hover/week:-translate-y-0.5`}
                />
              </span>
              <span aria-hidden className="font-bold text-[0.8125rem] leading-tight">
                {t('weekDays', { count: daysDone })}
              </span>
              <span aria-hidden className="text-soft text-xs">
                {formatDayMonth(monday)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {certificates.length > 0 ? <Certificates seasons={certificates} /> : null}
    </Card>
  )
}

function Certificates({ seasons }: { seasons: readonly Season[] }) {
  const t = useTranslations('garden')
  const past = useTranslations('leaderboard.past')
  return (
    <section aria-labelledby="certificates-title" className="mt-5 border-line border-t pt-4">
      <h3 id="certificates-title" className="mb-2">
        {t('certificates')}
      </h3>
      <ul className="flex flex-wrap gap-2">
        {seasons.map(({ start, end }) => (
          <li key={start}>
            <DownloadLink
              href={`/api/v1/materials/seasons/${start}.pdf`}
              done={past('certificateDone')}
              label={past('certificateOf', { dates: formatDateRange(start, end) })}
              className={buttonVariants({ variant: 'secondary', size: 'sm' })}
            >
              {formatDateRange(start, end)}
            </DownloadLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
