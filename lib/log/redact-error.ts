/** An error as the log has it. */
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
const FRAMES = 12

/** Errors of these come with the values that a query was given. */
const WITH_VALUES = /^(Prisma|DriverAdapter|DatabaseError)|^error$/
/** What messages quote is what somebody has sent: from the first quotation mark to the last, since it may hold some, too. */
const QUOTED = [/".*"/s, /`.*`/s, /“.*”/s, /'.*'/s]
const ADDRESSES = /[^\s@<>()]+@[^\s@<>()]+|\b\d{1,3}(?:\.\d{1,3}){3}\b|\b[\da-f]*(?::[\da-f]*){3,}/gi
const QUERY = /\?\S*/g
const FRAME = /^\s+at \S.*(?::\d+:\d+\)?|<anonymous>\)?)$/

/**
 * An error without what people have sent: of the database's the codes and the names of tables, columns and constraints,
 * of others the message without what it quotes; of all of them the kind, where they arose, and what they came from.
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

/** A text without what it quotes, without addresses and queries. */
export function withoutValues(message: string): string {
  const [line = ''] = QUOTED.reduce((text, mark) => text.replace(mark, '…'), message).split('\n')
  return line.replace(ADDRESSES, '…').replace(QUERY, '').slice(0, LONGEST)
}

/** The frames after the message, whose own lines could look like some. */
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

/** An error of Prisma holds the adapter's, which holds the driver's. */
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

/** Names of the schema and codes; nothing else can be spelled like this and pass for one. */
function identifiers(values: unknown[]): string[] {
  const names = values.filter(
    (value): value is string => typeof value === 'string' && /^[\w.]{1,63}$/.test(value),
  )
  return [...new Set(names)]
}
