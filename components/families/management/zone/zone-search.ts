import { timeZones, zoneTimeName, zoneTitle } from '@/lib/platform/dates/zones'
import { createSearchFilter, normalizeSearch } from '@/lib/platform/i18n/search'

export type ZoneChoice = { zone: string; title: string; timeName: string; searchText: string }

export function zoneChoices(locale: string): ZoneChoice[] {
  return timeZones().map((zone) => {
    const [title, timeName] = [zoneTitle(zone), zoneTimeName(zone, locale)]
    return { zone, title, timeName, searchText: normalizeSearch(`${title} ${timeName}`) }
  })
}

/** Filters zones by every word, cities that begin with it first. */
export function matchingZones(choices: readonly ZoneChoice[], typed: string): ZoneChoice[] {
  const matches = createSearchFilter(typed)
  const found = choices.filter(({ searchText }) => matches(searchText))
  const begin = normalizeSearch(typed).trimEnd()
  const isCity = ({ title }: ZoneChoice) => normalizeSearch(title.split('/').at(-1) ?? '').startsWith(begin)
  return [...found.filter(isCity), ...found.filter((choice) => !isCity(choice))]
}
