const KINDS = {
  family: 1,
  user: 2,
  kid: 3,
  challenge: 4,
  assignment: 5,
  photo: 6,
  completion: 7,
  post: 8,
  comment: 9,
  entry: 10,
  activity: 11,
  audit: 12,
  report: 13,
  undone: 14,
  undoneEntry: 15,
} as const

type Kind = keyof typeof KINDS

const FRONT = Object.fromEntries(
  Object.entries(KINDS).map(([kind, number]) => [
    kind,
    `0190${number.toString(16).padStart(4, '0')}-0000-7000-8000-`,
  ]),
) as Record<Kind, string>

export function id(kind: Kind, n: number): string {
  return FRONT[kind] + n.toString(16).padStart(12, '0')
}

export function chance(a: number, b: number, below: number): number {
  let mixed = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x7f4a7c15, 0xc2b2ae35)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  mixed ^= mixed >>> 13
  return (mixed >>> 0) % below
}
