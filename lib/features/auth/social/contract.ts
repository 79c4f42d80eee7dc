import { defineContract } from '@/lib/platform/http/contract'
import { signedIn, socialCodeInput, socialSignInInput } from '../schema'

export const socialSignInContract = defineContract({
  method: 'POST',
  path: '/auth/social-login',
  access: 'anyone',
  tag: 'auth',
  summary: 'Sign in or register with an OpenID Connect ID token that was issued to this installation',
  body: socialSignInInput,
  response: signedIn,
  session: 'start',
  rateLimit: 'login',
  errors: [
    'login_error_credentials',
    'registration_closed',
    'account_inactive',
    'second_factor_required',
    'invitation_email_mismatch',
    'login_error_google_failed',
    'provider_not_configured',
  ],
})

export const signInWithTicketContract = defineContract({
  method: 'POST',
  path: '/auth/social-login/code',
  access: 'anyone',
  tag: 'auth',
  summary: "Complete a browser's sign-in with a provider by a second-factor code, within ten minutes",
  body: socialCodeInput,
  response: signedIn,
  session: 'start',
  errors: ['account_inactive', 'second_factor_required', 'invitation_email_mismatch', 'too_many_requests'],
})
