import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { type Provider, SOCIAL_PROVIDERS } from '@/lib/platform/session/provider-names'
import { providerMarks } from './provider-marks'

type ProviderButtonsProps = {
  providers: readonly Provider[]
  openIdName: string
  invitationToken: string | undefined
  onFailure: () => void
}

/** Shows a button per configured provider, the operator's own first. */
export function ProviderButtons({ providers, openIdName, invitationToken, onFailure }: ProviderButtonsProps) {
  const t = useTranslations('login')
  const [leaving, setLeaving] = useState<Provider | null>(null)
  const leave = async (provider: Provider) => {
    if (leaving) return
    setLeaving(provider)
    // The back/forward cache restores the page: its button must not stay busy.
    window.addEventListener('pageshow', () => setLeaving(null), { once: true })
    try {
      await signInWith(provider, invitationToken)
    } catch {
      setLeaving(null)
      onFailure()
    }
  }
  const own = providers.filter((provider) => provider === 'oidc')
  const others = SOCIAL_PROVIDERS.filter((provider) => providers.includes(provider))
  if (providers.length === 0) return null
  return (
    <ul className="grid gap-3">
      {[...own, ...others].map((provider) => (
        <li key={provider} className="relative">
          <ProviderButton
            label={t(provider, { name: openIdName })}
            leaving={leaving === provider}
            onPress={() => void leave(provider)}
          />
          <span className="pointer-events-none absolute inset-y-0 left-5 grid place-items-center">
            {providerMarks[provider]}
          </span>
        </li>
      ))}
    </ul>
  )
}

type ProviderButtonProps = { label: string; leaving: boolean; onPress: () => void }

function ProviderButton({ label, leaving, onPress }: ProviderButtonProps) {
  return (
    <button
      type="button"
      aria-busy={leaving || undefined}
      onClick={onPress}
      className="flex min-h-16 w-full items-center justify-between gap-3 rounded-card border-2 border-line bg-card pr-4 pl-16 text-left font-bold transition-colors duration-200 hover:border-leaf hover:bg-leaf-tint"
    >
      {label}
      {leaving ? <Spinner className="text-leaf-ink" /> : null}
    </button>
  )
}

/**
 * Opens the provider's page through next-auth, which requires a POST with its CSRF token.
 * @param invitationToken invitation to accept on return
 * @throws Error on an error response
 */
async function signInWith(provider: string, invitationToken: string | undefined): Promise<void> {
  const { csrfToken } = await fetchJson<{ csrfToken: string }>('/api/auth/csrf')
  const body = new URLSearchParams({ csrfToken, callbackUrl: '/' })
  if (invitationToken) body.set('invitation', invitationToken)
  const { url } = await fetchJson<{ url: string }>(`/api/auth/signin/${provider}`, { method: 'POST', body })
  window.location.assign(url)
}

async function fetchJson<T>(address: string, init: RequestInit = {}): Promise<T> {
  const headers = { accept: 'application/json' }
  const response = await fetch(address, { ...init, headers, cache: 'no-store' })
  if (!response.ok) throw new Error(`The sign-in failed: ${response.status}`)
  return (await response.json()) as T
}
