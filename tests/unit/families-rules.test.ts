import { describe, expect, it } from 'vitest'
import { toCodeLine } from '@/components/families/management/code/code-line'
import { labelKids, normaliseJoinCode } from '@/lib/features/families/rules'

describe('a pasted join code', () => {
  it.each([
    'ABCD2345',
    'abcd2345',
    ' ABCD 2345 ',
    'ABCD-2345',
    'ABCD2345\u200b',
    '\u202aABCD2345\u202c',
    '\u200eABCD2345',
    'ABCD\u2060 2345',
    'ABCD\u20112345',
    '\u2066ABCD\u00ad2345\u2069',
    '\ufeffABCD\u00a0\u2009\u30002345',
    'ABCD\u20102345',
    'ABCD\u20142345',
    'ABCD\u22122345',
    'ABCD\ufe632345',
    'ABCD\u034f\ufe0f\u3164\u2800\u180e2345',
    'A\tB\r\nCD2345\u2028',
    '\uff21\uff22\uff23\uff24\uff12\uff13\uff14\uff15',
  ])('is read as ABCD2345: %j', (typed) => {
    expect(normaliseJoinCode(typed)).toBe('ABCD2345')
  })

  it('keeps characters that belong to another code', () => {
    expect(normaliseJoinCode('ABCD234')).toBe('ABCD234')
    expect(normaliseJoinCode('ÁBCD2345')).toBe('ÁBCD2345')
    expect(normaliseJoinCode('\u200b\u2011\u00ad')).toBe('')
  })
})

describe('the card of a join code', () => {
  const family = { uniqueCode: 'ABCD2345', timezone: 'America/Sao_Paulo' }
  const codeExpires = '2026-12-05T02:00:00.000Z'

  it('shows the last valid day in the family’s time zone', () => {
    const line = toCodeLine({ ...family, codeExpires }, new Date('2026-12-05T01:59:59Z'))
    expect(line).toEqual({ code: 'ABCD2345', until: '04/12/2026', isExpired: false })
  })

  it('is expired at the exact instant of its expiry', () => {
    expect(toCodeLine({ ...family, codeExpires }, new Date(codeExpires)).isExpired).toBe(true)
  })
})

describe('the names of kids', () => {
  const kid = (name: string, birthDate: string) => ({ name, birthDate })
  const label = (...kids: ReturnType<typeof kid>[]) => labelKids(kids, '2026-11-28')

  it('stay unchanged when all are different', () => {
    expect(label(kid('Bia', '2019-05-01'), kid('Leo', '2019-05-01'))).toEqual(['Bia', 'Leo'])
  })

  it('include the age when two kids share a name', () => {
    expect(label(kid('Bia', '2019-05-01'), kid('bia', '2021-05-01'))).toEqual(['Bia (7)', 'bia (5)'])
  })

  it('include a number when kids share the name and the age', () => {
    const twins = [kid('Bia', '2019-05-01'), kid('Bia', '2019-05-01')]
    expect(label(...twins, kid('Leo', '2020-01-01'))).toEqual(['Bia 1', 'Bia 2', 'Leo'])
    expect(new Set(label(...twins, kid('Bia', '2021-05-01'))).size).toBe(3)
  })
})
