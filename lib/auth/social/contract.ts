import { defineContract } from '@/lib/http/contract'
import { signedIn, socialLoginInput } from '../schema'

export const socialLoginContract = defineContract({
  method: 'POST',
  path: '/auth/social-login',
  access: 'anyone',
  tag: 'auth',
  summary: 'Sign in, or up, with an access token of a provider, who is asked whom it belongs to',
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
