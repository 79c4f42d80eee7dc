import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/platform/config/env'
import { email } from '@/lib/platform/http/fields'
import { PROVIDERS, type Provider } from './provider-names'

export type { Provider }

const personClaims = z.object({
  sub: z.string().min(1),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
  name: z.string().optional(),
})

/** Person of a provider's claims; `email` is null unless verified. */
export type ProviderPerson = { subject: string; email: string | null; name: string }

export function listConfiguredProviders(): Provider[] {
  return PROVIDERS.filter((provider) => {
    const { clientId, clientSecret, issuer } = getProviderSettings(provider)
    return clientId && clientSecret && issuer
  })
}

/** Parses a provider's claims; null without a subject. */
export function parseProviderPerson(claims: unknown): ProviderPerson | null {
  const { data: person } = personClaims.safeParse(claims)
  if (!person) return null
  const isVerified = person.email_verified === true || person.email_verified === 'true'
  const address = isVerified ? email.safeParse(person.email).data : undefined
  return { subject: person.sub, email: address ?? null, name: person.name ?? '' }
}

export function getOpenIdName(): string {
  return env().OIDC_NAME
}

export function isPasswordSignInOn(): boolean {
  return env().PASSWORD_SIGN_IN === 'on'
}

type Settings = {
  clientId: string | undefined
  clientSecret: string | undefined
  issuer: string
  audiences: string[]
}

/** Returns the issuer without a slash at its end, empty when unset. */
export function getProviderSettings(provider: Provider): Settings {
  const settings = env()
  const name = provider.toUpperCase() as Uppercase<Provider>
  const clientId = settings[`${name}_CLIENT_ID`]
  return {
    clientId,
    clientSecret: settings[`${name}_CLIENT_SECRET`],
    issuer: (settings[`${name}_ISSUER`] ?? '').replace(/\/+$/, ''),
    audiences: [...(clientId ? [clientId] : []), ...settings[`${name}_AUDIENCES`]],
  }
}
