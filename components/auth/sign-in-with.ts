/**
 * Leaves for a provider's page. next-auth demands a form's POST with its token, so that no other site starts it.
 * @param invitation the uuid of the invitation that whoever comes back accepts
 * @throws Error when the token cannot be had
 */
export async function signInWith(provider: string, invitation: string | undefined): Promise<void> {
  const response = await fetch('/api/auth/csrf', { cache: 'no-store' })
  if (!response.ok) throw new Error(`No token to sign in with: ${response.status}`)
  const { csrfToken } = (await response.json()) as { csrfToken: string }
  const form = document.createElement('form')
  form.method = 'post'
  form.action = `/api/auth/signin/${provider}`
  for (const [name, value] of Object.entries({ csrfToken, callbackUrl: '/', invitation })) {
    if (value === undefined) continue
    const field = document.createElement('input')
    Object.assign(field, { type: 'hidden', name, value })
    form.append(field)
  }
  document.body.append(form)
  form.submit()
}
