import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/config/env'
import { AppError } from '@/lib/errors/app-error'

export type Provider = 'google' | 'apple' | 'facebook'

const PATIENCE = 5_000

const discovery = z.object({ userinfo_endpoint: z.url({ protocol: /^https?$/ }) })

const userInfo = z.object({
  sub: z.string().min(1),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
  name: z.string().optional(),
})

/** Whom a provider says that an access token belongs to. */
export type ProviderPerson = { subject: string; email: string | null; name: string }

/**
 * Asks a provider, at the endpoint that its discovery document names, who an access token belongs to.
 * @throws AppError provider_not_configured; login_error_google_failed when it cannot be reached or answers nonsense;
 * login_error_credentials when it knows no such token
 */
export async function askProvider(provider: Provider, accessToken: string): Promise<ProviderPerson> {
  const { clientId, issuer } = settingsOf(provider)
  if (!clientId) throw new AppError('provider_not_configured')
  const { userinfo_endpoint: endpoint } = await ask(
    `${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`,
    discovery,
  )
  const info = await ask(endpoint, userInfo, accessToken)
  const verified = info.email_verified === true || info.email_verified === 'true'
  const email = verified ? (info.email?.normalize('NFC').trim().toLowerCase() ?? null) : null
  return { subject: info.sub, email, name: info.name ?? '' }
}

function settingsOf(provider: Provider): { clientId: string | undefined; issuer: string } {
  const settings = env()
  if (provider === 'google') return { clientId: settings.GOOGLE_CLIENT_ID, issuer: settings.GOOGLE_ISSUER }
  if (provider === 'apple') return { clientId: settings.APPLE_CLIENT_ID, issuer: settings.APPLE_ISSUER }
  return { clientId: settings.FACEBOOK_CLIENT_ID, issuer: settings.FACEBOOK_ISSUER }
}

async function ask<T extends z.ZodType>(address: string, schema: T, token?: string): Promise<z.output<T>> {
  let response: Response
  let answer: unknown
  try {
    const headers = { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    response = await fetch(address, { headers, signal: AbortSignal.timeout(PATIENCE) })
    answer = await response.json().catch(() => null)
  } catch (cause) {
    throw new AppError('login_error_google_failed', { cause })
  }
  if (token && response.status >= 400 && response.status < 500) throw new AppError('login_error_credentials')
  const parsed = schema.safeParse(answer)
  if (!response.ok || !parsed.success) throw new AppError('login_error_google_failed')
  return parsed.data
}
