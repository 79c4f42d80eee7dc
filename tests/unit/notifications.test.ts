import { describe, expect, it } from 'vitest'
import { groupByDay } from '@/components/notifications/group-by-day'
import { NOTIFICATION_KINDS, toPath } from '@/lib/features/notifications/rules'
import { resolveRedirect } from '@/lib/platform/session/access'

const notification = (at: string) =>
  ({ id: at, kind: 'like', at, read: false, text: 'Liked', path: '/activity-feed', family: null }) as const

describe('notifications by day', () => {
  it('are grouped in the zone of the family, also over the change of the clock', () => {
    const items = ['2026-11-01T06:30:00Z', '2026-11-01T05:30:00Z', '2026-11-01T03:59:59Z'].map(notification)
    expect(
      groupByDay(items, 'America/New_York', '2026-11-01').map(({ date, items: ofDay }) => [
        date,
        ofDay.length,
      ]),
    ).toEqual([
      ['2026-11-01', 2],
      ['2026-10-31', 1],
    ])
    expect(groupByDay(items, 'UTC', '2026-11-01')).toHaveLength(1)
    expect(groupByDay([], 'UTC', '2026-11-01')).toEqual([])
  })

  it('are in one group once they are older than seven days', () => {
    const items = [
      '2026-11-27T12:00:00Z',
      '2026-11-20T12:00:00Z',
      '2026-11-19T12:00:00Z',
      '2026-10-01T12:00:00Z',
    ].map(notification)
    expect(
      groupByDay(items, 'UTC', '2026-11-27').map(({ date, items: group }) => [date, group.length]),
    ).toEqual([
      ['2026-11-27', 1],
      ['2026-11-20', 1],
      [null, 2],
    ])
  })
})

describe('the path of a notification', () => {
  it.each(NOTIFICATION_KINDS)('of kind %s is open to a family', (kind) => {
    const [page = ''] = toPath({ kind, subject: 'x' }).split('?')
    expect(resolveRedirect(page, { isAdmin: false, hasFamily: true }, null)).toBeNull()
    expect(resolveRedirect(page, null, null)).toBe('/login')
  })
})
