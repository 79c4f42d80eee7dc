import { useTranslations } from 'next-intl'
import { cn } from '@/components/ui/cn'
import { providerMarks } from './provider-marks'
import { signInWith } from './sign-in-with'

const PROVIDERS = ['google', 'apple', 'facebook'] as const

export type SocialProvider = (typeof PROVIDERS)[number]

type SocialButtonsProps = {
  /** Those that are set up. The buttons of the others are there, switched off, and say why. */
  providers: readonly SocialProvider[]
  onFailure: () => void
}

export function SocialButtons({ providers, onFailure }: SocialButtonsProps) {
  const t = useTranslations('login')
  return (
    <ul className="grid gap-3">
      {PROVIDERS.map((provider) => {
        const ready = providers.includes(provider)
        return (
          <li key={provider} className="relative">
            <button
              type="button"
              disabled={!ready}
              aria-describedby={ready ? undefined : `${provider}-reason`}
              onClick={() => {
                signInWith(provider).catch(onFailure)
              }}
              className={cn(
                'flex min-h-16 w-full rounded-card border-2 border-line bg-card pr-4 pl-16 font-bold',
                ready ? 'items-center' : 'items-start pt-2.5 text-soft',
              )}
            >
              {t(provider)}
            </button>
            <span
              className={cn(
                'pointer-events-none absolute inset-y-0 left-5 grid place-items-center',
                !ready && 'opacity-70 grayscale',
              )}
            >
              {providerMarks[provider]}
            </span>
            {ready ? null : (
              <p
                id={`${provider}-reason`}
                className="pointer-events-none absolute right-4 bottom-2 left-[4.125rem] truncate text-soft text-sm"
              >
                {t('notReady')}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
