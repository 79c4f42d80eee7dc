import type { LocalDate } from '@/lib/platform/dates/local-date'
import {
  type Days,
  type Figure,
  getHiddenReason,
  hidden,
  isShareShown,
  isShown,
  roundShare,
  shown,
  toFigure,
} from '../rules'
import type { Reason } from '../schema'

type Ran = { endDate: LocalDate; families: number; finished: number; completions: number }

const TOP = 5

const hasEnough = ({ families }: Ran) => isShown({ value: families, families })

/** Ranks challenges by completions; those of few families last, so that their rank reveals nothing. */
export function listTopChallenges<C extends Ran>(ran: readonly C[]) {
  const begun = ran.filter(({ completions }) => completions > 0)
  const rows = [...begun.filter(hasEnough), ...begun.filter((row) => !hasEnough(row))].slice(0, TOP)
  return rows.map((row) => {
    const { families } = row
    const figures = {
      families: toFigure({ value: families, families }),
      finished: isShareShown(row.finished, families)
        ? shown(row.finished)
        : hidden(getHiddenReason(row.finished, families)),
      completions: toFigure({ value: row.completions, families }),
    }
    return { ...row, ...toValues(figures), reasons: toReasons(figures) }
  })
}

export function endedIn<C extends Ran>(ran: readonly C[], { from, to }: Days): C[] {
  return ran.filter(({ endDate }) => endDate >= from && endDate <= to)
}

/** Counts begun and finished challenges of enough families. */
export function countFinishing(ended: readonly Ran[]) {
  const begun = ended.filter(({ families }) => families > 0)
  const [counted, compared] = [begun.filter(hasEnough), begun.filter(isCompared)]
  const sum = (rows: readonly Ran[], what: 'families' | 'finished') =>
    rows.reduce((total, row) => total + row[what], 0)
  const orHidden = (rows: readonly Ran[], figure: Figure, none: Figure): Figure => {
    if (begun.length === 0) return none
    return rows.length > 0 ? figure : hidden(counted.length > 0 ? 'linked' : 'few')
  }
  const share = roundShare(sum(compared, 'finished') / Math.max(1, sum(compared, 'families')))
  return {
    challengesBegun: orHidden(counted, shown(sum(counted, 'families')), shown(0)),
    challengesFinished: orHidden(compared, shown(sum(compared, 'finished')), shown(0)),
    finishedShare: orHidden(compared, { value: share, reason: null }, hidden('none')),
  }
}

/** Checks if the finishers' share may be shown. */
export function isCompared({ families, finished }: Pick<Ran, 'families' | 'finished'>): boolean {
  return isShareShown(finished, families)
}

type Values<K extends string> = Record<K, number | null>

export function toValues<K extends string>(figures: Record<K, Figure>): Values<K> {
  const entries = Object.entries<Figure>(figures).map(([name, { value }]) => [name, value])
  return Object.fromEntries(entries) as Values<K>
}

export function toReasons<K extends string>(figures: Record<K, Figure>): Partial<Record<K, Reason>> {
  const entries = Object.entries<Figure>(figures).flatMap(([name, { reason }]) =>
    reason ? [[name, reason]] : [],
  )
  return Object.fromEntries(entries) as Partial<Record<K, Reason>>
}
