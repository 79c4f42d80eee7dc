/** Checks if the server responds: `navigator.onLine` can be true behind a captive portal. */
export async function isReachable(): Promise<boolean> {
  const response = await fetch('/api/health/live', { cache: 'no-store' }).catch(() => null)
  return response?.ok ?? false
}
