import { expect, it } from 'vitest'
import { readEnv } from '@/lib/platform/config/env'

const read = (variables: Record<string, string>) => readEnv({ NODE_ENV: 'test', ...variables })

it.each(['oi@sol.example', 'https://sol.example/contact'])('OPERATOR_CONTACT accepts %s', (address) => {
  expect(read({ OPERATOR_CONTACT: address }).OPERATOR_CONTACT).toBe(address)
})

it.each(['call us', 'javascript:alert(1)', 'ftp://sol.example'])('OPERATOR_CONTACT rejects %s', (address) => {
  expect(() => read({ OPERATOR_CONTACT: address })).toThrow(
    'OPERATOR_CONTACT must be an e-mail or an http(s) address',
  )
})

it('OPERATOR_NAME is trimmed, and rejects several lines', () => {
  expect(() => read({ OPERATOR_NAME: 'Escola\nSol' })).toThrow('OPERATOR_NAME must be one line')
  expect(read({ OPERATOR_NAME: ' Escola Sol ' }).OPERATOR_NAME).toBe('Escola Sol')
})
