import fc, { type Arbitrary } from 'fast-check'
import type { JsonSchema } from '@/lib/platform/http/examples'

const ODD_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eabc',
  '__proto__',
  "'; drop table users; --",
  '%',
  '%_\\',
  '-1',
  '1e400',
  'null',
  '2026-02-30',
  '9999-12-31',
  '0000-00-00',
  '+275760-09-13',
  'x'.repeat(5000),
  '👩‍👩‍👧‍👦',
]

const oddText = fc.constantFrom(...ODD_TEXTS)
const odd = fc.oneof(oddText, fc.jsonValue({ maxDepth: 2 }))

type Limits = JsonSchema & { minLength?: number; maxLength?: number; minItems?: number; maxItems?: number }

const DAY = 24 * 3600 * 1000

const days = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((days) => new Date(Date.now() + days * DAY).toISOString())
const dates = (from: number, to: number) => days(from, to).map((instant) => instant.slice(0, 10))

/** Builds arbitraries from JSON schemas; mostly uses `known` values by name. */
export function arbitraries(
  known: Readonly<Record<string, readonly unknown[]>>,
  components: Record<string, JsonSchema>,
) {
  const everything = Object.values(known).flat()
  const byFormat: Record<string, Arbitrary<unknown>> = {
    uuid: fc.oneof(fc.constantFrom(...everything), fc.uuid()),
    date: dates(-40, 60),
    'date-time': days(-40, 60),
    email: fc.nat().map((n) => `fuzz${n}@example.com`),
    uri: fc.webUrl(),
  }
  const byName: Record<string, Arbitrary<unknown>> = { birthDate: dates(-17 * 365, 0), date: dates(-3, 30) }

  function valid(schema: Limits, name = ''): Arbitrary<unknown> {
    if (schema.$ref) return valid(components[schema.$ref.split('/').at(-1) ?? ''] ?? {}, name)
    if (schema.const !== undefined) return fc.constant(schema.const)
    if (schema.enum) return fc.constantFrom(...schema.enum)
    const choices = schema.anyOf ?? schema.oneOf
    if (choices) return fc.oneof(...choices.map((choice) => valid(choice, name)))
    return likely(schema, name, ofType(schema, name))
  }

  function likely(schema: Limits, name: string, usual: Arbitrary<unknown>): Arbitrary<unknown> {
    const there = known[name] && schema.type === 'string' ? fc.constantFrom(...known[name]) : byName[name]
    return there ? fc.oneof({ weight: 4, arbitrary: there }, { weight: 1, arbitrary: usual }) : usual
  }

  function ofType(schema: Limits, name: string): Arbitrary<unknown> {
    switch ([schema.type].flat()[0]) {
      case 'object':
        return object(schema, valid)
      case 'array':
        return fc.array(valid(schema.items ?? {}, name), { minLength: schema.minItems ?? 0, maxLength: 3 })
      case 'integer':
      case 'number':
        return fc.integer({ min: schema.minimum ?? -5, max: Math.min(schema.maximum ?? 1000, 1000) })
      case 'boolean':
        return fc.boolean()
      case 'string':
        return byFormat[schema.format ?? ''] ?? text(schema)
      case 'null':
        return fc.constant(null)
      default:
        return fc.jsonValue({ maxDepth: 1 })
    }
  }

  function object(
    schema: Limits,
    part: (schema: Limits, name: string) => Arbitrary<unknown>,
  ): Arbitrary<object> {
    const parts = Object.entries(schema.properties ?? {}).map(([name, one]) => [name, part(one, name)])
    const required = (schema.required ?? []).filter((name) => name in (schema.properties ?? {}))
    return fc.record(Object.fromEntries(parts) as Record<string, Arbitrary<unknown>>, {
      requiredKeys: required,
    })
  }

  function nearly(schema: Limits, name = ''): Arbitrary<unknown> {
    if (schema.properties)
      return fc.oneof(
        { weight: 8, arbitrary: valid(schema) },
        {
          weight: 4,
          arbitrary: object(schema, (one, of) =>
            fc.oneof({ weight: 5, arbitrary: valid(one, of) }, { weight: 1, arbitrary: odd }),
          ),
        },
        { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
      )
    return fc.oneof({ weight: 3, arbitrary: valid(schema, name) }, { weight: 1, arbitrary: oddText })
  }

  return { valid, nearly }
}

function text({ minLength = 0, maxLength = 60 }: Limits): Arbitrary<string> {
  const max = Math.max(minLength, Math.min(maxLength, minLength + 30))
  return fc.string({ unit: 'grapheme', minLength, maxLength: max })
}
