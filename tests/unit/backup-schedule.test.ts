import { describe, expect, it } from 'vitest'
import { isBackupDue, isOverdue } from '@/lib/platform/backups/rules'

const schedule = { at: '03:15', zone: 'America/Sao_Paulo' }
/** 03:15 in São Paulo. */
const SLOT = '2026-11-20T06:15:00Z'

type Outcome = 'success' | 'lost' | 'failed' | null

const runs = (startedAt: string, outcome: Outcome = 'success', lastSuccessAt: string | null = startedAt) => ({
  last: { startedAt: new Date(startedAt), outcome },
  lastSuccessAt: lastSuccessAt ? new Date(lastSuccessAt) : null,
})

const isDue = (last: ReturnType<typeof runs>, now: string) => isBackupDue(schedule, last, new Date(now))

describe('a scheduled backup', () => {
  it.each([
    ['a minute before its time', '2026-11-20T06:14:59Z', false],
    ['at its time', SLOT, true],
    ['ten minutes after it', '2026-11-20T06:25:00Z', true],
  ])('becomes due at its local time and not earlier: %s', (_, now, due) => {
    expect(isDue(runs('2026-11-19T06:15:30Z'), now)).toBe(due)
  })

  it('is made once a day', () => {
    expect(isDue(runs('2026-11-20T06:15:20Z'), '2026-11-20T06:16:00Z')).toBe(false)
    expect(isDue(runs('2026-11-20T06:15:20Z'), '2026-11-21T06:14:00Z')).toBe(false)
  })

  it('is due even after a manual backup the evening before', () => {
    expect(isDue(runs('2026-11-20T01:00:00Z'), SLOT)).toBe(true)
  })

  it('is due after a downtime when the newest backup is older than a day', () => {
    expect(isDue(runs('2026-11-19T06:15:30Z'), '2026-11-20T12:00:00Z')).toBe(true)
    expect(isDue(runs('2026-11-20T01:00:00Z'), '2026-11-20T12:00:00Z')).toBe(false)
  })

  it('is due at once when no backup exists yet', () => {
    expect(isBackupDue(schedule, { last: null, lastSuccessAt: null }, new Date(SLOT))).toBe(true)
  })

  it.each<[string, Outcome]>([
    ['failed', 'failed'],
    ['was interrupted', null],
  ])('that %s is retried after an hour', (_, outcome) => {
    const last = runs('2026-11-20T06:15:20Z', outcome, '2026-11-19T06:15:00Z')
    expect(isDue(last, '2026-11-20T07:15:00Z')).toBe(false)
    expect(isDue(last, '2026-11-20T07:15:20Z')).toBe(true)
  })

  it('keeps its local time when the clocks change', () => {
    const london = { at: '03:15', zone: 'Europe/London' }
    const last = runs('2026-10-24T02:15:10Z')
    expect(isBackupDue(london, last, new Date('2026-10-25T03:14:00Z'))).toBe(false)
    expect(isBackupDue(london, last, new Date('2026-10-25T03:15:00Z'))).toBe(true)
  })
})

it('a backup is overdue when the newest one is missing or 36 hours old', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  expect(isOverdue(null, now)).toBe(true)
  expect(isOverdue(new Date('2026-11-19T00:00:00Z'), now)).toBe(true)
  expect(isOverdue(new Date('2026-11-19T00:00:01Z'), now)).toBe(false)
})
