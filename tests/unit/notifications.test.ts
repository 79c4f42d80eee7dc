import { describe, expect, it } from 'vitest'
import { groupByAge } from '@/components/notifications/group-by-age'
import { NOTIFICATION_KINDS, toPath } from '@/lib/features/notifications/rules'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { resolveRedirect } from '@/lib/platform/session/access'

const notification = (at: string) =>
  ({
    id: at,
    kind: 'like',
    at,
    read: false,
    text: 'Liked',
    senderName: null,
    path: '/activity-feed',
    family: null,
  }) as const

const listAges = (items: readonly string[], zone: string, today: LocalDate) =>
  groupByAge(items.map(notification), zone, today).map(({ age, items: group }) => [age, group.length])

describe('notifications by age', () => {
  it('are grouped in the family’s time zone, also across a clock change', () => {
    const items = ['2026-11-01T06:30:00Z', '2026-11-01T05:30:00Z', '2026-11-01T03:59:59Z']
    expect(listAges(items, 'America/New_York', '2026-11-01')).toEqual([
      ['today', 2],
      ['yesterday', 1],
    ])
    expect(listAges(items, 'UTC', '2026-11-01')).toEqual([['today', 3]])
    expect(listAges([], 'UTC', '2026-11-01')).toEqual([])
  })

  it('have at most four groups, and the last is older than seven days', () => {
    const items = ['28T01', '27T12', '26T12', '25T12', '20T12', '19T12', '01T12'].map(
      (time) => `2026-11-${time}:00:00Z`,
    )
    expect(listAges(items, 'UTC', '2026-11-27')).toEqual([
      ['today', 2],
      ['yesterday', 1],
      ['week', 2],
      ['earlier', 2],
    ])
  })
})

describe('the path of a notification', () => {
  it.each(NOTIFICATION_KINDS)('of kind %s is open to a family', (kind) => {
    const [page = ''] = toPath({ kind, subject: 'x' }).split('?')
    expect(resolveRedirect(page, { hasAdminRole: false, hasFamily: true }, null)).toBeNull()
    expect(resolveRedirect(page, null, null)).toBe('/login')
  })
})
