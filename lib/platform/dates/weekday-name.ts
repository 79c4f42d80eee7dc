import { addDays, type LocalDate, type Weekday } from './local-date'

const A_MONDAY = '2024-01-01'

/** Returns the localized name; short names have no dot ('seg', 'Mon'). */
export function weekdayName(
  day: LocalDate | Weekday,
  locale: string,
  style: 'short' | 'long' = 'long',
): string {
  const date = typeof day === 'number' ? addDays(A_MONDAY, day - 1) : day
  return getWeekdayFormat(locale, style)
    .format(new Date(`${date}T00:00:00Z`))
    .replace(/\.$/, '')
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Creating a format takes a hundred times as long as using it. */
function getWeekdayFormat(locale: string, weekday: 'short' | 'long'): Intl.DateTimeFormat {
  const key = `${locale} ${weekday}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })
  formats.set(key, format)
  return format
}
