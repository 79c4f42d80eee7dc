import 'server-only'
import { z } from 'zod'
import { sharedSchemas } from './shared-schemas'

type Json = Uint8Array<ArrayBuffer>

/** The JSON of what there is none of. */
export const JSON_NULL: Json = Buffer.from('null')

/**
 * How values that a schema describes are written as JSON, with nothing in it that the schema does not declare. What many are
 * told alike is checked and written once for as long as somebody keeps it. What it returns throws z.ZodError when a value
 * is not what the schema says.
 */
export function createSerializer(schema: z.ZodType): (value: unknown) => Json {
  const write = (value: unknown) => Buffer.from(JSON.stringify(schema.parse(value)))
  if (sharedSchemas.has(schema)) return once(write)
  if (!(schema instanceof z.ZodObject)) return write
  const shape: Record<string, z.ZodType> = schema.shape
  const shared = Object.entries(shape).filter(([, field]) => sharedSchemas.has(field))
  return shared.length === 0 ? write : createSharedFieldSerializer(schema, shared)
}

type Write = ReturnType<typeof createSerializer>

const EMPTY = Buffer.from('{}')
const COMMA = Buffer.from(',')
const END = Buffer.from('}')

/** What is told alike stands behind all else. */
function createSharedFieldSerializer(schema: z.ZodObject, shared: [name: string, field: z.ZodType][]): Write {
  const names = Object.fromEntries(shared.map(([name]) => [name, true])) as Record<string, true>
  const writeOwn = createSerializer(schema.omit(names))
  const fields = shared.map(([name, field]) => ({
    name,
    key: Buffer.from(`${JSON.stringify(name)}:`),
    write: createSerializer(field),
  }))
  return (value) => {
    const own = writeOwn(value)
    const parts = [own.subarray(0, -1)]
    for (const { name, key, write } of fields) {
      if (parts.length > 1 || own.length > EMPTY.length) parts.push(COMMA)
      parts.push(key, write((value as Record<string, unknown>)[name]))
    }
    return Buffer.concat([...parts, END])
  }
}

function once(write: Write): Write {
  const known = new WeakMap<object, Json>()
  return (value) => {
    if (typeof value !== 'object' || value === null) return write(value)
    const before = known.get(value)
    if (before) return before
    const json = write(value)
    known.set(value, json)
    return json
  }
}
