import 'server-only'

/** The deepest request needs six. */
const MAX_DEPTH = 32
/** Requests exceed this average beyond the first thousand values. */
const BYTES_PER_VALUE = 12

/** @throws Error for invalid JSON, or JSON that takes far more memory than its bytes */
export function parseJson(bytes: Uint8Array): unknown {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  assertModest(text)
  return JSON.parse(text)
}

const DEPTH_CHANGE: Record<string, number> = { '[': 1, '{': 1, ']': -1, '}': -1 }

function assertModest(text: string): void {
  const maxValues = 1000 + text.length / BYTES_PER_VALUE
  let depth = 0
  let values = 0
  for (const character of listOutsideStrings(text)) {
    const change = DEPTH_CHANGE[character] ?? 0
    depth += change
    if (change > 0 || character === ',') values += 1
    if (depth > MAX_DEPTH) throw new RangeError('nested too deep')
    if (values > maxValues) throw new RangeError('too many values')
  }
}

/** One pass: a regular expression takes quadratic time for a string without an end. */
function* listOutsideStrings(text: string): Generator<string> {
  let isInString = false
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index)
    if (character === '"') isInString = !isInString
    else if (!isInString) yield character
    else if (character === '\\') index += 1
  }
}
