import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { email, line, lines } from '@/lib/platform/http/fields'
import { cleanLine, cleanLines, cutLine, normalizeEmail, removeInvisible } from '@/lib/platform/text/clean'
import { BLANKS, EMAILS, IMPERSONATIONS, KEPT } from '../support/text-cases'

const MARKED =
  /[\u202a-\u202e\u2066-\u2069\u200b\u2060\u00ad\u3164\u115f\u1160\uffa0\u180e\ufeff\ufffc\u{e0001}]|\u034f|\p{Cs}/u

/** Some need special handling. */
const characters = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...Object.values(KEPT).join('')) },
  { weight: 2, arbitrary: fc.constantFrom(...BLANKS.join('')) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('\u200c', '\u200d', '\ufe0f', '\u200f', '\u0301', '\u0323', '\u20e3'),
  },
  { weight: 1, arbitrary: fc.constantFrom('\n', '\r', '\t', '\u2028', '\u0000', ' ', '\u00a0') },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 2 }) },
)
const texts = fc.array(characters, { maxLength: 40 }).map((parts) => parts.join(''))

describe('clean text', () => {
  it.each(BLANKS)('is blank for %j', (blank) => {
    expect([cleanLine(blank), cleanLines(blank), cleanLines(`\n${blank} ${blank}`)]).toEqual(['', '', ''])
    expect(line({ max: 80 }).safeParse(blank).error?.issues[0]?.message).toBe('required')
    expect(lines({ max: 80 }).parse(blank)).toBe('')
  })

  it.each(Object.entries(KEPT))('keeps %s', (_, text) => {
    expect(cleanLine(text)).toBe(text)
    expect(cleanLines(text)).toBe(text)
  })

  it.each(IMPERSONATIONS)('reads %j as the name that it looks like', (written) => {
    expect(cleanLine(written)).toBe('Fam\u00edlia Souza')
  })

  it('removes characters that reverse the text direction', () => {
    expect(cleanLine('Fam\u00edlia \u202eazuoS')).toBe('Fam\u00edlia azuoS')
  })

  it('removes joiners and variation selectors that belong to no character', () => {
    expect(cleanLine('a\u200db\u200cc\ufe0f 1\ufe0f2 \u{1f44d}\u200d')).toBe('abc 12 \u{1f44d}')
    expect(cleanLine('\u{1f3f4}\u{e0041}\u{e0042}')).toBe('\u{1f3f4}')
    expect(cleanLine('\u0633\u200c\u200c\u200c\u0633')).not.toContain('\u200c\u200c')
  })

  it('keeps direction marks only next to punctuation in multi-line right-to-left text', () => {
    const hebrew = '\u05e9\u05dc\u05d5\u05dd (C++\u200f)!'
    expect(cleanLines(hebrew)).toBe(hebrew)
    expect(cleanLine(hebrew)).toBe(hebrew.replace('\u200f', ''))
    expect(cleanLines('\u05e9\u200f\u05dc \u200fa')).toBe('\u05e9\u05dc a')
    expect(cleanLines('C++\u200f!')).toBe('C++!')
  })

  it('limits the combining marks on one character to eight', () => {
    expect(cleanLine(`Z${'\u0335'.repeat(500)}a`)).toBe(`Z${'\u0335'.repeat(8)}a`)
  })

  it('keeps line breaks in multi-line text, and turns tabs into spaces', () => {
    expect(cleanLines(' a\r\nb\u2028c\td\u0000e ')).toBe('a\nb\nc de')
    expect(cleanLine(' a\r\nb\u2028c\td\u0000e ')).toBe('a b c d e')
  })

  it('is cut without breaking a character', () => {
    expect(cutLine('ab\u{1f468}\u200d\u{1f469}', 3)).toBe('ab')
    expect(cutLine('ab\u{1f468}\u200d\u{1f469}', 5)).toBe('ab\u{1f468}')
  })

  it('is measured against its limit after the cleaning', () => {
    expect(line({ max: 3 }).parse('\u202a a\u200bb\u2060c \u202c')).toBe('abc')
    expect(line({ max: 3 }).safeParse('abcd').success).toBe(false)
  })

  it('is idempotent, in normal form NFC, and never longer than the original', () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const clean of [cleanLine, cleanLines]) {
          const once = clean(text)
          expect(clean(once)).toBe(once)
          expect(once.normalize('NFC')).toBe(once)
          expect(once.length).toBeLessThanOrEqual(text.normalize('NFC').length)
          expect(once).not.toMatch(MARKED)
          expect(once.trim()).toBe(once)
        }
        expect(cleanLine(text)).not.toMatch(/[\p{Cc}\u2028\u2029]| {2}/u)
      }),
      { numRuns: 500 },
    )
  })

  it('handles hundreds of thousands of marks and joiners within ten seconds', () => {
    const begun = performance.now()
    const floods = [
      '\u0301',
      '\u0323\u0301',
      '\u200d',
      '\u0301\u200d',
      '\u0915\u094d\u200d',
      '\u{1f468}\u200d',
    ]
    for (const flood of floods) cleanLines(`a${flood.repeat(100_000)}`)
    expect(performance.now() - begun).toBeLessThan(10_000)
  }, 30_000)

  it('of a spreadsheet cell loses only invisible characters', () => {
    expect(removeInvisible(' \u202e=1+1\t')).toBe(' =1+1\t')
  })
})

describe('an e-mail address', () => {
  it('has its international domain in punycode form', () => {
    expect(normalizeEmail('Vo@Café.example')).toBe('vo@xn--caf-dma.example')
    expect(normalizeEmail('vo@xn--caf-dma.example')).toBe('vo@xn--caf-dma.example')
    expect(normalizeEmail('vo@cafe\u0301.example')).toBe('vo@xn--caf-dma.example')
    expect(email.safeParse('vo@café.example').data).toBe('vo@xn--caf-dma.example')
    for (const odd of ['vo@é/x', 'vo@é:8', 'é', 'vo@é?']) expect(email.safeParse(odd).success).toBe(false)
  })

  it.each(EMAILS)('written as %j is read as vo@t.example', (written) => {
    expect(email.parse(written)).toBe('vo@t.example')
  })

  it('has a plain hyphen for every kind of hyphen or dash', () => {
    for (const dash of ['-', '\u2010', '\u2011', '\u2012', '\u2013', '\u2212'])
      expect(email.parse(`ana${dash}maria@t.example`)).toBe('ana-maria@t.example')
  })

  it('is refused with a control character or a line break inside', () => {
    for (const inside of ['\u0000', '\r\n', '\u2028', '\t'])
      expect(email.safeParse(`vo@t.example${inside}x`).success).toBe(false)
    expect(email.safeParse('vo@t.example\u0000').success).toBe(false)
    expect(normalizeEmail('\u0000')).toBe('')
  })

  it('is unchanged when it is normalized again', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const once = normalizeEmail(text)
        expect(normalizeEmail(once)).toBe(once)
      }),
    )
  })
})
