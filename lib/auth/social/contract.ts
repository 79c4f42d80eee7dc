import { defineContract } from '@/lib/http/contract'
import { signedIn, socialLoginInput } from '../schema'

export const socialLoginContract = defineContract({
  method: 'POST',
  path: '/auth/social-login',
  access: 'anyone',
  tag: 'auth',
  summary: 'Sign in, or up, with the OpenID Connect ID token of a provider, issued to this installation',
  body: socialLoginInput,
  response: signedIn,
  session: 'start',
  errors: [
    'login_error_credentials',
    'account_inactive',
    'invitation_email_mismatch',
    'login_error_google_failed',
    'provider_not_configured',
  ],
})
