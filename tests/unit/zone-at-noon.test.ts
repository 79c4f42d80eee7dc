import { describe, expect, it } from 'vitest'
import { localDateAt } from '@/lib/platform/dates/local-date'
import { ZONE } from '../bench/data/families'
import { zoneAtNoon } from '../bench/zone-at-noon'

const HOURS_LEFT = 8

describe('zoneAtNoon', () => {
  it.each(Array.from({ length: 24 }, (_, hour) => hour))(
    'returns a zone on the families’ date with eight hours left at %i o’clock',
    (hour) => {
      for (const minute of [0, 29, 31, 59]) {
        const now = new Date(Date.UTC(2026, 10, 23, hour, minute))
        const later = new Date(now.getTime() + HOURS_LEFT * 3_600_000)

        const zone = zoneAtNoon(now)

        expect(localDateAt(now, zone)).toBe(localDateAt(now, ZONE))
        expect(localDateAt(later, zone)).toBe(localDateAt(now, ZONE))
      }
    },
  )
})
