import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  avatarTones,
  bloomForms,
  bloomLeaves,
  bloomTones,
  toAvatarLook,
  toBloom,
} from '@/components/art/blooms'

const ids = Array.from(
  { length: 500 },
  (_, index) => `0193a0b0-0000-7000-8000-${(index * 7_919_317).toString(16).padStart(12, '0')}`,
)

describe('a family’s flower', () => {
  it.each([
    ['colors', bloomTones, 60],
    ['forms', bloomForms, 50],
    ['leaves', bloomLeaves, 100],
  ])('has each of the %s about equally often', (_, choices, least) => {
    const counts = choices.map((choice) => ids.filter((id) => toBloom(id).split(' ').includes(choice)).length)
    expect(Math.min(...counts)).toBeGreaterThan(least)
  })

  it('is one of more than two hundred avatars', () => {
    const looks = ids.map((id) => Object.values(toAvatarLook(id)).join(' '))
    expect(new Set(looks).size).toBeGreaterThan(200)
    expect(avatarTones.filter((tone) => looks.some((look) => look.startsWith(tone)))).toEqual([
      ...avatarTones,
    ])
  })

  it('keeps the color that it had before forms existed', () => {
    expect(toBloom('0193a0b0-0000-7000-8000-000000000005').split(' ')[0]).toBe('coral')
  })

  it('has a style sheet rule for each of its parts', () => {
    const css = readFileSync('app/globals.css', 'utf8')
    // A pair is what a flower has without a rule.
    const leaves = bloomLeaves.filter((leaf) => leaf !== 'pair')
    for (const part of [...bloomTones, ...bloomForms, ...leaves])
      expect(css).toContain(`[data-bloom~="${part}"]`)
    for (const form of bloomForms) expect(css).toContain(`--bloom-${form}: none`)
  })
})
