/** Whether the server itself answers; a browser that is "online" may be behind a wall. */
export async function isReachable(): Promise<boolean> {
  const response = await fetch('/api/health/live', { cache: 'no-store' }).catch(() => null)
  return response?.ok ?? false
}
