export type AdminReading = {
  id: string
  times: number
  lastAt: string
} & (
  | { kind: 'family' }
  | { kind: 'account'; name: string }
  /** Administrators see it only through a report. */
  | { kind: 'photo'; taskTitle: string; day: string }
)
