let handed: { taskId: string; file: File } | null = null

/** Hands a photo over to a task's form on the next page. */
export function handPhoto(taskId: string, file: File): void {
  handed = { taskId, file }
}

/** Returns the photo that was chosen for a task. */
export function getHandedPhoto(taskId: string): File | null {
  return handed?.taskId === taskId ? handed.file : null
}

export function forgetHandedPhoto(): void {
  handed = null
}
