import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { idBits } from '@/lib/platform/storage/id-bits'

describe('bits of ids', () => {
  it('are exactly the bits that were set, even for 200,000 ids', () => {
    const seen = idBits()
    const ids = Array.from({ length: 200_000 }, () => randomUUID())
    for (const [n, id] of ids.entries()) seen.add(id, 1 + (n % 3))
    expect(ids.filter((id, n) => seen.of(id) !== 1 + (n % 3))).toEqual([])
    const others = Array.from({ length: 50_000 }, () => randomUUID())
    expect(others.filter((id) => seen.of(id) !== 0)).toEqual([])
  })

  it('are combined per id, also for consecutive ids', () => {
    const seen = idBits()
    const ids = Array.from({ length: 5000 }, (_, n) => `01900002-0000-7000-8000-${`${n}`.padStart(12, '0')}`)
    for (const id of ids) seen.add(id, 1)
    for (const id of ids.slice(0, 2500)) seen.add(id, 2)
    expect(ids.map(seen.of)).toEqual(ids.map((_, n) => (n < 2500 ? 3 : 1)))
  })
})
