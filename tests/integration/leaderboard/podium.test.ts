import { NextIntlClientProvider } from 'next-intl'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Podium } from '@/components/leaderboard/podium'
import en from '@/messages/en.json'

const family = (rank: number, index: number) => ({
  rank,
  familyId: `00000000-0000-4000-8000-00000000000${index}`,
  familyName: `Family ${index}`,
  adultName: null,
  avatar: null,
  points: 100 - rank,
  badges: 0,
})

function podium(...ranks: number[]) {
  const entries = ranks.map(family)
  const shown = createElement(Podium, { entries, familyId: entries[0]?.familyId ?? '' })
  const around = { locale: 'en' as const, messages: en, timeZone: 'UTC', children: shown }
  const html = renderToStaticMarkup(createElement(NextIntlClientProvider, around))
  const places = [...html.matchAll(/<li(?<hidden>[^>]*aria-hidden="true")?[^>]*>(?<inside>.*?)<\/li>/g)]
  return {
    read: places
      .filter(({ groups }) => !groups?.hidden)
      .map(({ groups }) => stripMarkup(groups?.inside ?? '')),
    free: places.filter(({ groups }) => groups?.hidden).length,
    pots: [...html.matchAll(/<text[^>]*>(\d+)<\/text>/g)].map(([, number]) => Number(number)),
    own: [...html.matchAll(/data-own="true"/g)].length,
  }
}

const stripMarkup = (html: string) =>
  html
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<span aria-hidden.*?<\/span><\/span>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

it('the podium shows three families with their places', () => {
  const { read, free, pots, own } = podium(1, 2, 3)
  expect(read[0]).toBe('1st place: Family 0 99 points Your family')
  expect(read.slice(1)).toEqual(['2nd place: Family 1 98 points', '3rd place: Family 2 97 points'])
  expect([free, own]).toEqual([0, 1])
  expect(pots).toEqual([1, 2, 3])
})

it.each([
  [[1, 1, 3], 0],
  [[1, 2, 2], 0],
  [[1, 1, 1], 0],
  // The first family is blocked, so its place stays free.
  [[2, 2, 4], 0],
  [[1, 2], 1],
  [[1], 2],
  [[], 3],
])('the podium shows families and empty places for the ranks %j', (ranks, free) => {
  const shown = podium(...ranks)
  expect(shown.pots).toEqual(ranks)
  expect(shown.read).toHaveLength(ranks.length)
  expect(shown.free).toBe(free)
})
