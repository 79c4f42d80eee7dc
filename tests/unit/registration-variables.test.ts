import { expect, it } from 'vitest'
import { readEnv } from '@/lib/platform/config/env'

const read = (variables: Record<string, string>) => readEnv(variables as never)

it('REGISTRATION_DOMAINS accepts domains in any spelling', () => {
  const { REGISTRATION_DOMAINS: domains } = read({
    REGISTRATION_DOMAINS: ' School.Example, @café.example,',
  })
  expect(domains).toEqual(['school.example', 'xn--caf-dma.example'])
  expect(read({}).REGISTRATION_DOMAINS).toEqual([])
})

it.each([
  'school',
  'ana@school.example',
  'school.example town.example',
  'two_words.example',
  'http://school.example',
])('REGISTRATION_DOMAINS rejects %s', (value) => {
  expect(() => read({ REGISTRATION_DOMAINS: value })).toThrow('REGISTRATION_DOMAINS must be domains')
})

it('REGISTRATION rejects an unknown mode', () => {
  expect(() => read({ REGISTRATION: 'maybe' })).toThrow('REGISTRATION')
})
