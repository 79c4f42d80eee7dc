import type { ComponentProps } from 'react'
import { ClientMessages } from '@/components/shell/client-messages'
import { canInvitedRegister, isOpen, type RegistrationPolicy } from '@/lib/features/auth/registration/rules'
import { ConsentText } from './consent-text'
import { LoginPanel } from './login-panel'
import { LoginStart } from './login-start'
import { PlainLoginForm } from './plain-login-form'
import { RegistrationLink } from './registration-link'
import { RegistrationNotice } from './registration-notice'

type LoginWaysProps = {
  invited: { uuid: string; email: string; hasAccount: boolean } | null
  uuid: string | undefined
  next: string
  policy: RegistrationPolicy
  providers: ComponentProps<typeof LoginPanel>['providers']
  openIdName: string
  hasPasswords: boolean
  isPlain: boolean
  withCode: boolean
}

/** Shows the ways to sign in, or why registration is closed. */
export function LoginWays(props: LoginWaysProps) {
  const { invited, uuid, next, policy, providers, openIdName, hasPasswords, isPlain, withCode } = props
  if (invited && !invited.hasAccount && !canInvitedRegister(policy, invited.email)) {
    return <RegistrationNotice policy={policy} isInvited />
  }
  const foot =
    hasPasswords || invited ? <RegistrationLink isInvited={invited !== null} policy={policy} /> : null
  if (isPlain && hasPasswords) {
    return (
      <>
        <PlainLoginForm email={invited?.email} {...{ next, uuid, withCode }} />
        {foot}
      </>
    )
  }
  const isStranger = invited === null
  return (
    <ClientMessages namespaces={['login', 'subscribe']}>
      <LoginPanel
        key={invited?.uuid}
        invited={invited}
        {...{ providers, openIdName, hasPasswords }}
        consent={isOpen(policy, invited !== null) ? <ConsentText given="by going on" /> : null}
        start={isStranger ? <LoginStart {...{ policy, hasPasswords }} /> : null}
        foot={foot}
        next={next}
      />
    </ClientMessages>
  )
}
