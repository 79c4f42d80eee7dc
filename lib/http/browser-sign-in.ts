import 'server-only'
import type { AuthOptions } from 'next-auth'
import { appUrl, tellNextAuthAddress } from '@/lib/config/env'
import { authSecret } from '@/lib/config/secret'
import { AppError } from '@/lib/errors/app-error'
import { log } from '@/lib/log/log'
import { cookieOf, endedEnvironmentCookie, sessionCookie } from '@/lib/session/cookies'
import {
  configuredProviders,
  type Provider,
  type ProviderPerson,
  personOf,
  settingsOf,
} from '@/lib/session/provider'
import { type Claims, decodeClaims, SESSION_COOKIE, SESSION_SECONDS } from '@/lib/session/token'
import { callerOf } from './admit'
import type { Caller } from './contract'
import { failure } from './envelope'
import { askNextAuth } from './next-auth'

/** Signs in whom a provider vouches for, and answers with the token of the session. */
type Enter = (
  provider: Provider,
  person: ProviderPerson & { email: string },
  caller: Caller,
) => Promise<{ token: string }>

const LOGIN = '/login'
const REFUSED = '/login?error=social'

/** What of next-auth is in use; sessions are ours, so that its other calls would only go round them. */
const CALLS = ['GET csrf', 'GET error', 'GET signin', 'POST signin', 'GET callback']

/** Answers the calls of next-auth by which a browser signs in with a provider. */
export async function signInByBrowser(request: Request, path: string[], enter: Enter): Promise<Response> {
  const caller = callerOf(request)
  const [action = '', name] = path
  if (!CALLS.includes(`${request.method} ${action}`)) return failure(new AppError('not_found'), caller.locale)
  const provider = configuredProviders().find((each) => each === name)
  const needed = action === 'callback' || request.method === 'POST'
  if (needed && !provider) return new Response(null, { status: 302, headers: { location: REFUSED } })
  tellNextAuthAddress()
  const options = optionsFor(async (person) => provider && (await enter(provider, person, caller)).token)
  return withOurCookies(await askNextAuth(request, path, options))
}

function optionsFor(enter: (person: ProviderPerson & { email: string }) => Promise<string | undefined>) {
  let claims: Claims | null = null
  const options: AuthOptions = {
    providers: configuredProviders().map(providerOf),
    secret: authSecret(),
    session: { strategy: 'jwt', maxAge: SESSION_SECONDS.browser },
    cookies: { sessionToken: { name: SESSION_COOKIE, options: cookieOptions() } },
    pages: { signIn: LOGIN, error: LOGIN },
    callbacks: {
      redirect: () => `${appUrl()}/`,
      signIn: async ({ profile }) => {
        const person = personOf(profile)
        if (!person?.email) return REFUSED
        try {
          claims = await decodeClaims(await enter({ ...person, email: person.email }))
        } catch (error) {
          if (!(error instanceof AppError)) log.error({ err: error }, 'sign-in with a provider failed')
        }
        return claims ? true : REFUSED
      },
      jwt: () => ({ ...claims }),
    },
    logger: {
      error: (code) => log.warn({ code }, 'next-auth'),
      warn: (code) => log.warn({ code }, 'next-auth'),
    },
  }
  return options
}

function providerOf(id: Provider): AuthOptions['providers'][number] {
  const { clientId, clientSecret, issuer } = settingsOf(id)
  return {
    id,
    name: id,
    type: 'oauth',
    wellKnown: `${issuer}/.well-known/openid-configuration`,
    authorization: { params: { scope: 'openid email profile' } },
    idToken: true,
    checks: ['pkce', 'state', 'nonce'],
    clientId,
    clientSecret,
    profile: ({ sub, email, email_verified, name }) => ({ id: sub, sub, email, email_verified, name }),
  }
}

function cookieOptions() {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: appUrl().startsWith('https:') }
}

/** A session that starts here ends with the browser and begins without an environment, as all of ours do. */
function withOurCookies(response: Response): Response {
  const written = response.headers.getSetCookie()
  response.headers.delete('set-cookie')
  for (const cookie of written) {
    const token = cookieOf(cookie, SESSION_COOKIE)
    response.headers.append('set-cookie', token ? sessionCookie(token, false) : cookie)
    if (token) response.headers.append('set-cookie', endedEnvironmentCookie())
  }
  return response
}
