const ROUND = [1, 2, 5, 10]

/** The numbers at which a chart's lines stand: nothing, a round number, and twice that, which is the highest or more. */
export function computeTicks(values: readonly (number | null)[]): number[] {
  const half = Math.max(1, ...values.map((value) => (value ?? 0) / 2))
  const power = 10 ** Math.floor(Math.log10(half))
  const step = power * (ROUND.find((round) => round * power >= half) ?? 10)
  return [0, step, step * 2]
}

/** Whether there is room for a label, so that about as many stand as are wanted; the last one always does. */
export function isLabelled(index: number, count: number, wanted: number): boolean {
  return (count - 1 - index) % Math.ceil(count / wanted) === 0
}
