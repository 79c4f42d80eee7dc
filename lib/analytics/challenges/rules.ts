import type { LocalDate } from '@/lib/dates/local-date'
import { type Days, FEWEST_FAMILIES, isShareTold, type Part, told, toldParts } from '../rules'
import type { Engagement } from '../schema'

type Ran = { endDate: LocalDate; families: number; finished: number; completions: number }

/** Challenges that a report names at most. */
const TOP = 5

/** The challenges in which most was done; those that are withheld come last, so that their place tells nothing. */
export function topOf<C extends Ran>(ran: readonly C[]) {
  const begun = ran.filter(({ completions }) => completions > 0)
  const [shown, others] = [begun.slice(0, TOP), begun.slice(TOP)]
  // The sum of each of these figures is told elsewhere in the report. A row is withheld as a whole.
  const tell = (partOf: (row: C) => Part) => toldParts(shown.map(partOf), others.map(partOf))
  const completions = tell((row) => ({ value: row.completions, families: row.families }))
  const isTold = (row: C) => (completions[shown.indexOf(row)] ?? null) !== null
  const finished = tell((row) => ({
    value: row.finished,
    families: row.finished,
    closed: !isShareTold(row.finished, row.families) || (shown.includes(row) && !isTold(row)),
  }))
  const rows = shown.map((row, index) => ({
    ...row,
    families: isTold(row) ? row.families : null,
    completions: completions[index] ?? null,
    finished: finished[index] ?? null,
  }))
  return [
    ...rows.filter((row) => row.completions !== null),
    ...rows.filter((row) => row.completions === null),
  ]
}

type Finishing = Pick<Engagement, 'challengesBegun' | 'challengesFinished' | 'finishedShare'>

/** The challenges that ended in a span: those that still run would count as not finished. */
export function endedIn<C extends Ran>(ran: readonly C[], { from, to }: Days, today: LocalDate): C[] {
  return ran.filter(({ endDate }) => endDate >= from && endDate <= to && endDate < today)
}

/** How often families began and finished challenges. @param by how many families these were */
export function finishingOf(ended: readonly Ran[], by: Families): Finishing {
  const { families: begun, finished } = sumOf(ended)
  if (begun === 0) return { challengesBegun: 0, challengesFinished: 0, finishedShare: null }
  const challengesBegun = told({ value: begun, families: by.families })
  const finishedTold = told({ value: finished, families: by.finished })
  const isTold = challengesBegun !== null && finishedTold !== null && isShareTold(finished, begun)
  return {
    challengesBegun,
    challengesFinished: isTold ? finished : null,
    finishedShare: isTold ? finished / begun : null,
  }
}

type Families = { families: number; finished: number }

const sumOf = (ended: readonly Ran[]): Families => ({
  families: ended.reduce((sum, row) => sum + row.families, 0),
  finished: ended.reduce((sum, row) => sum + row.finished, 0),
})

/** How many different families there are at least: as many as in the one challenge that has the most. */
export function surelyOf(ended: readonly Ran[]): Families {
  return {
    families: Math.max(0, ...ended.map((row) => row.families)),
    finished: Math.max(0, ...ended.map((row) => row.finished)),
  }
}

/** Whether it must be counted exactly how many different families there are. */
export function isUnsure({ families, finished }: Families): boolean {
  return [families, finished].some((count) => count > 0 && count < FEWEST_FAMILIES)
}
