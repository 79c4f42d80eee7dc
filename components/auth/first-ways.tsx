import { Mail } from 'lucide'
import { useTranslations } from 'next-intl'
import { type ReactNode, type RefObject, useId, useState } from 'react'
import { FormError } from '@/components/form/form-error'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { type Provider, SOCIAL_PROVIDERS } from '@/lib/platform/session/provider-names'
import { ChoiceForm } from './choice-form'
import { providerMarks } from './provider-marks'
import { ReadyProviders } from './ready-providers'

type FirstWaysProps = {
  providers: readonly Provider[]
  openIdName: string
  hasPasswords: boolean
  consent: ReactNode
  start: ReactNode
  invitation: string | undefined
  next: string
  emailButton: RefObject<HTMLButtonElement | null>
  onEmail: () => void
}

/** Shows the ways to sign in, unconfigured providers last. */
export function FirstWays(props: FirstWaysProps) {
  const { providers, openIdName, hasPasswords, consent, start, invitation, next, emailButton, onEmail } =
    props
  const t = useTranslations('login')
  const errors = useTranslations('errors')
  const [refused, setRefused] = useState(false)
  const hasReady = providers.length > 0
  return (
    <>
      <FormError message={refused ? errors('network') : undefined} className="mb-5" />
      {start}
      {start && (hasReady || hasPasswords) ? <Divider text={t('haveAccount')} /> : null}
      <ReadyProviders
        {...{ providers, openIdName }}
        invitation={invitation}
        onFailure={() => setRefused(true)}
      />
      {consent && hasReady ? <p className="mt-3 text-soft text-sm">{consent}</p> : null}
      {hasReady && hasPasswords ? <Divider text={t('or')} /> : null}
      {hasPasswords ? (
        <>
          <ChoiceForm next={next} onSubmit={onEmail}>
            <input type="hidden" name="with" value="email" />
            <Button
              ref={emailButton}
              type="submit"
              variant={start ? 'secondary' : 'primary'}
              size={start ? 'md' : 'lg'}
              className="w-full"
            >
              <Icon of={Mail} />
              {t('withEmail')}
            </Button>
          </ChoiceForm>
          <IdleProviders providers={providers} />
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
function IdleProviders({ providers }: { providers: readonly Provider[] }) {
  const t = useTranslations('login')
  const reason = useId()
  const idle = SOCIAL_PROVIDERS.filter((provider) => !providers.includes(provider))
  if (idle.length === 0) return null
  return (
    <div className="mt-6 flex flex-wrap items-center justify-center gap-x-3 gap-y-2 sm:flex-col">
      <ul className="flex flex-wrap gap-2">
        {idle.map((provider) => (
          <li key={provider}>
            <button
              type="button"
              disabled
              aria-label={t(provider)}
              aria-describedby={reason}
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
      <p id={reason} className="text-soft text-sm max-sm:flex-[1_1_5rem]">
        {t('notReady')}
      </p>
    </div>
  )
}
