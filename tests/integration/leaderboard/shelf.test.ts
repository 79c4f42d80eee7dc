import { NextIntlClientProvider } from 'next-intl'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PastSeasons } from '@/components/leaderboard/past-seasons'
import en from '@/messages/en.json'

const own = '00000000-0000-4000-8000-000000000001'
const entry = { familyId: own, rank: 1, familyName: 'Prado', avatar: null, points: 90 }
const season = (month: number, me: { rank: number; points: number } | null) => ({
  ...{ start: `2026-0${month}-02`, end: `2026-0${month}-29`, families: 12, podium: [entry], me },
})

function render(seasons: ReturnType<typeof season>[]): string {
  const shown = createElement(PastSeasons, { seasons, familyId: own })
  const around = { locale: 'en' as const, messages: en, timeZone: 'UTC', children: shown }
  const html = renderToStaticMarkup(createElement(NextIntlClientProvider, around))
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

it('the list of past seasons shows podium and own place, with earlier seasons collapsed', () => {
  const text = render([5, 4, 3, 2].map((month) => season(month, { rank: 3, points: month })))
  expect(text).toContain(
    '02/05/2026 – 29/05/2026 Your family: 3rd place out of 12, 5 points Certificate 1 1st place: Prado 90 points',
  )
  expect(text.indexOf('One earlier season')).toBeGreaterThan(text.indexOf('02/03/2026'))
  expect(text.indexOf('02/02/2026')).toBeGreaterThan(text.indexOf('One earlier season'))
})

it('the list of past seasons says when the family had no place and is empty without seasons', () => {
  expect(render([season(5, null)]).replaceAll('&#x27;', "'")).toContain(en.leaderboard.past.out)
  expect(render([])).toBe('')
})
