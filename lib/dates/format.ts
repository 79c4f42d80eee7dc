import { addDays, type LocalDate, localDateAt, localTimeAt, type Weekday } from './local-date'

// 1 January 2024 is a Monday, so weekday n is that day plus n - 1.
const A_MONDAY = '2024-01-01'

/** 'dd/MM/yyyy', in both languages. */
export function formatDate(date: LocalDate): string {
  const [year, month, day] = date.split('-')
  return `${day}/${month}/${year}`
}

/** 'dd/MM' */
export function formatDayMonth(date: LocalDate): string {
  return formatDate(date).slice(0, 5)
}

/** 'dd/MM/yyyy HH:mm' on the zone's clock. */
export function formatDateTime(instant: Date, zone: string): string {
  return `${formatDate(localDateAt(instant, zone))} ${localTimeAt(instant, zone)}`
}

/** The weekday's name in the language; short names carry no dot ('seg', 'Mon'). */
export function weekdayName(
  day: LocalDate | Weekday,
  locale: string,
  style: 'short' | 'long' = 'long',
): string {
  const date = typeof day === 'number' ? addDays(A_MONDAY, day - 1) : day
  return formatOf(locale, style)
    .format(new Date(`${date}T00:00:00Z`))
    .replace(/\.$/, '')
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a format takes a hundred times as long as using it. */
function formatOf(locale: string, weekday: 'short' | 'long'): Intl.DateTimeFormat {
  const key = `${locale} ${weekday}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })
  formats.set(key, format)
  return format
}

/** Full years of age on that day; negative before birth. Born on 29 February, one grows older on 1 March. */
export function ageAt(birthDate: LocalDate, today: LocalDate): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}
