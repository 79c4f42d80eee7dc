import { z } from 'zod'
import { normalizeEmail } from '@/lib/platform/text/clean'
import { domains, flag, list, variableTexts, webAddress } from './fields'

export const MAIL = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp(s) address' })
    .optional()
    .register(variableTexts, {
      isSecret: true,
      description: 'Mail server.',
      example: 'smtps://user:password@mail.example:465',
      unset: 'mails are written as `.eml` files to `mail/` in the data folder',
    }),
  MAIL_FROM: z.string().min(3).default('Brota <no-reply@brota.example>').register(variableTexts, {
    description: 'Sender of mails.',
    example: 'Brota <hello@brota.example>',
  }),
}

export const ACCOUNTS = {
  ADMIN_EMAIL: z
    .string()
    .transform(normalizeEmail)
    .pipe(z.email('must be an e-mail address'))
    .optional()
    .register(variableTexts, {
      description:
        'First administrator: a start without any creates the account and mails a link to set its password, which it also prints.',
      example: 'you@town.example',
      unset: 'the start says how to create one',
    }),
  REGISTRATION: z.enum(['open', 'invite', 'closed']).default('open').register(variableTexts, {
    description:
      'Who may create an account: anyone, people with an invitation, or nobody. Administrators always can, in the backoffice.',
    example: 'invite',
  }),
  REGISTRATION_DOMAINS: domains().register(variableTexts, {
    description:
      'Domains of e-mail addresses that may register or be changed to, comma-separated. A subdomain is another domain.',
    example: 'school.example,town.example',
    unset: 'any domain',
  }),
  PASSWORD_SIGN_IN: z.enum(['on', 'off']).default('on').register(variableTexts, {
    description:
      '`off`: people sign in with a provider only. An administrator gets in by the one-time link of `npm run admin -- <email>`.',
    example: 'off',
  }),
  REQUIRE_VERIFIED_EMAIL: flag().register(variableTexts, {
    description:
      '`1`: inviting, following, adding kids, posts for others and join codes need a verified address.',
    example: '1',
  }),
  REQUIRE_ADMIN_SECOND_FACTOR: flag().register(variableTexts, {
    description: '`1`: the backoffice and its API need a session with a second factor (Settings → Security).',
    example: '1',
  }),
}

const clientId = (provider: string, path: string) =>
  z
    .string()
    .optional()
    .register(variableTexts, {
      description: `Enables sign-in with ${provider}, with the secret. Register \`<APP_URL>/api/auth/callback/${path}\` with ${provider}.`,
      example: `id-of-the-${path}-client`,
    })

const clientSecret = (provider: string) =>
  z
    .string()
    .optional()
    .register(variableTexts, {
      isSecret: true,
      description: `Secret of the ${provider} client.`,
      example: `secret-of-the-${provider.toLowerCase()}-client`,
    })

const issuer = (provider: string, address: string) =>
  webAddress()
    .default(address)
    .register(variableTexts, {
      description: `Issuer with the discovery document of ${provider}.`,
      example: address,
    })

const audiences = (provider: string) =>
  list().register(variableTexts, {
    description: `Ids of your other ${provider} clients whose ID tokens the API accepts, comma-separated.`,
    example: 'id-of-the-phone-app,id-of-the-tablet-app',
  })

export const PROVIDERS = {
  GOOGLE_CLIENT_ID: clientId('Google', 'google'),
  GOOGLE_CLIENT_SECRET: clientSecret('Google'),
  GOOGLE_ISSUER: issuer('Google', 'https://accounts.google.com'),
  GOOGLE_AUDIENCES: audiences('Google'),
  APPLE_CLIENT_ID: clientId('Apple', 'apple'),
  APPLE_CLIENT_SECRET: clientSecret('Apple'),
  APPLE_ISSUER: issuer('Apple', 'https://appleid.apple.com'),
  APPLE_AUDIENCES: audiences('Apple'),
  FACEBOOK_CLIENT_ID: clientId('Facebook', 'facebook'),
  FACEBOOK_CLIENT_SECRET: clientSecret('Facebook'),
  FACEBOOK_ISSUER: issuer('Facebook', 'https://www.facebook.com'),
  FACEBOOK_AUDIENCES: audiences('Facebook'),
  OIDC_NAME: z.string().trim().min(1).max(40).default('OpenID').register(variableTexts, {
    description: 'Name of your own OpenID Connect provider on its sign-in button.',
    example: 'Springfield Schools',
  }),
  OIDC_CLIENT_ID: clientId('your own OpenID Connect provider', 'oidc'),
  OIDC_CLIENT_SECRET: clientSecret('OIDC'),
  OIDC_ISSUER: webAddress().optional().register(variableTexts, {
    description:
      'Issuer with the discovery document of your own provider. It must confirm addresses by the claim `email_verified`.',
    example: 'https://login.school.example/realms/families',
    unset: 'no sign-in with it',
  }),
  OIDC_AUDIENCES: audiences('OIDC'),
}
