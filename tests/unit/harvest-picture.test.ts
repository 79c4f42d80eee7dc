import { expect, it } from 'vitest'
import { resolveColors } from '@/components/harvest/to-image'

const colors: Record<string, string> = { '--leaf': 'green', '--art-clay': 'oklch(0.7 0.12 48)' }
const resolve = (markup: string) => resolveColors(markup, (name) => colors[name] ?? '')

it('a drawing for an image has color values in place of CSS variables', () => {
  expect(resolve('<path fill="var(--leaf)" stroke="var(--art-clay)"/>')).toBe(
    '<path fill="green" stroke="oklch(0.7 0.12 48)"/>',
  )
})

it('a drawing for an image uses the fallback of an undefined CSS variable', () => {
  expect(resolve('<path fill="var(--art-pot, var(--art-clay))" opacity="var(--art-glow, 0.6)"/>')).toBe(
    '<path fill="oklch(0.7 0.12 48)" opacity="0.6"/>',
  )
})
