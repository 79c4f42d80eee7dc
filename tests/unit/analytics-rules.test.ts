import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLabelled, ticksOf } from '@/components/backoffice/charts/scale'
import { finishingOf, topOf } from '@/lib/analytics/challenges/rules'
import { gather } from '@/lib/analytics/dashboard/rules'
import { lastClosableDay } from '@/lib/analytics/days/rules'
import { csvOf, numbersOf } from '@/lib/analytics/export/rules'
import { addUp, growthOf, isUnsure } from '@/lib/analytics/growth/rules'
import { retentionOf } from '@/lib/analytics/retention/rules'
import {
  changeOf,
  daysIn,
  FEWEST_FAMILIES,
  isShareTold,
  spanOf,
  stepsOf,
  told,
  toldParts,
} from '@/lib/analytics/rules'
import { range } from '@/lib/analytics/schema'

describe('spans', () => {
  it('end today, and follow the span of the same length before them without a gap', () => {
    for (const one of range.options) {
      const { from, to, before } = spanOf(one, '2027-01-02')
      expect(to).toBe('2027-01-02')
      expect(daysIn(before)).toBe(daysIn({ from, to }))
      expect(stepsOf({ from: before.from, to }, 'day')).toHaveLength(2 * daysIn(before))
    }
    expect(spanOf('week', '2027-01-02')).toMatchObject({ from: '2026-12-27', before: { from: '2026-12-20' } })
  })

  it('fall into steps that hold each of their days once, cut off at both ends', () => {
    for (const step of ['day', 'week', 'month'] as const) {
      const span = { from: '2026-12-24', to: '2027-03-01' }
      const steps = stepsOf(span, step)
      expect(steps[0]?.from).toBe(span.from)
      expect(steps.at(-1)?.to).toBe(span.to)
      expect(steps.reduce((days, one) => days + daysIn(one), 0)).toBe(daysIn(span))
    }
    expect(stepsOf({ from: '2026-12-27', to: '2027-01-04' }, 'week')).toEqual([
      { from: '2026-12-27', to: '2026-12-27' },
      { from: '2026-12-28', to: '2027-01-03' },
      { from: '2027-01-04', to: '2027-01-04' },
    ])
  })

  it('are compared where there is something to compare', () => {
    expect([changeOf(15, 10), changeOf(5, 10), changeOf(0, 10)]).toEqual([0.5, -0.5, -1])
    expect([changeOf(5, 0), changeOf(null, 10), changeOf(5, null)]).toEqual([null, null, null])
  })

  it('close a day once it is over for a day and an hour, by the clock of the zone', () => {
    const zone = 'America/Sao_Paulo'
    expect(lastClosableDay(new Date('2026-11-21T03:59:59Z'), zone)).toBe('2026-11-18')
    expect(lastClosableDay(new Date('2026-11-21T04:00:00Z'), zone)).toBe('2026-11-19')
  })
})

describe('figures of few families', () => {
  it('are withheld from one to four families, and told from five on and of none', () => {
    const tell = (families: number) => told({ value: families * 3, families })
    expect([0, 1, 4, 5].map(tell)).toEqual([0, null, null, 15])
  })

  it('take the smallest other one along, so that the sum does not give them away', () => {
    const part = (value: number, families: number) => ({ value, families })
    expect(toldParts([part(9, 6), part(2, 1), part(7, 5), part(0, 0)])).toEqual([9, null, null, 0])
    expect(toldParts([part(2, 1), part(3, 2), part(8, 5), part(9, 5)])).toEqual([null, null, null, 9])
    expect(toldParts([part(9, 6), part(8, 5)])).toEqual([9, 8])
    // What is not shown at all hides as well as what is withheld.
    expect(toldParts([part(9, 6), part(2, 1)], [part(7, 5)])).toEqual([9, null])
    expect(toldParts([part(9, 6), part(8, 5)], [part(1, 1)])).toEqual([9, null])
  })

  it('cannot be worked out from a sum, whatever the figures are', () => {
    const parts = fc.array(
      fc.record({ families: fc.nat(12), each: fc.integer({ min: 1, max: 4 }) }).map(({ families, each }) => ({
        families,
        value: families * each,
      })),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(parts, parts, (shown, others) => {
        const result = toldParts(shown, others)
        const hidden = [
          ...shown.filter((_, index) => result[index] === null),
          ...others.filter(({ value }) => value > 0),
        ]
        const nothingLeft = result.every((value) => !value)
        const enough = hidden.length > 1 && hidden.some(({ families }) => families >= FEWEST_FAMILIES)
        expect(hidden.length === 0 || enough || nothingLeft).toBe(true)
        for (const [index, { value }] of shown.entries()) expect([null, value]).toContain(result[index])
      }),
    )
  })

  it('are not told as a share, nor is the rest of one', () => {
    expect([isShareTold(5, 10), isShareTold(0, 5), isShareTold(5, 5)]).toEqual([true, true, true])
    expect([isShareTold(4, 10), isShareTold(9, 10), isShareTold(0, 4), isShareTold(0, 0)]).toEqual(
      Array(4).fill(false),
    )
  })
})

describe('growth', () => {
  const day = (date: string, completions: number, activeFamilies: number) => {
    return { day: date, users: 1, families: 0, completions, activeFamilies }
  }
  const steps = [
    { from: '2026-11-02', to: '2026-11-08' },
    { from: '2026-11-09', to: '2026-11-10' },
  ]

  it('adds days up, and asks for the families of a step only where its days leave it open', () => {
    const days = [day('2026-11-02', 9, 6), day('2026-11-08', 1, 1), day('2026-11-09', 2, 2)]
    const added = addUp(days, steps)
    expect(added).toMatchObject([
      { users: 2, completions: 10, activeFamilies: 6 },
      { users: 1, completions: 2, activeFamilies: 2 },
    ])
    expect(added.map(isUnsure)).toEqual([false, true])
    expect(growthOf(added)).toMatchObject([
      { date: '2026-11-02', days: 7, users: 2, completions: null },
      { date: '2026-11-09', days: 2, users: 1, completions: null },
    ])
  })
})

describe('challenges', () => {
  const ran = (families: number, finished: number, completions: number, title = '') => {
    return { endDate: '2026-11-08', families, finished, completions, title }
  }

  it('name what few families finished neither by itself nor by what is left of the sum', () => {
    const top = topOf([ran(15, 7, 103), ran(15, 6, 95), ran(15, 1, 88)])
    expect(top.map(({ finished }) => finished)).toEqual([7, null, null])
    expect(top.map(({ completions }) => completions)).toEqual([103, 95, 88])
  })

  it('come last when they are withheld, and not at all when nothing was done in them', () => {
    const top = topOf([ran(3, 1, 90, 'few'), ran(20, 9, 80, 'a'), ran(20, 8, 70, 'b'), ran(0, 0, 0, 'none')])
    expect(top.map(({ title }) => title)).toEqual(['a', 'few', 'b'])
    expect(top.map(({ completions, finished }) => [completions, finished])).toEqual([
      [80, 9],
      [null, null],
      [null, null],
    ])
  })

  it('tell the share that finished, where enough families began, finished and did not', () => {
    const tell = (families: number, finished: number) =>
      finishingOf([ran(families, finished, 50)], { families, finished })
    expect(tell(20, 5)).toEqual({ challengesBegun: 20, challengesFinished: 5, finishedShare: 0.25 })
    const nothing = { challengesFinished: null, finishedShare: null }
    expect(tell(20, 3)).toEqual({ challengesBegun: 20, ...nothing })
    expect(tell(20, 18)).toEqual({ challengesBegun: 20, ...nothing })
    expect(tell(4, 0)).toEqual({ challengesBegun: null, ...nothing })
    expect(tell(0, 0)).toEqual({ challengesBegun: 0, challengesFinished: 0, finishedShare: null })
  })
})

describe('retention', () => {
  const cohort = (week: string, families: number, ...active: number[]) => ({ week, families, active })

  it('follows each cohort as far as its weeks are over, eight weeks at most', () => {
    const old = cohort('2026-08-03', 20, ...Array(9).fill(10))
    const young = cohort('2026-11-02', 10, 10, 5)
    const { all, cohorts } = retentionOf([old, young], '2026-11-16')
    expect(cohorts.map(({ shares }) => shares.length)).toEqual([9, 2])
    expect(cohorts[1]?.shares).toEqual([1, 0.5])
    expect(all.slice(0, 3)).toEqual([20 / 30, 15 / 30, 0.5])
    expect(retentionOf([], '2026-11-16')).toEqual({ all: [], cohorts: [] })
  })

  it('withholds a cohort of few, and one other, so that all together do not give it away', () => {
    const weeks = [cohort('2026-10-26', 3, 2), cohort('2026-11-02', 20, 8), cohort('2026-11-09', 30, 15)]
    const { all, cohorts } = retentionOf(weeks, '2026-11-16')
    expect(cohorts.map(({ shares }) => shares[0])).toEqual([null, null, 0.5])
    expect(all[0]).toBe(25 / 53)
  })
})

it('gathers what a family did of one kind within hours', () => {
  const told = (
    id: string,
    hour: number,
    familyId = 'a',
    kind: 'earned_badge' | 'added_child' = 'earned_badge',
  ) => ({
    ...{ id, kind, familyId, familyName: familyId },
    at: `2026-11-21T${String(hour).padStart(2, '0')}:00:00Z`,
  })
  const gathered = gather([
    told('1', 20),
    told('2', 19, 'b'),
    told('3', 18),
    told('4', 17, 'a', 'added_child'),
    told('5', 9),
  ])
  expect(gathered.map(({ id, count }) => [id, count])).toEqual([
    ['1', 2],
    ['2', 1],
    ['4', 1],
    ['5', 1],
  ])
})

it('writes numbers plainly for spreadsheets and in their language for people, and no formula', () => {
  const plain = numbersOf('pt-BR', 'menos de 5', false)
  const written = numbersOf('pt-BR', 'menos de 5', true)
  expect([plain.number(1234.56), plain.share(0.5), plain.change(-0.254)]).toEqual(['1234.6', '50%', '-25%'])
  expect([written.number(1234.56), written.change(0.5), written.number(null)]).toEqual([
    '1.234,6',
    '+50%',
    'menos de 5',
  ])
  const csv = csvOf([{ heading: '=1+1', columns: ['a', '-b'], rows: [['-25%', '+5']] }], 'a "note"')
  expect(csv).toBe(`\ufeff'=1+1\r\na,'-b\r\n-25%,'+5\r\n\r\n"a ""note"""`)
})

it('draws charts up to a round number, and labels as many steps as there is room for', () => {
  expect([[0], [3], [11], [40, null], [41], [1001]].map(ticksOf)).toEqual([
    [0, 1, 2],
    [0, 2, 4],
    [0, 10, 20],
    [0, 20, 40],
    [0, 50, 100],
    [0, 1000, 2000],
  ])
  const labelled = Array.from({ length: 30 }, (_, index) => index).filter((index) => isLabelled(index, 30, 7))
  expect(labelled).toEqual([4, 9, 14, 19, 24, 29])
})
