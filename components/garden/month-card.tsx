import { ArrowLeft, ArrowRight, Moon } from 'lucide'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Stamp } from '@/components/art/stamp'
import { buttonVariants } from '@/components/ui/button-variants'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { GardenDay } from '@/lib/features/completions/garden/rules'
import { formatDate } from '@/lib/platform/dates/format'
import { type LocalDate, type Weekday, weekday } from '@/lib/platform/dates/local-date'
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

/** Shows a month with a leaf on every day with a completion. */
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
    <Card as="section" aria-labelledby="month-title">
      <CardHeader>
        <CardTitle id="month-title" className="first-letter:uppercase">
          {name}
        </CardTitle>
        <nav aria-label={t('months')} className="flex gap-1">
          {previous ? <MonthLink month={previous} icon={ArrowLeft} label={t('previous')} /> : null}
          {next ? <MonthLink month={next} icon={ArrowRight} label={t('next')} /> : null}
        </nav>
      </CardHeader>
      <table className="w-full table-fixed text-center">
        <caption className="sr-only">{t('monthTable', { month: name })}</caption>
        <thead>
          <tr>
            {WEEKDAYS.map((day) => (
              <th key={day} scope="col" className="pb-1 font-bold text-[min(0.75rem,3.4vw)] text-soft">
                <abbr title={weekdayName(day, locale)} className="no-underline">
                  {weekdayName(day, locale, 'short')}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listRows(days, today).map((row) => (
            <tr key={row.find((day) => day)?.date}>
              {row.map((day, place) => (
                <td key={WEEKDAYS[place]} className="p-0.5">
                  {day ? <Day day={day} isToday={day.date === today} /> : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function MonthLink({ month, icon, label }: { month: string; icon: typeof ArrowLeft; label: string }) {
  return (
    <Link
      href={`/garden?month=${month}`}
      prefetch={false}
      aria-label={label}
      className={buttonVariants({ variant: 'ghost', size: 'icon' })}
    >
      <Icon of={icon} />
    </Link>
  )
}

function Day({ day: { date, state }, isToday }: { day: GardenDay; isToday: boolean }) {
  const t = useTranslations('garden')
  return (
    <div
      data-state={state}
      aria-current={isToday ? 'date' : undefined}
      className="grid min-h-12 content-start justify-items-center rounded-xl bg-muted pt-1 data-[state=done]:bg-leaf-tint data-[state=rest]:bg-sky-tint data-[state=future]:bg-transparent aria-[current=date]:ring-2 aria-[current=date]:ring-leaf"
    >
      <span className="sr-only">{t(`day.${state}`, { day: formatDate(date) })}</span>
      <span aria-hidden className="font-bold text-[min(0.75rem,3.4vw)] text-soft leading-none">
        {Number(date.slice(-2))}
      </span>
      {state === 'done' ? <Stamp name="twin-now" className="h-7 w-6" /> : null}
      {state === 'rest' ? <Icon of={Moon} className="mt-1 size-4 text-sky-ink" /> : null}
    </div>
  )
}

/** Lists the weeks, without those that are still to come. */
function listRows(days: readonly GardenDay[], today: LocalDate): (GardenDay | null)[][] {
  const before = days[0] ? weekday(days[0].date) - 1 : 0
  const places = [...Array.from({ length: before }, () => null), ...days]
  const rows: (GardenDay | null)[][] = []
  for (let at = 0; at < places.length; at += 7)
    rows.push(Array.from({ length: 7 }, (_, place) => places[at + place] ?? null))
  return rows.filter((row) => row.some((day) => day && (day.date <= today || day.state === 'rest')))
}
