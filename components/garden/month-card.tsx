import { ChevronLeft, ChevronRight, type IconNode, Moon } from 'lucide'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Stamp } from '@/components/art/stamp'
import { buttonVariants } from '@/components/ui/button-variants'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import type { GardenDay } from '@/lib/features/completions/garden/rules'
import { formatDate, formatDayMonth } from '@/lib/platform/dates/format'
import { type LocalDate, monthKey, type Weekday, weekday } from '@/lib/platform/dates/local-date'
import { weekdayName } from '@/lib/platform/dates/weekday-name'
import { Link } from '@/lib/platform/i18n/navigation'

const WEEKDAYS: Weekday[] = [1, 2, 3, 4, 5, 6, 7]

type MonthCardProps = {
  today: LocalDate
  month: string
  days: readonly GardenDay[]
  previous: string | null
  next: string | null
}

/** Shows a month with a leaf on every day with a completion. Rows share the height that the card gets. */
export function MonthCard({ month, today, days, previous, next }: MonthCardProps) {
  const t = useTranslations('garden')
  const locale = useLocale()
  const format = useFormatter()
  const name = format.dateTime(new Date(`${month}-01T00:00:00Z`), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return (
    <Card as="section" aria-labelledby="month-title" className="flex flex-col">
      <CardHeader>
        <CardTitle id="month-title" className="first-letter:uppercase">
          {name}
        </CardTitle>
        <nav aria-label={t('months')} className="flex rounded-full border border-line">
          <MonthLink month={previous} icon={ChevronLeft} label={t('previous')} />
          <MonthLink month={next} icon={ChevronRight} label={t('next')} />
        </nav>
      </CardHeader>
      <table className="-mx-1 w-[calc(100%+0.5rem)] grow table-fixed border-separate border-spacing-1 text-center">
        <caption className="sr-only">{t('monthTable', { month: name })}</caption>
        <thead>
          <tr>
            {WEEKDAYS.map((day) => (
              <th key={day} scope="col" className="h-6 font-bold text-[min(0.75rem,3.4vw)] text-soft">
                <abbr title={weekdayName(day, locale)} className="no-underline">
                  {weekdayName(day, locale, 'short')}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listRows(days).map((row) => (
            <tr key={row.find((day) => day)?.date}>
              {row.map((day, place) =>
                day ? (
                  <Day
                    key={day.date}
                    day={day}
                    isToday={day.date === today}
                    isOutside={monthKey(day.date) !== month}
                  />
                ) : (
                  <td key={WEEKDAYS[place]} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

type MonthLinkProps = { month: string | null; icon: IconNode; label: string }

/** Renders both ends, also where the months end. */
function MonthLink({ month, icon, label }: MonthLinkProps) {
  const look = buttonVariants({ variant: 'ghost', size: 'icon' })
  if (!month) {
    return (
      <span aria-hidden className={cn(look, 'pointer-events-none opacity-35')}>
        <Icon of={icon} />
      </span>
    )
  }
  return (
    <Link href={`/garden?month=${month}`} prefetch={false} aria-label={label} title={label} className={look}>
      <Icon of={icon} />
    </Link>
  )
}

type DayProps = {
  day: GardenDay
  isToday: boolean
  /** In the next month, whose first days complete the last row. */
  isOutside: boolean
}

function Day({ day: { date, state }, isToday, isOutside }: DayProps) {
  const t = useTranslations('garden')
  return (
    <td
      data-state={state}
      aria-current={isToday ? 'date' : undefined}
      className={cn(
        'h-12 rounded-xl pt-1 align-top aria-[current=date]:ring-2 aria-[current=date]:ring-leaf',
        !isOutside &&
          'bg-muted data-[state=done]:bg-leaf-tint data-[state=rest]:bg-sky-tint data-[state=future]:bg-transparent',
      )}
    >
      <span className="sr-only">{t(`day.${state}`, { day: formatDate(date) })}</span>
      <span
        aria-hidden
        className={cn(
          'block text-[min(0.75rem,3.4vw)] text-soft leading-none',
          (isToday || !isOutside) && 'font-bold',
        )}
      >
        {isToday && isOutside ? formatDayMonth(date) : Number(date.slice(-2))}
      </span>
      {state === 'done' ? (
        <Stamp name="twin-now" className={cn('mx-auto h-7 w-6', isOutside && !isToday && 'opacity-50')} />
      ) : null}
      {state === 'rest' ? <Icon of={Moon} className="mx-auto mt-1 size-4 text-sky-ink" /> : null}
    </td>
  )
}

function listRows(days: readonly GardenDay[]): (GardenDay | null)[][] {
  const before = days[0] ? weekday(days[0].date) - 1 : 0
  const places = [...Array.from({ length: before }, () => null), ...days]
  const rows: (GardenDay | null)[][] = []
  for (let at = 0; at < places.length; at += 7)
    rows.push(Array.from({ length: 7 }, (_, place) => places[at + place] ?? null))
  return rows
}
