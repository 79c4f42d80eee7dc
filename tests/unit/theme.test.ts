import { expect, it } from 'vitest'
import { parseTheme } from '@/lib/platform/http/theme'

it('a theme is read from its cookie, and anything else is no theme', () => {
  expect(parseTheme('light')).toBe('light')
  expect(parseTheme('dark')).toBe('dark')
  for (const other of [undefined, '', 'system', 'dark"><script>', 'DARK'])
    expect(parseTheme(other)).toBe(undefined)
})
