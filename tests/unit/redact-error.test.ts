import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { redactError } from '@/lib/platform/log/redact-error'

const SECRET = /nora|lima|secret|203\.0\.113|2001:db8/i

function failure(work: () => unknown): Error {
  try {
    work()
  } catch (error) {
    return error as Error
  }
  throw new Error('It did not fail')
}

const named = (name: string, message: string, more: object = {}) =>
  Object.assign(new Error(message), { name, ...more })

const driver = {
  ...{ code: '23505', originalCode: '23505', kind: 'UniqueConstraintViolation', table: 'users' },
  ...{ originalMessage: 'nora@example.com', detail: 'Key (email)=(nora@example.com) already exists.' },
  constraint: { fields: ['email'] },
}

describe('an error in the log', () => {
  it.each([
    ['quotes', new Error('No room for "Nora "the secret" Lima"')],
    ['text that is no JSON', failure(() => JSON.parse('{"name":"Nora","note":"secret" x'))],
    ['a long quote', new Error(`Invalid value "${'secret '.repeat(600)}" of a field`)],
    ['an address', new Error('refused by 203.0.113.9 and 2001:db8:0:1::7 for nora.lima@example.com')],
    ['a query', new Error('fetch of https://example.org/x?token=secret failed')],
    ['frames in its text', new Error('wrong\n    at secret (nora.ts:1:1)\n    at lima:2:2')],
    ['a cause with more details', new Error('outside', { cause: new Error("'Nora' inside") })],
    [
      'an answer that is not as declared',
      failure(() => z.object({ age: z.number() }).parse({ age: 'Nora' })),
    ],
    [
      'a query of the database',
      named('PrismaClientKnownRequestError', 'data: { email: nora }', { code: 'P2002' }),
    ],
    ['the driver', named('error', 'Nora Lima', driver)],
  ])('is logged without private data: %s', (_, error) => {
    expect(JSON.stringify(redactError(error))).not.toMatch(SECRET)
  })

  it('keeps its type, codes, table names, and stack', () => {
    const meta = {
      modelName: 'User',
      driverAdapterError: named('DriverAdapterError', 'Nora', { cause: driver }),
    }
    const redacted = redactError(named('PrismaClientKnownRequestError', 'Nora', { code: 'P2002', meta }))
    expect(redacted).toMatchObject({
      type: 'PrismaClientKnownRequestError',
      codes: ['P2002', '23505', 'UniqueConstraintViolation'],
      about: ['User', 'users', 'email'],
      stack: expect.arrayContaining([expect.stringContaining('redact-error.test.ts')]),
    })
    expect(redacted.message).toBeUndefined()
    const plain = redactError(
      new TypeError('Cannot read properties of undefined', { cause: new RangeError('too far') }),
    )
    expect(plain).toMatchObject({ type: 'TypeError', message: 'Cannot read properties of undefined' })
    expect(plain.cause).toMatchObject({ type: 'RangeError', message: 'too far' })
  })

  it('is logged even if it is not an Error or its causes are circular', () => {
    expect(redactError('nora')).toEqual({ type: 'string' })
    const circle = new Error('round')
    circle.cause = circle
    expect(JSON.stringify(redactError(circle)).length).toBeLessThan(20_000)
  })
})
