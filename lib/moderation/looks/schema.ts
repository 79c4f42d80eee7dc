/** A photo of the family that administrators have looked at because of a report. */
export type PhotoLook = {
  photoId: string
  taskTitle: string
  motif: string
  /** Day on which the task was done. */
  day: string
  times: number
  /** When it was looked at last, as an ISO moment. */
  lastAt: string
}
