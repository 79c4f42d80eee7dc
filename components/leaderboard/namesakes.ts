import type { RankedBoard } from '@/lib/features/leaderboard/schema'

type Named = { familyId: string; familyName: string; adultName: string | null }

/** Removes adults' names from unique families. */
export function nameOnlyNamesakes(board: RankedBoard): RankedBoard {
  const { podium, entries, own } = board
  const families = new Map(
    [...entries, own].map(({ familyId, familyName }) => [familyId, getKey(familyName)]),
  )
  const isNamesake = (name: string) => [...families.values()].filter((key) => key === getKey(name)).length > 1
  const shorten = <Entry extends Named>(entry: Entry): Entry =>
    isNamesake(entry.familyName) ? entry : { ...entry, adultName: null }
  return { ...board, podium: podium.map(shorten), entries: entries.map(shorten), own: shorten(own) }
}

const getKey = (name: string) => name.toLocaleLowerCase()
