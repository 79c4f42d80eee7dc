import { ClientMessages } from '@/components/shell/client-messages'
import { isOpen, type RegistrationPolicy } from '@/lib/features/auth/registration/rules'
import { canInvitedRegister } from '@/lib/features/auth/registration/service'
import { configuredProviders } from '@/lib/platform/session/provider'
import { ConsentText } from './consent-text'
import { LoginPanel } from './login-panel'
import { PlainLoginForm } from './plain-login-form'
import { RegistrationNotice } from './registration-notice'

type LoginWaysProps = {
  invited: { uuid: string; email: string; hasAccount: boolean } | null
  uuid: string | undefined
  next: string
  policy: RegistrationPolicy
  isPlain: boolean
  withCode: boolean
}

/** Shows the ways to sign in, or why an invited person cannot register. */
export function LoginWays({ invited, uuid, next, policy, isPlain, withCode }: LoginWaysProps) {
  if (invited && !invited.hasAccount && !canInvitedRegister(invited.email)) {
    return <RegistrationNotice policy={policy} isInvited />
  }
  if (isPlain) return <PlainLoginForm email={invited?.email} {...{ next, uuid, withCode }} />
  return (
    <ClientMessages namespaces={['login', 'subscribe']}>
      <LoginPanel
        key={invited?.uuid}
        invited={invited}
        providers={configuredProviders()}
        consent={isOpen(policy, invited !== null) ? <ConsentText given="by going on" /> : null}
        next={next}
      />
    </ClientMessages>
  )
}
