let handed: { taskId: string; file: File } | null = null

/** Hands a photo over to the form of a task on the next page. */
export function handPhoto(taskId: string, file: File): void {
  handed = { taskId, file }
}

/** Returns the photo that was handed over for a task, once. */
export function takeHandedPhoto(taskId: string): File | null {
  const file = handed?.taskId === taskId ? handed.file : null
  handed = null
  return file
}
