import { expect, it } from 'vitest'
import { licencesPage, productionDependencies, refusedDependencies } from '../../scripts/support/licences'
import { read } from './source'

it('brings along only what may be handed on beside the MIT licence', () => {
  expect(productionDependencies().length).toBeGreaterThan(100)
  expect(refusedDependencies()).toEqual([])
})

it('lists the licences of all dependencies; npm run licences writes them anew', () => {
  expect(read('docs/licences.md')).toBe(licencesPage())
})
