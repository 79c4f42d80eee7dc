/** The id of a task's place on the page. */
export function taskAnchor(taskId: string): string {
  return `task-${taskId}`
}
