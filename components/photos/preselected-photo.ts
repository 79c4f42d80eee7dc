let preselected: { assignmentId: string; file: File } | null = null

/** Hands a photo over to a task's form on the next page. */
export function preselectPhoto(assignmentId: string, file: File): void {
  preselected = { assignmentId, file }
}

/** Returns the photo that was chosen for a task. */
export function getPreselectedPhoto(assignmentId: string): File | null {
  return preselected?.assignmentId === assignmentId ? preselected.file : null
}

export function forgetPreselectedPhoto(): void {
  preselected = null
}
