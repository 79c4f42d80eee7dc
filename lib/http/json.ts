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
  assertModest(bytes)
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
}

const [QUOTE, BACKSLASH, COMMA, ARRAY, ARRAY_END, OBJECT, OBJECT_END] = [
  0x22, 0x5c, 0x2c, 0x5b, 0x5d, 0x7b, 0x7d,
]

function assertModest(bytes: Uint8Array): void {
  const maxValues = 1000 + bytes.byteLength / BYTES_PER_VALUE
  let depth = 0
  let values = 0
  let isText = false
  for (let at = 0; at < bytes.byteLength; at += 1) {
    const byte = bytes[at]
    if (isText) {
      if (byte === BACKSLASH) at += 1
      else if (byte === QUOTE) isText = false
    } else if (byte === QUOTE) isText = true
    else if (byte === COMMA) values += 1
    else if (byte === ARRAY || byte === OBJECT) {
      depth += 1
      values += 1
    } else if (byte === ARRAY_END || byte === OBJECT_END) depth -= 1
    if (depth > MAX_DEPTH) throw new RangeError('nested too deep')
    if (values > maxValues) throw new RangeError('too many values')
  }
}
