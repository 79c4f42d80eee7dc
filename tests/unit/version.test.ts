import { expect, it } from 'vitest'
import { meetsMinimum, VERSION } from '@/lib/platform/config/version'

it.each([
  ['0.1.0', '0.1.0', true],
  ['0.1.0', '0.1.1', true],
  ['0.9.0', '0.10.0', true],
  ['0.9.9', '1.0.0', true],
  ['1.0.0', '0.99.99', false],
  ['0.10.0', '0.9.5', false],
  ['0.1.2', '0.1.1', false],
  ['0.2.0', '0.2.0-rc.1', true],
  ['next', '0.2.0', false],
  ['', '0.2.0', false],
])('the minimum version %s, compared with %s, is met: %s', (minimum, own, meets) => {
  expect(meetsMinimum(minimum, own)).toBe(meets)
})

it('the current version meets itself as the minimum', () => {
  expect(meetsMinimum(VERSION)).toBe(true)
})
