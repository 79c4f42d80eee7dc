import { expect, it } from 'vitest'
import { licencesPage, productionDependencies, refusedDependencies } from '../../scripts/support/licences'
import { read } from './source'

it('installs only packages with accepted licences', () => {
  expect(productionDependencies().length).toBeGreaterThan(100)
  expect(refusedDependencies()).toEqual([])
})

it('keeps docs/licences.md current; npm run licences writes it', () => {
  expect(read('docs/licences.md')).toBe(licencesPage())
})
