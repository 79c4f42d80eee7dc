import 'server-only'

type Table = { highs: Uint32Array; lows: Uint32Array; bits: Uint8Array }

const SMALLEST = 1024
/** Lookups take long in a fuller table. */
const FULL = 0.7

/**
 * Creates a map from uuid to eight bits: some 20 bytes an id outside the heap. Compares the last 64 bits,
 * of which 62 are random.
 */
export function idBits() {
  let table = emptyTable(SMALLEST)
  let count = 0
  return {
    add(id: string, bits: number): void {
      if (count >= table.bits.length * FULL) table = grown(table)
      const [high, low] = parseIdBits(id)
      const slot = findSlot(table, high, low)
      if (table.bits[slot] === 0) count += 1
      fill(table, slot, [high, low, (table.bits[slot] ?? 0) | bits])
    },
    of(id: string): number {
      return table.bits[findSlot(table, ...parseIdBits(id))] ?? 0
    },
  }
}

function emptyTable(length: number): Table {
  return { highs: new Uint32Array(length), lows: new Uint32Array(length), bits: new Uint8Array(length) }
}

function grown({ highs, lows, bits }: Table): Table {
  const larger = emptyTable(bits.length * 2)
  for (const [slot, set] of bits.entries()) {
    if (set === 0) continue
    const [high, low] = [highs[slot] ?? 0, lows[slot] ?? 0]
    fill(larger, findSlot(larger, high, low), [high, low, set])
  }
  return larger
}

function fill(table: Table, slot: number, [high, low, set]: [number, number, number]): void {
  table.highs[slot] = high
  table.lows[slot] = low
  table.bits[slot] = set
}

/** The id's slot, or the first free one. */
function findSlot({ highs, lows, bits }: Table, high: number, low: number): number {
  const mask = bits.length - 1
  let slot = (low ^ Math.imul(high, 0x9e3779b1)) & mask
  while (bits[slot] !== 0 && (lows[slot] !== low || highs[slot] !== high)) slot = (slot + 1) & mask
  return slot
}

function parseIdBits(id: string): [high: number, low: number] {
  return [Number.parseInt(id.slice(19, 23) + id.slice(24, 28), 16), Number.parseInt(id.slice(28), 16)]
}
