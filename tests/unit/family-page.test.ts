import { describe, expect, it } from 'vitest'
import { adultLines, invitationLines } from '@/components/families/management/adults/adult-lines'
import { leaveValues } from '@/components/families/management/leave/leave-schema'
import { restWeeks } from '@/components/families/management/rest/rest-weeks'
import { matchingZones, zoneChoices } from '@/components/families/management/zone/zone-search'

describe('the calendar of rest days', () => {
  const today = '2026-11-21'
  const weeks = restWeeks({
    today,
    marked: ['2026-11-12', '2026-11-22', '2026-11-23', '2026-11-24'],
    doneOn: ['2026-11-20', '2026-11-22'],
  })
  const getState = (date: string) => weeks.flat().find((cell) => cell.date === date)?.state

  it('shows whole weeks, Monday first, with all days that can be marked', () => {
    expect(weeks.every((week) => week.length === 7)).toBe(true)
    expect(weeks[0]?.[0]?.date).toBe('2026-11-16')
    expect(weeks.at(-1)?.at(-1)?.date).toBe('2026-12-20')
  })

  it('shows the state of each day', () => {
    expect(getState('2026-11-18')).toBe('outside')
    expect(getState('2026-11-19')).toBe('full')
    expect(getState('2026-11-20')).toBe('done')
    expect(getState('2026-11-22')).toBe('rest')
    expect(getState('2026-12-08')).toBe('full')
    expect(getState('2026-12-10')).toBe('open')
    expect(getState('2026-12-19')).toBe('open')
    expect(getState('2026-12-20')).toBe('outside')
  })

  it('still shows a rest day that can no longer be removed', () => {
    const cells = restWeeks({ today, marked: ['2026-11-17'], doneOn: [] }).flat()
    expect(cells.find(({ date }) => date === '2026-11-17')?.state).toBe('rested')
  })
})

describe('the list of adults', () => {
  const adult = (id: string, at: string | null, by: 'founding' | 'code' | 'invitation' = 'code') => ({
    id,
    name: id,
    email: `${id}@example.com`,
    avatar: null,
    isFounder: by === 'founding',
    arrival: at === null ? null : { at, by },
  })
  const family = (adults: ReturnType<typeof adult>[], timezone = 'America/Sao_Paulo') => ({
    adults,
    timezone,
  })
  const lines = (adults: ReturnType<typeof adult>[]) => adultLines(family(adults), 'me', '2026-11-21')

  it('shows the arrival date in the family’s time zone', () => {
    const [line] = lines([adult('rui', '2026-11-21T01:30:00.000Z')])
    expect(line?.arrival).toEqual({ by: 'code', date: '20/11/2026' })
    expect(lines([adult('old', null)])[0]?.arrival).toBeNull()
  })

  it('marks adults who joined by code as new to the others for two weeks', () => {
    const fresh = '2026-11-08T12:00:00.000Z'
    const isNew = (one: ReturnType<typeof adult>) => lines([one])[0]?.isNew
    expect(isNew(adult('rui', fresh))).toBe(true)
    expect(isNew(adult('rui', '2026-11-07T12:00:00.000Z'))).toBe(false)
    expect(isNew(adult('me', fresh))).toBe(false)
    expect(isNew(adult('eva', fresh, 'invitation'))).toBe(false)
    expect(isNew(adult('ana', fresh, 'founding'))).toBe(false)
  })

  it('shows the last valid day of an invitation', () => {
    const invitations = [{ email: 'a@example.com', expiresAt: '2026-12-05T02:00:00.000Z' }]
    const invitationTexts = invitationLines({ invitations, timezone: 'America/Sao_Paulo' })
    expect(invitationTexts).toEqual([{ email: 'a@example.com', until: '04/12/2026' }])
  })
})

describe('the search for a zone', () => {
  const zones = (typed: string, locale = 'pt-BR') =>
    matchingZones(zoneChoices(locale), typed).map(({ zone }) => zone)

  it('finds cities without accents, slashes or underscores, closest matches first', () => {
    expect(zones('São Paulo')).toEqual(['America/Sao_Paulo'])
    expect(zones('america/sao_paulo'.replace('_', ' '))).toEqual(['America/Sao_Paulo'])
    expect(zones('lis europe')).toEqual(['Europe/Lisbon'])
    expect(zones('sa')[0]).toMatch(/\/Sa/)
    expect(zones('nowhere')).toEqual([])
  })

  it('finds time zones by their name in the user’s language', () => {
    expect(zones('brasilia')).toContain('America/Sao_Paulo')
    expect(zones('japao')).toContain('Asia/Tokyo')
    expect(zones('japan', 'en')).toContain('Asia/Tokyo')
  })
})

describe('the name typed to delete a family', () => {
  const fits = (typed: string) => leaveValues('Família Ção').safeParse({ name: typed }).success

  it('must match the family’s name, regardless of case and accents', () => {
    expect(['Família Ção', ' familia  cao '].map(fits)).toEqual([true, true])
    expect(['', 'Família', 'Família Ção!'].map(fits)).toEqual([false, false, false])
  })
})
