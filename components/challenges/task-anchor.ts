export function taskAnchor(assignmentId: string): string {
  return `task-${assignmentId}`
}
