import 'server-only'

/** Levels of arrays and objects in a body; the deepest call needs six. */
const MAX_DEPTH = 32
/** A value for each so many bytes is more than any call sends, on average, beyond the first thousand values. */
const BYTES_PER_VALUE = 12

/**
 * Parses a JSON body.
 * @throws Error unless it is JSON, or when parsing would take far more memory than its bytes: nested too deep, or very
 * many tiny values
 */
export function parseJson(bytes: Uint8Array): unknown {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  assertModest(text)
  return JSON.parse(text)
}

const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"/gs
const DEPTH_CHANGE: Record<string, number> = { '[': 1, '{': 1, ']': -1, '}': -1 }

function assertModest(text: string): void {
  const maxValues = 1000 + text.length / BYTES_PER_VALUE
  let depth = 0
  let values = 0
  for (const character of text.replace(STRING, '')) {
    const change = DEPTH_CHANGE[character] ?? 0
    depth += change
    if (change > 0 || character === ',') values += 1
    if (depth > MAX_DEPTH) throw new RangeError('nested too deep')
    if (values > maxValues) throw new RangeError('too many values')
  }
}
