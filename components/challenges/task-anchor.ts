export function taskAnchor(taskId: string): string {
  return `task-${taskId}`
}
