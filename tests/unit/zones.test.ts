import { describe, expect, it } from 'vitest'
import { isTimeZone } from '@/lib/platform/dates/local-date'
import { sameClock, timeZones, zoneOffset, zoneTimeName, zoneTitle } from '@/lib/platform/dates/zones'

const WINTER = new Date('2026-01-15T12:00:00Z')
const SUMMER = new Date('2026-07-15T12:00:00Z')

describe('time zones', () => {
  it('include every supported zone once', () => {
    const zones = timeZones()
    expect(zones.length).toBeGreaterThan(300)
    expect(new Set(zones).size).toBe(zones.length)
    expect(zones).toEqual(expect.arrayContaining(['America/Sao_Paulo', 'Europe/Lisbon', 'UTC']))
    expect(zones.filter((zone) => !isTimeZone(zone))).toEqual([])
  })

  it('are shown without underscores, and have a localized name', () => {
    expect(zoneTitle('America/Argentina/Buenos_Aires')).toBe('America/Argentina/Buenos Aires')
    expect(zoneTimeName('America/Sao_Paulo', 'pt-BR')).toContain('Brasília')
    expect(zoneTimeName('America/Sao_Paulo', 'en')).toContain('Brasilia')
  })

  it.each([
    ['America/Sao_Paulo', WINTER, 'GMT-3'],
    ['Asia/Kolkata', WINTER, 'GMT+5:30'],
    ['America/St_Johns', WINTER, 'GMT-3:30'],
    ['Europe/Lisbon', WINTER, 'GMT'],
    ['Europe/Lisbon', SUMMER, 'GMT+1'],
  ])('like %s have on %s the offset %s', (zone, instant, offset) => {
    expect(zoneOffset(zone, instant)).toBe(offset)
  })

  it('are equal only when they have the same offset in both halves of the year', () => {
    expect(sameClock('America/Sao_Paulo', 'America/Fortaleza', WINTER)).toBe(true)
    expect(sameClock('Europe/Lisbon', 'UTC', WINTER)).toBe(false)
    expect(sameClock('Europe/Lisbon', 'UTC', SUMMER)).toBe(false)
    expect(sameClock('America/Sao_Paulo', 'Europe/Lisbon', WINTER)).toBe(false)
  })
})
