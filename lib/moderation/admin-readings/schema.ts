/** Something of a family that administrators have read, and how often. */
export type AdminReading = {
  id: string
  times: number
  /** The last time, as an ISO moment. */
  lastAt: string
} & (
  | { kind: 'family' }
  /** The account of an adult. */
  | { kind: 'account'; name: string }
  /** A photo, which only a report lets them see, with its task and the day on which that was done. */
  | { kind: 'photo'; taskTitle: string; day: string }
)
