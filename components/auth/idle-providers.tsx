import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { type Provider, SOCIAL_PROVIDERS } from '@/lib/platform/session/provider-names'
import { providerMarks } from './provider-marks'

/** Shows unconfigured providers with the reason. */
export function IdleProviders({ providers }: { providers: readonly Provider[] }) {
  const t = useTranslations('login')
  const reason = useId()
  const idle = SOCIAL_PROVIDERS.filter((provider) => !providers.includes(provider))
  if (idle.length === 0) return null
  return (
    <div className="mt-6">
      <ul className="flex flex-wrap justify-center gap-2">
        {idle.map((provider) => (
          <li key={provider}>
            <button
              type="button"
              disabled
              aria-label={t(provider)}
              aria-describedby={reason}
              className="flex min-h-11 items-center gap-1.5 rounded-full border border-line px-3 font-bold text-soft text-sm"
            >
              <span aria-hidden className="opacity-70 grayscale [&_svg]:size-4.5">
                {providerMarks[provider]}
              </span>
              {t(`brand.${provider}`)}
            </button>
          </li>
        ))}
      </ul>
      <p id={reason} className="mt-2 text-center text-soft text-sm">
        {t('notReady')}
      </p>
    </div>
  )
}
