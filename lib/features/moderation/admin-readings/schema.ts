export type AdminReading = {
  id: string
  times: number
  lastAt: string
} & (
  | { kind: 'family' }
  | { kind: 'account'; name: string }
  /** Visible to administrators only through a report. */
  | { kind: 'photo'; taskTitle: string; day: string }
)
