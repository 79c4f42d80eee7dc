import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeTicks, isLabelled } from '@/components/backoffice/charts/plot'
import { countFinishing, listTopChallenges } from '@/lib/features/analytics/challenges/rules'
import { mergeActivities } from '@/lib/features/analytics/dashboard/rules'
import { lastClosableDay } from '@/lib/features/analytics/days/rules'
import { createNumberFormatters, formatCsv } from '@/lib/features/analytics/export/rules'
import { computeGrowth, dropLeadingZeros } from '@/lib/features/analytics/growth/rules'
import { computeRetention } from '@/lib/features/analytics/retention/rules'
import {
  computeChange,
  daysIn,
  getSpan,
  isShareShown,
  lastSundayBy,
  type Part,
  splitIntoSteps,
  sumShown,
  toFigure,
  toFigures,
} from '@/lib/features/analytics/rules'
import { range } from '@/lib/features/analytics/schema'

const part = (value: number, families: number): Part => ({ value, families })

describe('spans', () => {
  it('are whole weeks that end on a Sunday, and follow a period of equal length', () => {
    for (const one of range.options) {
      const { from, to, before, stepDays } = getSpan(one, '2027-01-03')
      expect(to).toBe('2027-01-03')
      expect(daysIn({ from, to }) % 7).toBe(0)
      expect(daysIn(before)).toBe(daysIn({ from, to }))
      const steps = splitIntoSteps({ from, to }, stepDays)
      expect(steps[0]?.from).toBe(from)
      expect(steps.at(-1)?.to).toBe(to)
      expect(steps.reduce((days, step) => days + daysIn(step), 0)).toBe(daysIn({ from, to }))
    }
    expect(getSpan('week', '2027-01-03')).toMatchObject({
      from: '2026-12-28',
      before: { from: '2026-12-21' },
    })
  })

  it('end with the last complete week', () => {
    expect(['2027-01-02', '2027-01-03', '2027-01-04'].map(lastSundayBy)).toEqual([
      '2026-12-27',
      '2027-01-03',
      '2027-01-03',
    ])
  })

  it('show a change only when both values exist and the earlier one is not zero', () => {
    expect([computeChange(15, 10), computeChange(5, 10), computeChange(0, 10)]).toEqual([0.5, -0.5, -1])
    expect([computeChange(5, 0), computeChange(null, 10), computeChange(5, null)]).toEqual([null, null, null])
  })

  it('close a day 25 hours after its end in the time zone', () => {
    const zone = 'America/Sao_Paulo'
    expect(lastClosableDay(new Date('2026-11-21T03:59:59Z'), zone)).toBe('2026-11-18')
    expect(lastClosableDay(new Date('2026-11-21T04:00:00Z'), zone)).toBe('2026-11-19')
  })
})

describe('figures of few families', () => {
  it('are hidden for one to four families, and rounded to multiples of 5 for more', () => {
    const tell = (families: number) => toFigure(part(families * 3, families))
    expect([0, 1, 4, 5, 6].map((families) => tell(families).value)).toEqual([0, null, null, 15, 20])
    expect(tell(4).reason).toBe('few')
  })

  it('are left out of sums, which are null when nothing else remains', () => {
    expect(sumShown([part(9, 6), part(4, 1), part(12, 5)])).toEqual({ value: 20, reason: null })
    expect(sumShown([part(4, 1), part(0, 0)])).toEqual({ value: null, reason: 'few' })
    expect(sumShown([part(0, 0)])).toEqual({ value: 0, reason: null })
  })

  it('cannot be derived by subtracting two sums of any parts and ranges', () => {
    const some = fc.record({ families: fc.nat(9), each: fc.integer({ min: 1, max: 9 }) })
    fc.assert(
      fc.property(
        fc.array(some, { maxLength: 9 }),
        fc.integer({ min: 1, max: 4 }),
        fc.nat(40),
        (made, families, value) => {
          const parts = made.map(({ families: n, each }) => part(n * each, n))
          const { value: before } = sumShown(parts)
          const { value: after } = sumShown([...parts, part(value, families)])
          // A week of few families shows at most that it is one.
          expect([before, null]).toContain(after)
        },
      ),
    )
  })

  it('hide the smallest other figure where their sum is shown, with the reason', () => {
    const reasons = (parts: Part[]) => toFigures(parts).map(({ reason }) => reason)
    expect(reasons([part(9, 6), part(2, 1), part(7, 5), part(0, 0)])).toEqual([null, 'few', 'linked', null])
    expect(reasons([part(9, 6), part(8, 5)])).toEqual([null, null])
  })

  it('are not shown as a share, whether as the part or as the remainder', () => {
    expect([isShareShown(5, 10), isShareShown(0, 5), isShareShown(5, 5)]).toEqual([true, true, true])
    expect([isShareShown(4, 10), isShareShown(9, 10), isShareShown(0, 4), isShareShown(0, 0)]).toEqual(
      Array(4).fill(false),
    )
  })
})

describe('growth', () => {
  const day = (date: string, completions: number, activeFamilies: number) => {
    return { day: date, users: 1, families: 0, completions, activeFamilies }
  }
  const days = [
    day('2026-11-02', 9, 6),
    day('2026-11-03', 12, 7),
    day('2026-11-08', 1, 1),
    day('2026-11-09', 2, 2),
  ]
  const weeks = [
    { week: '2026-11-02', completions: part(22, 7) },
    { week: '2026-11-09', completions: part(2, 2) },
  ]
  const span = { from: '2026-11-02', to: '2026-11-15' }

  it('sums up weeks and leaves out weeks with few families', () => {
    expect(computeGrowth(days, weeks, splitIntoSteps(span, 14))).toMatchObject([
      { date: '2026-11-02', days: 14, users: 4, completions: 20, reason: null },
    ])
    expect(computeGrowth(days, weeks, splitIntoSteps(span, 7)).map(({ reason }) => reason)).toEqual([
      null,
      'few',
    ])
  })

  it('hides days with few families, one more day, and all days of a week with few families', () => {
    const shown = computeGrowth(days, weeks, splitIntoSteps(span, 1)).filter(({ users }) => users > 0)
    expect(shown.map(({ completions, reason }) => [completions, reason])).toEqual([
      [null, 'linked'],
      [10, null],
      [null, 'few'],
      [null, 'few'],
    ])
  })

  it('begins with the first step that has figures, unless the period before had some', () => {
    const dropZeros = (steps: (number | null)[], earlier: number | null) =>
      dropLeadingZeros(steps, (step) => step === 0, earlier)
    expect(dropZeros([0, 0, 5, 0], 0)).toEqual([5, 0])
    expect(dropZeros([0, null, 5], 0)).toEqual([null, 5])
    expect(dropZeros([0, 0, 5], 20)).toEqual([0, 0, 5])
    expect(dropZeros([0, 0, 5], null)).toEqual([0, 0, 5])
    expect(dropZeros([0, 0], 0)).toEqual([0, 0])
  })
})

describe('challenges', () => {
  const ran = (families: number, finished: number, completions: number, title = '') => {
    return { endDate: '2026-11-08', families, finished, completions, title }
  }

  it('hide the number that finished when it or the remainder is small, with the reason', () => {
    const top = listTopChallenges([ran(15, 7, 103), ran(15, 12, 95), ran(15, 1, 88)])
    expect(top.map(({ finished }) => finished)).toEqual([5, null, null])
    expect(top.map(({ reasons }) => reasons.finished)).toEqual([undefined, 'linked', 'few'])
    expect(top.map(({ completions }) => completions)).toEqual([105, 95, 90])
  })

  it('come last when few families began them, and are left out without completions', () => {
    const top = listTopChallenges([
      ran(3, 1, 90, 'few'),
      ran(20, 9, 80, 'a'),
      ran(20, 8, 70, 'b'),
      ran(0, 0, 0, 'none'),
    ])
    expect(top.map(({ title }) => title)).toEqual(['a', 'b', 'few'])
    expect(top.at(-1)).toMatchObject({ families: null, completions: null, finished: null })
  })

  it('have a completion rate that leaves out challenges with few families', () => {
    const tell = (...rows: ReturnType<typeof ran>[]) => {
      const { challengesBegun, challengesFinished, finishedShare } = countFinishing(rows)
      return [challengesBegun.value, challengesFinished.value, finishedShare.value, finishedShare.reason]
    }
    expect(tell(ran(20, 5, 50))).toEqual([20, 5, 0.25, null])
    expect(tell(ran(20, 5, 50), ran(4, 4, 28))).toEqual([20, 5, 0.25, null])
    expect(tell(ran(20, 3, 50))).toEqual([20, null, null, 'linked'])
    expect(tell(ran(4, 0, 9))).toEqual([null, null, null, 'few'])
    expect(tell()).toEqual([0, 0, null, 'none'])
  })
})

describe('retention', () => {
  const cohort = (week: string, families: number, ...active: number[]) => ({ week, families, active })

  it('follows each cohort for its complete weeks, up to week eight', () => {
    const old = cohort('2026-08-03', 20, ...Array(9).fill(10))
    const young = cohort('2026-11-02', 10, 10, 5)
    const { all, cohorts } = computeRetention([old, young], '2026-11-16')
    expect(cohorts.map(({ shares }) => shares.length)).toEqual([9, 2])
    expect(cohorts[1]?.shares).toEqual([1, 0.5])
    expect(all.slice(0, 3)).toEqual([0.65, 0.5, 0.5])
    expect(computeRetention([], '2026-11-16')).toEqual({ all: [], reasons: [], cohorts: [] })
  })

  it('leaves cohorts of few families out of the total', () => {
    const weeks = [cohort('2026-10-26', 3, 2), cohort('2026-11-02', 20, 8), cohort('2026-11-09', 30, 27)]
    const { all, cohorts } = computeRetention(weeks, '2026-11-16')
    expect(cohorts.map(({ shares }) => shares[0])).toEqual([null, 0.4, null])
    expect(cohorts.map(({ reasons }) => reasons[0])).toEqual(['few', null, 'linked'])
    expect(all[0]).toBe(0.4)
  })
})

it('activities of one family within hours are merged by kind, and badges into the completed challenge', () => {
  const happening = (
    id: string,
    hour: number,
    familyId = 'a',
    kind: 'earned_badge' | 'added_child' | 'completed_challenge' = 'earned_badge',
  ) => ({
    ...{ id, kind, familyId, familyName: familyId },
    at: `2026-11-21T${String(hour).padStart(2, '0')}:00:00Z`,
  })
  const gathered = mergeActivities([
    happening('1', 20),
    happening('2', 19, 'b'),
    happening('3', 18),
    happening('4', 17, 'a', 'added_child'),
    happening('5', 9),
  ])
  expect(gathered.map(({ id, count }) => [id, count])).toEqual([
    ['1', 2],
    ['2', 1],
    ['4', 1],
    ['5', 1],
  ])
  const completed = happening('6', 9, 'a', 'completed_challenge')
  const badges = [happening('7', 9), happening('8', 9, 'b')]
  for (const order of [
    [completed, ...badges],
    [...badges, completed],
  ])
    expect(
      mergeActivities(order)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['6', '8'])
})

it('the export writes plain numbers for spreadsheets, localized ones for people, and no formulas', () => {
  const reasons = { few: 'menos de 5', linked: 'não exibido', none: 'sem dados' }
  const plain = createNumberFormatters('pt-BR', reasons, false)
  const written = createNumberFormatters('pt-BR', reasons, true)
  expect([plain.number(1234.56), plain.share(0.5), plain.change(-0.254)]).toEqual(['1234,6', '50%', '-25%'])
  expect([written.number(1234.56), written.change(0.5), written.number(null, 'few')]).toEqual([
    '1.234,6',
    '+50%',
    'menos de 5',
  ])
  const csv = formatCsv([{ heading: '=1+1', columns: ['a', '-b'], rows: [['-25%', '+5']] }], 'a "note"', 'en')
  expect(csv).toBe(`\ufeff'=1+1\r\na,'-b\r\n-25%,'+5\r\n\r\n"a ""note"""\r\n`)
})

it('charts end at a round number, and label as many steps as fit', () => {
  expect([[0], [3], [7], [11], [25], [40, null], [41], [1001]].map(computeTicks)).toEqual([
    [0, 1, 2],
    [0, 2, 4],
    [0, 4, 8],
    [0, 6, 12],
    [0, 15, 30],
    [0, 20, 40],
    [0, 25, 50],
    [0, 600, 1200],
  ])
  const labelled = Array.from({ length: 30 }, (_, index) => index).filter((index) => isLabelled(index, 30, 7))
  expect(labelled).toEqual([4, 9, 14, 19, 24, 29])
})
