export type RedactedError = {
  type: string
  message?: string
  codes?: string[]
  about?: string[]
  stack?: string[]
  cause?: RedactedError
}

const DEEPEST = 5
const LONGEST = 300
/** The patterns take quadratic time. A quote that is cut off ends here. */
const MAX_INPUT = 2000
const END_OF_CUT = '"`”\''
const FRAMES = 12

/** These errors contain a query's values. */
const WITH_VALUES = /^(Prisma|DriverAdapter|DatabaseError)|^error$/
/** Quoted text may be user input that contains quotation marks: greedy. */
const QUOTED = [/".*"/s, /`.*`/s, /“.*”/s, /'.*'/s]
const ADDRESSES = /[^\s@<>()]+@[^\s@<>()]+|\b\d{1,3}(?:\.\d{1,3}){3}\b|\b[\da-f]*(?::[\da-f]*){3,}/gi
const QUERY = /\?\S*/g
const FRAME = /^\s+at \S.*(?::\d+:\d+\)?|<anonymous>\)?)$/

/**
 * Returns an error without user input: codes and names of database errors, else the message without quotes.
 */
export function redactError(error: unknown, depth = 0): RedactedError {
  if (!(error instanceof Error)) return { type: typeof error }
  const type = error.name === 'Error' ? error.constructor.name : error.name
  const inner = depth < DEEPEST && error.cause !== undefined ? redactError(error.cause, depth + 1) : null
  const codes = listErrorCodes(error)
  const about = listSchemaNames(error)
  return {
    type,
    ...(!WITH_VALUES.test(type) && { message: withoutValues(error.message) }),
    ...(codes.length > 0 && { codes }),
    ...(about.length > 0 && { about }),
    stack: parseStackFrames(error),
    ...(inner && { cause: inner }),
  }
}

/** Redacts quotes, addresses and query strings. */
export function withoutValues(message: string): string {
  const start = message.length > MAX_INPUT ? message.slice(0, MAX_INPUT) + END_OF_CUT : message
  const [line = ''] = QUOTED.reduce((text, mark) => text.replace(mark, '…'), start).split('\n')
  return line.replace(ADDRESSES, '…').replace(QUERY, '').slice(0, LONGEST)
}

/** The message could look like frames. */
function parseStackFrames({ stack = '', message }: Error): string[] {
  const start = message ? stack.lastIndexOf(message) + message.length : 0
  const lines = stack.slice(Math.max(0, start)).split('\n')
  return lines
    .filter((line) => FRAME.test(line))
    .map((line) => line.trim())
    .slice(0, FRAMES)
}

type Parts = Record<string, unknown>
const toRecord = (value: unknown): Parts =>
  typeof value === 'object' && value !== null ? (value as Parts) : {}

/** Prisma's error wraps the adapter's, which wraps the driver's. */
function listErrorLayers(error: unknown): Parts[] {
  const outer = toRecord(error)
  const meta = toRecord(outer.meta)
  const adapter = toRecord(meta.driverAdapterError)
  return [outer, meta, adapter, toRecord(adapter.cause), toRecord(outer.cause)]
}

function listErrorCodes(error: unknown): string[] {
  const all = listErrorLayers(error).flatMap(({ code, originalCode, kind }) => [code, originalCode, kind])
  return identifiers(all)
}

function listSchemaNames(error: unknown): string[] {
  const all = listErrorLayers(error).flatMap(({ modelName, table, column, constraint }) => {
    const { index, fields } = toRecord(constraint)
    return [modelName, table, column, typeof constraint === 'string' ? constraint : index, fields].flat()
  })
  const { issues } = toRecord(error)
  const paths = Array.isArray(issues) ? issues.map(({ path = [] }) => path.join('.')) : []
  return identifiers([...all, ...paths])
}

function identifiers(values: unknown[]): string[] {
  const names = values.filter(
    (value): value is string => typeof value === 'string' && /^[\w.]{1,63}$/.test(value),
  )
  return [...new Set(names)]
}
