import { Mail } from 'lucide'
import { useTranslations } from 'next-intl'
import { type ReactNode, type RefObject, useId, useState } from 'react'
import { FormError } from '@/components/form/form-error'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { type Provider, SOCIAL_PROVIDERS } from '@/lib/platform/session/provider-names'
import { ProviderButtons } from './provider-buttons'
import { providerMarks } from './provider-marks'
import { SwitchMethodForm } from './switch-method-form'

type SignInOptionsProps = {
  providers: readonly Provider[]
  openIdName: string
  hasPasswords: boolean
  consent: ReactNode
  intro: ReactNode
  invitationToken: string | undefined
  next: string
  emailButton: RefObject<HTMLButtonElement | null>
  onEmail: () => void
}

/** Shows a button per method to sign in, unconfigured providers last. */
export function SignInOptions({
  providers,
  openIdName,
  hasPasswords,
  consent,
  intro,
  invitationToken,
  next,
  emailButton,
  onEmail,
}: SignInOptionsProps) {
  const t = useTranslations('login')
  const errors = useTranslations('errors')
  const [hasFailed, setHasFailed] = useState(false)
  const hasProviders = providers.length > 0
  return (
    <>
      <FormError message={hasFailed ? errors('network') : undefined} className="mb-5" />
      {intro}
      {intro && (hasProviders || hasPasswords) ? <Divider text={t('haveAccount')} /> : null}
      <ProviderButtons
        providers={providers}
        openIdName={openIdName}
        invitationToken={invitationToken}
        onFailure={() => setHasFailed(true)}
      />
      {consent && hasProviders ? <p className="mt-3 text-soft text-sm">{consent}</p> : null}
      {hasProviders && hasPasswords ? <Divider text={t('or')} /> : null}
      {hasPasswords ? (
        <>
          <SwitchMethodForm next={next} onSubmit={onEmail}>
            <input type="hidden" name="with" value="email" />
            <Button
              ref={emailButton}
              type="submit"
              variant={intro ? 'secondary' : 'primary'}
              size={intro ? 'md' : 'lg'}
              className="w-full"
            >
              <Icon of={Mail} />
              {t('withEmail')}
            </Button>
          </SwitchMethodForm>
          <UnconfiguredProviders configured={providers} />
        </>
      ) : null}
    </>
  )
}

function Divider({ text }: { text: string }) {
  return (
    <div className="my-5 flex items-center gap-4 text-center text-soft text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {text}
    </div>
  )
}

/** Shows unconfigured providers with the reason. */
function UnconfiguredProviders({ configured }: { configured: readonly Provider[] }) {
  const t = useTranslations('login')
  const reasonId = useId()
  const unconfigured = SOCIAL_PROVIDERS.filter((provider) => !configured.includes(provider))
  if (unconfigured.length === 0) return null
  return (
    <div className="mt-6 flex flex-wrap items-center justify-center gap-x-3 gap-y-2 sm:flex-col">
      <ul className="flex flex-wrap gap-2">
        {unconfigured.map((provider) => (
          <li key={provider}>
            <button
              type="button"
              disabled
              aria-label={t(provider)}
              aria-describedby={reasonId}
              className="flex size-11 items-center justify-center gap-1.5 rounded-full border border-line font-bold text-soft text-sm sm:w-auto sm:px-3"
            >
              <span aria-hidden className="[&_path]:fill-current [&_svg]:size-4.5">
                {providerMarks[provider]}
              </span>
              <span className="max-sm:sr-only">{t(`brand.${provider}`)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p id={reasonId} className="text-soft text-sm max-sm:flex-[1_1_5rem]">
        {t('notReady')}
      </p>
    </div>
  )
}
