const ROUND = [1, 2, 5, 10]

/** Returns three ticks: zero, a round number, and its double. */
export function computeTicks(values: readonly (number | null)[]): number[] {
  const half = Math.max(1, ...values.map((value) => (value ?? 0) / 2))
  const power = 10 ** Math.floor(Math.log10(half))
  const step = power * (ROUND.find((round) => round * power >= half) ?? 10)
  return [0, step, step * 2]
}

/** Checks for a label, so that about `wanted` fit. */
export function isLabelled(index: number, count: number, wanted: number): boolean {
  return (count - 1 - index) % Math.ceil(count / wanted) === 0
}
