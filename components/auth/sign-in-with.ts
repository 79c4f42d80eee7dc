/**
 * Redirects to a provider's page. next-auth requires a POST with its CSRF token.
 * @param invitation uuid of the invitation to accept on return
 * @throws Error on an error response
 */
export async function signInWith(provider: string, invitation: string | undefined): Promise<void> {
  const { csrfToken } = await ask<{ csrfToken: string }>('/api/auth/csrf')
  const body = new URLSearchParams({ csrfToken, callbackUrl: '/', ...(invitation && { invitation }) })
  const { url } = await ask<{ url: string }>(`/api/auth/signin/${provider}`, { method: 'POST', body })
  window.location.assign(url)
}

async function ask<T>(address: string, init: RequestInit = {}): Promise<T> {
  const headers = { accept: 'application/json' }
  const response = await fetch(address, { ...init, headers, cache: 'no-store' })
  if (!response.ok) throw new Error(`No way to sign in: ${response.status}`)
  return (await response.json()) as T
}
