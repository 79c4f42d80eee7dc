import { timeZones, zoneTimeName, zoneTitle } from '@/lib/platform/dates/zones'
import { searchName } from '@/lib/platform/i18n/search'

export type ZoneChoice = { zone: string; title: string; timeName: string; searchText: string }

export function zoneChoices(locale: string): ZoneChoice[] {
  return timeZones().map((zone) => {
    const [title, timeName] = [zoneTitle(zone), zoneTimeName(zone, locale)]
    return { zone, title, timeName, searchText: searchName(`${title.replaceAll('/', ' ')} ${timeName}`) }
  })
}

/** Filters zones by every word of the search; cities that begin with it come first. */
export function matchingZones(choices: readonly ZoneChoice[], typed: string): ZoneChoice[] {
  const search = searchName(typed.replaceAll('/', ' '))
  const found = choices.filter(({ searchText }) =>
    search.split(' ').every((word) => searchText.includes(word)),
  )
  const isCity = ({ title }: ZoneChoice) => searchName(title.split('/').at(-1) ?? '').startsWith(search)
  return [...found.filter(isCity), ...found.filter((choice) => !isCity(choice))]
}
