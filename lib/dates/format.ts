import { type LocalDate, localDateAt, localTimeAt } from './local-date'

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

/** Full years of age on that day; negative before birth. Born on 29 February, one grows older on 1 March. */
export function ageAt(birthDate: LocalDate, today: LocalDate): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}
