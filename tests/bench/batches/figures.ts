import { recomputeFigures, refreshFigures } from '@/lib/features/analytics/days/service'
import { db } from '@/lib/platform/db/client'
import { assertTrue, type Batch, execute } from './batch'
import { completions, families, ledger, weeks } from './world'

const OPEN_DAYS = 2

const fill = (rows: number) =>
  execute([
    ...families(50),
    ...weeks(Math.ceil((rows + OPEN_DAYS) / 7)),
    ...completions,
    ...ledger,
    'update families set created_at = (select min(created_at) from completions)',
    'update users set created_at = (select min(created_at) from completions)',
  ])
const days = (size: number) => Math.ceil(size / 5)

const closing: Batch = {
  name: 'figures of days, added up anew',
  unit: 'days of 50 families',
  rows: days,
  fill,
  again: () => execute(['truncate figures_state, daily_figures, family_weeks, challenge_figures']),
  async run(rows) {
    assertTrue((await refreshFigures(new Date())) >= rows, 'all days to be added up')
  },
}

const changed: Batch = {
  name: 'figures of days that have changed',
  unit: 'days of 50 families',
  rows: days,
  async fill(rows) {
    await fill(rows)
    await refreshFigures(new Date())
    await changed.again?.(rows)
  },
  again: () =>
    execute([
      `insert into figure_changes (at, challenge_id)
       select date_bin('15 minutes', created_at + n * interval '15 minutes', '2000-01-01 00:00Z'), challenge_id
       from (select distinct created_at, challenge_id from completions) facts, generate_series(0, 20) n`,
    ]),
  async run(rows) {
    assertTrue((await refreshFigures(new Date())) >= rows, 'all changed days to be added up')
    assertTrue((await db().figureChange.count()) === 0, 'no note to be left')
  },
}

const comparing: Batch = {
  name: 'comparison of the figures with the facts',
  unit: 'days of 50 families',
  rows: days,
  async fill(rows) {
    await fill(rows)
    await refreshFigures(new Date())
  },
  async run() {
    assertTrue((await recomputeFigures({ mend: false })).length === 0, 'the figures to be right')
  },
}

export const FIGURES = [closing, changed, comparing]
