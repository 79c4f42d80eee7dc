import 'server-only'
import type { AuthOptions } from 'next-auth'
import type { UserinfoEndpointHandler } from 'next-auth/providers/oauth'
import { z } from 'zod'
import { appUrl, setNextAuthUrl } from '@/lib/platform/config/env'
import { authSecret } from '@/lib/platform/config/secret'
import { isPublicAddressHttps } from '@/lib/platform/config/transport'
import { AppError } from '@/lib/platform/errors/app-error'
import { log } from '@/lib/platform/log/log'
import {
  buildEndedEnvironmentCookie,
  buildInvitationCookie,
  buildSessionCookie,
  getSessionCookieName,
  INVITATION_COOKIE,
  readCookie,
  readSessionToken,
} from '@/lib/platform/session/cookies'
import {
  getProviderSettings,
  listConfiguredProviders,
  type Provider,
  type ProviderPerson,
  parseProviderPerson,
} from '@/lib/platform/session/provider'
import { deleteSession, findActorByToken } from '@/lib/platform/session/service'
import { type Claims, decodeClaims, SESSION_SECONDS } from '@/lib/platform/session/token'
import { getRequestContext } from './authenticate'
import type { RequestContext } from './contract'
import { failure } from './envelope'
import { askNextAuth } from './next-auth'
import { bufferFormBody, toJsonRedirect } from './provider-form'

type ProviderSignIn = {
  provider: Provider
  person: ProviderPerson & { email: string }
  invitationToken: string | undefined
}

/** Returns the session's token, or a ticket for the second factor. */
type SignIn = (
  visit: ProviderSignIn,
  context: RequestContext,
) => Promise<{ token: string } | { ticket: string }>

const LOGIN = '/login'
/** Invited users have no name yet. */
const INVITED = '/profile/edit'

/** next-auth's other calls would bypass our sessions. */
const CALLS = ['GET csrf', 'GET error', 'GET signin', 'POST signin', 'GET callback']

export async function handleProviderSignIn(asked: Request, path: string[], enter: SignIn): Promise<Response> {
  const request = await bufferFormBody(asked)
  const context = getRequestContext(request)
  const [action = '', name] = path
  if (!CALLS.includes(`${request.method} ${action}`))
    return failure(new AppError('not_found'), context.locale)
  const provider = listConfiguredProviders().find((each) => each === name)
  const invitationToken = await readInvitationToken(request)
  const needed = action === 'callback' || request.method === 'POST'
  if (needed && !provider) {
    return toJsonRedirect(request, redirectTo(refusal({ code: 'provider_not_configured', invitationToken })))
  }
  setNextAuthUrl()
  const options = optionsFor(
    { provider, invitationToken },
    {
      enter: (visit) => enter(visit, context),
      closeEarlierSession: async () => {
        const actor = await findActorByToken(readSessionToken(request.headers), context.locale)
        if (actor) await deleteSession(actor.sessionId)
      },
    },
  )
  const response = withOurCookies(await askNextAuth(request, path, options))
  if (request.method === 'POST') response.headers.append('set-cookie', buildInvitationCookie(invitationToken))
  if (action === 'callback') response.headers.append('set-cookie', buildInvitationCookie(undefined))
  return toJsonRedirect(request, withErrorDetails(response, { provider, invitationToken }))
}

/** On the way back only the cookie has it. */
async function readInvitationToken(request: Request): Promise<string | undefined> {
  const given =
    request.method === 'POST'
      ? new URLSearchParams(await request.clone().text()).get('invitation')
      : readCookie(request.headers.get('cookie'), INVITATION_COOKIE)
  return z.uuid().safeParse(given).data
}

type Journey = { provider?: Provider | undefined; invitationToken: string | undefined }

function refusal({ code, provider, invitationToken: uuid }: Journey & { code: string }): string {
  const query = { error: code, ...(provider && { provider }), ...(uuid && { uuid }) }
  return `${LOGIN}?${new URLSearchParams(query)}`
}

/** The fragment is not sent to any server. */
function codeStep(ticket: string): string {
  return `${LOGIN}#code=${ticket}`
}

function redirectTo(location: string): Response {
  return new Response(null, { status: 302, headers: { location } })
}

function withErrorDetails(response: Response, journey: Journey): Response {
  const location = new URL(response.headers.get('location') ?? '', appUrl())
  const code = location.searchParams.get('error')
  const isOurs = location.origin === new URL(appUrl()).origin
  const isBare =
    [LOGIN, '/api/auth/error'].includes(location.pathname) && !location.searchParams.has('provider')
  if (code && isOurs && isBare) response.headers.set('location', refusal({ ...journey, code }))
  return response
}

type Hooks = {
  enter: (visit: ProviderSignIn) => ReturnType<SignIn>
  closeEarlierSession: () => Promise<void>
}

function optionsFor({ provider, invitationToken }: Journey, { enter, closeEarlierSession }: Hooks) {
  let claims: Claims | null = null
  const options: AuthOptions = {
    providers: listConfiguredProviders().map(createOAuthProvider),
    secret: authSecret(),
    session: { strategy: 'jwt', maxAge: SESSION_SECONDS.browser },
    cookies: { sessionToken: { name: getSessionCookieName(), options: cookieOptions() } },
    pages: { signIn: LOGIN, error: LOGIN },
    callbacks: {
      redirect: () => `${appUrl()}${invitationToken ? INVITED : '/'}`,
      signIn: async ({ profile }) => {
        const person = parseProviderPerson(profile)
        const refuse = (code: string) => refusal({ code, provider, invitationToken })
        if (!provider || !person?.email) return refuse('no_credential')
        try {
          const visit = { provider, person: { ...person, email: person.email }, invitationToken }
          const entered = await enter(visit)
          if ('ticket' in entered) return codeStep(entered.ticket)
          claims = await decodeClaims(entered.token)
          await closeEarlierSession()
        } catch (error) {
          if (error instanceof AppError) return refuse(getErrorReason(error))
          log.error({ err: error }, 'sign-in with a provider failed')
        }
        return claims ? true : refuse('unexpected')
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

function getErrorReason({ code, fields = {} }: AppError): string {
  return code === 'validation_failed' ? (Object.values(fields)[0]?.[0]?.key ?? code) : code
}

function createOAuthProvider(id: Provider): AuthOptions['providers'][number] {
  const { clientId, clientSecret, issuer } = getProviderSettings(id)
  return {
    id,
    name: id,
    type: 'oauth',
    wellKnown: `${issuer}/.well-known/openid-configuration`,
    authorization: { params: { scope: 'openid email profile' } },
    idToken: true,
    // A standard provider sends the scopes' claims only with the user info.
    ...(id === 'oidc' && { userinfo: { request: readUserInfo } }),
    checks: ['pkce', 'state', 'nonce'],
    clientId,
    clientSecret,
    profile: ({ sub, email, email_verified, name }) => ({ id: sub, sub, email, email_verified, name }),
  }
}

/** The library rejects another subject than the ID token's. */
const readUserInfo: NonNullable<UserinfoEndpointHandler['request']> = async ({ client, tokens }) => {
  const received = tokens as Awaited<ReturnType<typeof client.callback>>
  const hasUserInfo = client.issuer.metadata.userinfo_endpoint !== undefined
  return { ...received.claims(), ...(hasUserInfo && (await client.userinfo(received))) }
}

function cookieOptions() {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: isPublicAddressHttps() }
}

/** The session cookie must end with the browser. */
function withOurCookies(response: Response): Response {
  const written = response.headers.getSetCookie()
  response.headers.delete('set-cookie')
  for (const cookie of written) {
    const token = readCookie(cookie, getSessionCookieName())
    response.headers.append('set-cookie', token ? buildSessionCookie(token, false) : cookie)
    if (token) response.headers.append('set-cookie', buildEndedEnvironmentCookie())
  }
  return response
}
