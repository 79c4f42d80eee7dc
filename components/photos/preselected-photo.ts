let preselected: { taskId: string; file: File } | null = null

/** Hands a photo over to a task's form on the next page. */
export function preselectPhoto(taskId: string, file: File): void {
  preselected = { taskId, file }
}

/** Returns the photo that was chosen for a task. */
export function getPreselectedPhoto(taskId: string): File | null {
  return preselected?.taskId === taskId ? preselected.file : null
}

export function forgetPreselectedPhoto(): void {
  preselected = null
}
