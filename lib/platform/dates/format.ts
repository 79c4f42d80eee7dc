import { type LocalDate, localDateAt, localTimeAt } from './local-date'

/** Formats a day as 'dd/MM/yyyy', in both languages. */
export function formatDate(date: LocalDate): string {
  const [year, month, day] = date.split('-')
  return `${day}/${month}/${year}`
}

/** Formats both days as 'dd/MM/yyyy – dd/MM/yyyy'. */
export function formatDateRange(from: LocalDate, to: LocalDate): string {
  return `${formatDate(from)} – ${formatDate(to)}`
}

/** Formats a day as 'dd/MM'. */
export function formatDayMonth(date: LocalDate): string {
  return formatDate(date).slice(0, 5)
}

/** Formats an instant as 'dd/MM/yyyy HH:mm' in the zone. */
export function formatDateTime(instant: Date, zone: string): string {
  return `${formatDate(localDateAt(instant, zone))} ${localTimeAt(instant, zone)}`
}

/** Returns the age in full years, negative before birth. 29 February counts as 1 March. */
export function ageAt(birthDate: LocalDate, today: LocalDate): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}
