import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/config/env'
import { AppError } from '@/lib/errors/app-error'
import { normalizeEmail } from '@/lib/text/clean'

const PROVIDERS = ['google', 'apple', 'facebook'] as const

export type Provider = (typeof PROVIDERS)[number]

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

/** The providers that browsers can sign in with: those that have a client and its secret. */
export function configuredProviders(): Provider[] {
  return PROVIDERS.filter((provider) => {
    const { clientId, clientSecret } = settingsOf(provider)
    return clientId && clientSecret
  })
}

/** Whom claims of a provider speak of; null when they name nobody. An e-mail counts only when it is verified. */
export function personOf(claims: unknown): ProviderPerson | null {
  const { data: info } = userInfo.safeParse(claims)
  if (!info) return null
  const verified = info.email_verified === true || info.email_verified === 'true'
  const email = verified && info.email ? normalizeEmail(info.email) : null
  return { subject: info.sub, email: email || null, name: info.name ?? '' }
}

/**
 * Asks a provider, at the endpoint that its discovery document names, who an access token belongs to.
 * @throws AppError provider_not_configured; login_error_google_failed when it cannot be reached or answers nonsense;
 * login_error_credentials when it knows no such token
 */
export async function askProvider(provider: Provider, accessToken: string): Promise<ProviderPerson> {
  const { clientId, issuer } = settingsOf(provider)
  if (!clientId) throw new AppError('provider_not_configured')
  const { userinfo_endpoint: endpoint } = await ask(`${issuer}/.well-known/openid-configuration`, discovery)
  const person = personOf(await ask(endpoint, userInfo, accessToken))
  if (!person) throw new AppError('login_error_google_failed')
  return person
}

type Settings = { clientId: string | undefined; clientSecret: string | undefined; issuer: string }

/** The client that we are at a provider, whose issuer comes without a slash at its end. */
export function settingsOf(provider: Provider): Settings {
  const settings = env()
  const name = provider.toUpperCase() as Uppercase<Provider>
  return {
    clientId: settings[`${name}_CLIENT_ID`],
    clientSecret: settings[`${name}_CLIENT_SECRET`],
    issuer: settings[`${name}_ISSUER`].replace(/\/+$/, ''),
  }
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
