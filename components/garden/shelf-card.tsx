import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { EmptyPot } from '@/components/art/empty-pot'
import { Stamp } from '@/components/art/stamp'
import { DownloadLink } from '@/components/materials/download-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import { EmptyState } from '@/components/ui/empty-state'
import type { GardenWeek } from '@/lib/features/completions/garden/rules'
import type { Season } from '@/lib/features/leaderboard/seasons/schema'
import { formatDateRange, formatDayMonth } from '@/lib/platform/dates/format'
import { addDays } from '@/lib/platform/dates/local-date'
import { Link } from '@/lib/platform/i18n/navigation'

const HEIGHTS = ['h-8', 'h-5', 'h-6', 'h-7', 'h-8', 'h-9', 'h-10', 'h-12']

type ShelfCardProps = {
  /** Newest first. */
  weeks: readonly GardenWeek[]
  runningWeek: GardenWeek | null
  year: string
  certificates: readonly Season[]
}

/** Shows a year's weeks from the oldest to the newest, which is in view without scrolling. */
export function ShelfCard({ weeks, runningWeek, year, certificates }: ShelfCardProps) {
  const t = useTranslations('garden')
  return (
    <Card as="section" aria-labelledby="shelf-title">
      <CardHeader>
        <CardTitle id="shelf-title">{t('shelf', { year })}</CardTitle>
      </CardHeader>
      {weeks.length === 0 && !runningWeek?.tasksDone ? (
        <EmptyState art={<EmptyPot />} title={t('shelfNone')} text={t('shelfNoneText')} headingLevel={3} />
      ) : (
        // Right to left, a frame begins at its right end.
        <div className="-mx-1.5 scroll-px-8 overflow-x-auto overscroll-x-contain rounded-2xl p-1.5 fade-cut-edges [animation-direction:reverse]! [direction:rtl] [scrollbar-width:thin]">
          <ul className="flex w-max min-w-full gap-2 [direction:ltr]">
            {weeks.toReversed().map(({ week, monday, daysDone, tasksDone }) => (
              <WeekTile
                key={week}
                href={`/my-activities/harvest?week=${week}`}
                days={daysDone}
                label={`${t('week', { dates: formatDateRange(monday, addDays(monday, 6)) })}. ${t('weekTasks', { days: daysDone, count: tasksDone })}`}
                name={formatDayMonth(monday)}
              />
            ))}
            {runningWeek ? (
              <WeekTile
                href="/challenge/current"
                days={runningWeek.daysDone}
                isRunning
                label={t('weekNowTasks', { days: runningWeek.daysDone, count: runningWeek.tasksDone })}
                name={t('weekNow')}
              />
            ) : null}
          </ul>
        </div>
      )}
      {certificates.length > 0 ? <Certificates seasons={certificates} /> : null}
    </Card>
  )
}

type WeekTileProps = {
  href: ComponentProps<typeof Link>['href']
  days: number
  label: string
  /** Below the number of days. */
  name: string
  isRunning?: boolean
}

function WeekTile({ href, days, label, name, isRunning = false }: WeekTileProps) {
  const t = useTranslations('garden')
  return (
    <li className="w-16 max-w-56 grow sm:w-20">
      <Link
        href={href}
        prefetch={false}
        className={cn(
          'group/week grid h-full min-h-24 content-between justify-items-center rounded-2xl px-0.5 py-2 text-center transition-colors duration-200 hover:bg-leaf-tint',
          isRunning ? 'border-2 border-leaf border-dashed' : 'bg-muted',
        )}
      >
        <span className="sr-only">{label}</span>
        <span className="grid h-12 items-end" aria-hidden>
          <Stamp
            name={days > 0 ? 'twin-now' : 'twin-before'}
            className={`${HEIGHTS[days]} w-auto transition-transform duration-200 group-hover/week:-translate-y-0.5`}
          />
        </span>
        {/* The running week may still have a day. */}
        {isRunning && days === 0 ? null : (
          <span aria-hidden className="font-bold text-[0.8125rem] leading-tight">
            {t('weekDays', { count: days })}
          </span>
        )}
        <span aria-hidden className="text-soft text-xs">
          {name}
        </span>
      </Link>
    </li>
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
