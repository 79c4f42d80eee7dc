import { getTranslations } from 'next-intl/server'
import type { ComponentProps } from 'react'
import { CheckboxField } from '@/components/form/checkbox-field'
import { CodeField } from '@/components/form/code-field'
import { EmailField } from '@/components/form/email-field'
import { PasswordField } from '@/components/form/password-field'
import { ClientMessages } from '@/components/shell/client-messages'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { canInvitedRegister, isOpen, type RegistrationPolicy } from '@/lib/features/auth/registration/rules'
import { Link } from '@/lib/platform/i18n/navigation'
import { ConsentText } from './consent-text'
import { NewVisitorIntro } from './new-visitor-intro'
import { RegistrationNotice } from './registration-notice'
import { SignInFormTitle } from './sign-in-form-title'
import { SignInPanel } from './sign-in-panel'

type SignInSectionProps = {
  invitation: ComponentProps<typeof SignInPanel>['invitation']
  /** Also of an unknown or expired invitation. */
  invitationToken: string | undefined
  next: string
  policy: RegistrationPolicy
  providers: ComponentProps<typeof SignInPanel>['providers']
  openIdName: string
  hasPasswords: boolean
  /** Shows the form for browsers without scripts. */
  isPlain: boolean
  withCode: boolean
  /** Offers the sign-in before the registration. */
  isSignedOut: boolean
}

/** Shows the sign-in, or why an invited visitor cannot register. */
export function SignInSection({
  invitation,
  invitationToken,
  next,
  policy,
  providers,
  openIdName,
  hasPasswords,
  isPlain,
  withCode,
  isSignedOut,
}: SignInSectionProps) {
  if (invitation && !invitation.hasAccount && !canInvitedRegister(policy, invitation.email)) {
    return <RegistrationNotice policy={policy} isInvited />
  }
  const footer =
    hasPasswords || invitation ? <RegistrationLink isInvited={invitation !== null} policy={policy} /> : null
  if (isPlain && hasPasswords) {
    return (
      <>
        {invitation ? null : <SignInFormTitle />}
        <PlainSignInForm
          email={invitation?.email}
          next={next}
          invitationToken={invitationToken}
          withCode={withCode}
        />
        {footer}
      </>
    )
  }
  const isNewVisitor = invitation === null && !isSignedOut
  return (
    <ClientMessages namespaces={['login', 'subscribe']}>
      <SignInPanel
        key={invitation?.invitationToken}
        invitation={invitation}
        providers={providers}
        openIdName={openIdName}
        hasPasswords={hasPasswords}
        consent={isOpen(policy, invitation !== null) ? <ConsentText by="signing in" /> : null}
        intro={isNewVisitor ? <NewVisitorIntro policy={policy} hasPasswords={hasPasswords} /> : null}
        footer={footer}
        next={next}
      />
    </ClientMessages>
  )
}

type PlainSignInFormProps = {
  next: string
  invitationToken: string | undefined
  email: string | undefined
  withCode: boolean
}

/** Renders the sign-in form without scripts. */
async function PlainSignInForm({ next, invitationToken, email, withCode }: PlainSignInFormProps) {
  const t = await getTranslations('login')
  return (
    <form method="post" action="/api/session/login" className="grid gap-5">
      <EmailField label={t('email')} name="email" autoComplete="username" defaultValue={email} />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        required
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
      />
      {withCode ? <CodeField label={t('code')} name="code" required={false} /> : null}
      {invitationToken ? <input type="hidden" name="uuid" value={invitationToken} /> : null}
      <input type="hidden" name="next" value={next} />
      <CheckboxField label={t('remember')} name="remember" />
      <Button type="submit" size="lg" className="w-full">
        {t('submit')}
      </Button>
    </form>
  )
}

/** Links to registration, or to another sign-in. */
async function RegistrationLink({ isInvited, policy }: { isInvited: boolean; policy: RegistrationPolicy }) {
  const [t, registration] = await Promise.all([getTranslations('login'), getTranslations('registration')])
  const isClosed = !isInvited && !isOpen(policy, false)
  return (
    <p className="mt-6 flex flex-wrap items-center justify-center gap-x-2 text-soft">
      {isInvited ? t('notYou') : t('newHere')}
      {isClosed ? (
        <span className="font-bold">
          {registration(policy.mode === 'closed' ? 'closedTitle' : 'inviteTitle')}
        </span>
      ) : (
        <Link href={isInvited ? '/login' : '/subscribe'} className={cn(buttonVariants({ variant: 'link' }))}>
          {isInvited ? t('otherAccount') : t('create')}
        </Link>
      )}
    </p>
  )
}
