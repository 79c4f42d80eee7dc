import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { cn } from '@/components/ui/cn'
import { Spinner } from '@/components/ui/spinner'
import { providerMarks } from './provider-marks'
import { PROVIDERS, type SocialProvider } from './providers'

type SocialButtonsProps = {
  /** Configured providers. Buttons of the others are disabled and say why. */
  providers: readonly SocialProvider[]
  invitation: string | undefined
  onFailure: () => void
}

export function SocialButtons({ providers, invitation, onFailure }: SocialButtonsProps) {
  const [leaving, setLeaving] = useState<SocialProvider | null>(null)
  const leave = async (provider: SocialProvider) => {
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
  return (
    <ul className="grid gap-3">
      {PROVIDERS.map((provider) => (
        <li key={provider} className="relative">
          {providers.includes(provider) ? (
            <ReadyButton
              provider={provider}
              leaving={leaving === provider}
              onPress={() => void leave(provider)}
            />
          ) : (
            <IdleButton provider={provider} />
          )}
          <span
            className={cn(
              'pointer-events-none absolute inset-y-0 left-5 grid place-items-center',
              !providers.includes(provider) && 'opacity-70 grayscale',
            )}
          >
            {providerMarks[provider]}
          </span>
        </li>
      ))}
    </ul>
  )
}

const look = 'flex min-h-16 w-full rounded-card border-2 border-line bg-card pr-4 pl-16 text-left font-bold'

type ReadyButtonProps = { provider: SocialProvider; leaving: boolean; onPress: () => void }

function ReadyButton({ provider, leaving, onPress }: ReadyButtonProps) {
  const t = useTranslations('login')
  return (
    <button
      type="button"
      aria-busy={leaving || undefined}
      onClick={onPress}
      className={cn(
        look,
        'items-center justify-between gap-3 transition-colors duration-200 hover:border-leaf hover:bg-leaf-tint',
      )}
    >
      {t(provider)}
      {leaving ? <Spinner className="text-leaf-ink" /> : null}
    </button>
  )
}

function IdleButton({ provider }: { provider: SocialProvider }) {
  const t = useTranslations('login')
  return (
    <>
      <button
        type="button"
        disabled
        aria-describedby={`${provider}-reason`}
        className={cn(look, 'items-start pt-2.5 text-soft')}
      >
        {t(provider)}
      </button>
      <p
        id={`${provider}-reason`}
        className="pointer-events-none absolute right-4 bottom-2 left-[4.125rem] truncate text-soft text-sm"
      >
        {t('notReady')}
      </p>
    </>
  )
}

/**
 * Redirects to a provider's page. next-auth requires a POST with its CSRF token.
 * @param invitation uuid of the invitation to accept on return
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
