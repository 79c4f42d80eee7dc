import { expect, it } from 'vitest'
import { parseTheme } from '@/lib/platform/http/theme'

it('a theme is read from its cookie, and any other value is ignored', () => {
  expect(parseTheme('light')).toBe('light')
  expect(parseTheme('dark')).toBe('dark')
  for (const other of [undefined, '', 'system', 'dark"><script>', 'DARK'])
    expect(parseTheme(other)).toBe(undefined)
})
