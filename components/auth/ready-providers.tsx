import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { type Provider, SOCIAL_PROVIDERS } from '@/lib/platform/session/provider-names'
import { providerMarks } from './provider-marks'

type ReadyProvidersProps = {
  providers: readonly Provider[]
  openIdName: string
  invitation: string | undefined
  onFailure: () => void
}

/** Shows configured providers, the operator's own first. */
export function ReadyProviders({ providers, openIdName, invitation, onFailure }: ReadyProvidersProps) {
  const t = useTranslations('login')
  const [leaving, setLeaving] = useState<Provider | null>(null)
  const leave = async (provider: Provider) => {
    if (leaving) return
    setLeaving(provider)
    // The back/forward cache restores the page: its button must not stay busy.
    window.addEventListener('pageshow', () => setLeaving(null), { once: true })
    try {
      await signInWith(provider, invitation)
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
          <ReadyButton
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

type ReadyButtonProps = { label: string; leaving: boolean; onPress: () => void }

function ReadyButton({ label, leaving, onPress }: ReadyButtonProps) {
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
 * Uses a POST, because next-auth requires its CSRF token.
 * @param invitation uuid, accepted on return
 * @throws Error on an error response
 */
async function signInWith(provider: string, invitation: string | undefined): Promise<void> {
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
