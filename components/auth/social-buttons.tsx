import { useTranslations } from 'next-intl'
import { providerMarks } from './provider-marks'

const PROVIDERS = ['google', 'apple', 'facebook'] as const

/** Providers have no settings yet: their buttons are there, switched off, and say why. */
export function SocialButtons() {
  const t = useTranslations('login')
  return (
    <ul className="grid gap-3">
      {PROVIDERS.map((provider) => (
        <li key={provider} className="relative">
          <button
            type="button"
            disabled
            aria-describedby={`${provider}-reason`}
            className="flex min-h-16 w-full items-start rounded-card border-2 border-line bg-card pt-2.5 pr-4 pl-16 font-bold text-soft"
          >
            {t(provider)}
          </button>
          <span className="pointer-events-none absolute inset-y-0 left-5 grid place-items-center opacity-70 grayscale">
            {providerMarks[provider]}
          </span>
          <p
            id={`${provider}-reason`}
            className="pointer-events-none absolute right-4 bottom-2 left-[4.125rem] truncate text-soft text-sm"
          >
            {t('notReady')}
          </p>
        </li>
      ))}
    </ul>
  )
}
