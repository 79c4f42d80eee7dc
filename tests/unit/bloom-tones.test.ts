import { expect, it } from 'vitest'
import { bloomTones, toBloomTone } from '@/components/art/bloom-tones'

const ids = Array.from(
  { length: 500 },
  (_, index) => `0193a0b0-0000-7000-8000-${(index * 7_919_317).toString(16).padStart(12, '0')}`,
)

it('all colors of flowers are about as frequent', () => {
  const counts = bloomTones.map((tone) => ids.filter((id) => toBloomTone(id) === tone).length)
  expect(Math.min(...counts)).toBeGreaterThan(60)
})
