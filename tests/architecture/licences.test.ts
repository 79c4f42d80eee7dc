import { expect, it } from 'vitest'
import { licencesPage, productionDependencies, refusedDependencies } from '../../scripts/support/licences'
import { read } from './source'

it('all production packages have accepted licenses', () => {
  expect(productionDependencies().length).toBeGreaterThan(100)
  expect(refusedDependencies()).toEqual([])
})

it('docs/licences.md is current (npm run licences writes it)', () => {
  expect(read('docs/licences.md')).toBe(licencesPage())
})
