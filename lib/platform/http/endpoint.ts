import 'server-only'
import { env } from '@/lib/platform/config/env'
import { AppError } from '@/lib/platform/errors/app-error'
import type { Locale } from '@/lib/platform/i18n/locales'
import type { LimitName, RateLimitSubject } from '@/lib/platform/rate-limits/rules'
import { type OnSignInBlocked, withRateLimit } from '@/lib/platform/rate-limits/service'
import { type Actor, type DeviceActor, isDeviceActor } from '@/lib/platform/session/actor'
import { authenticate, authorize, getRequestContext, toUserActor } from './authenticate'
import { withBodyMemory } from './body-memory-limit'
import { toCallerAddress } from './caller-address.mjs'
import type { Call, Contract, Method, ResponseBody } from './contract'
import { failure, success } from './envelope'
import { withInstrumentation } from './instrumentation'
import { getBodyLimit, parseInput, parseParams, readBody } from './parse'
import { setSessionCookies, toErrorResponse } from './session-response'

/** Response of a contract with `produces`. */
export type Bytes = {
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>> | null
  headers: Record<string, string>
  status: 200 | 304
}

export type Page<T> = { items: T[]; nextCursor: string | null }

type Result<C> =
  ResponseBody<C> extends (infer Item)[]
    ? Page<Item> | Item[]
    : ResponseBody<C> extends undefined
      ? null
      : ResponseBody<C>

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>
type Route = { contract: Contract; handle: Handler }

/**
 * Binds a contract to its use case.
 * @param onSignInBlocked called after an account's last allowed wrong try
 */
export function endpoint<C>(
  contract: C & Contract,
  runUseCase: (call: Call<C>) => Promise<Result<C>>,
  onSignInBlocked?: OnSignInBlocked,
): Route {
  return createRoute(contract, {
    runUseCase: (call) => runUseCase(call as Call<C>),
    toResponse: (result) => toEnvelope(contract, result),
    onSignInBlocked,
  })
}

/** Binds a contract with `produces`. */
export function binaryEndpoint<C>(
  contract: C & Contract,
  runUseCase: (call: Call<C>) => Promise<Bytes>,
): Route {
  return createRoute(contract, {
    runUseCase: (call) => runUseCase(call as Call<C>),
    toResponse: (result) => {
      const { body, headers, status } = result as Bytes
      return new Response(body, { status, headers })
    },
  })
}

type Implementation = {
  runUseCase: (call: unknown) => Promise<unknown>
  toResponse: (result: unknown) => Response
  onSignInBlocked?: OnSignInBlocked | undefined
}

function createRoute(contract: Contract, { runUseCase, toResponse, onSignInBlocked }: Implementation): Route {
  const handle: Handler = async (request, { params: pathParams }) => {
    let locale: Locale | undefined
    try {
      const address = toCallerAddress(request.headers.get('x-forwarded-for'), env().TRUST_PROXY)
      const authenticated = await authenticate(request, contract)
      const { actor, context, byCookie } = authenticated
      locale = context.locale
      authorize(request, contract, authenticated)
      const params = contract.params && parseParams(contract.params, await pathParams)
      const query = contract.query && parseInput(contract.query, getQueryParams(request))
      const sender = { address, isSignedIn: actor !== null }
      return await withBodyMemory(request, getBodyLimit(contract), sender, async () => {
        const body = contract.body && parseInput(contract.body, await readBody(request, contract))
        const run = () => runUseCase({ actor, context, params, query, body, signal: request.signal })
        const subject = toRateLimitSubject(address, actor, body)
        const result = await (isRateLimited(contract, body)
          ? withRateLimit(contract.rateLimit, subject, run, onSignInBlocked)
          : run())
        const response = toResponse(result)
        if (contract.session)
          await setSessionCookies({ response, result, contract, actor: toUserActor(actor), body, byCookie })
        return response
      })
    } catch (error) {
      return await toErrorResponse(error, request, locale ?? getRequestContext(request).locale)
    }
  }
  return { contract, handle }
}

/** Responds to other methods with 405. */
export function routes(...bound: Route[]): Record<Method | 'PATCH' | 'OPTIONS', Handler> {
  const allow = bound
    .flatMap(({ contract: { method } }) => (method === 'GET' ? ['GET', 'HEAD'] : method))
    .join(', ')
  const refuse: Handler = refuseMethod(allow)
  const handlers = { GET: refuse, POST: refuse, PUT: refuse, DELETE: refuse, PATCH: refuse, OPTIONS: refuse }
  for (const { contract, handle } of bound) handlers[contract.method] = handle
  const route = `/api/v1${bound[0]?.contract.path}`
  const entries = Object.entries(handlers).map(([method, handle]) => [
    method,
    withInstrumentation(route, handle),
  ])
  return Object.fromEntries(entries)
}

export function refuseMethod(allow: string) {
  return async (request: Request): Promise<Response> =>
    failure(new AppError('method_not_allowed'), getRequestContext(request).locale, { allow })
}

export const unknownCall = withInstrumentation('unknown', (request) =>
  failure(new AppError('not_found'), getRequestContext(request).locale),
)

type RateLimitedContract = Contract & { rateLimit: LimitName }

/** Counts forms with optional files only with a file, which is what the limit protects. */
function isRateLimited(contract: Contract, body: unknown): contract is RateLimitedContract {
  const hasFile = () => Object.values(body ?? {}).some((value) => value instanceof File)
  return contract.rateLimit !== undefined && (contract.multipart === undefined || hasFile())
}

function toRateLimitSubject(
  address: string,
  actor: Actor | DeviceActor | null,
  body: unknown,
): RateLimitSubject {
  const { email = null } = (body ?? {}) as { email?: string }
  // A family's devices count together: one may pair any number of them.
  const userId = actor && (isDeviceActor(actor) ? actor.familyId : actor.userId)
  return { address, userId, email }
}

function toEnvelope({ response, paged, envelope, status = 200 }: Contract, result: unknown): Response {
  const serialize = (value: unknown) => (response ? response.parse(value) : null)
  if (!paged) return success(serialize(result), status)
  const { items, nextCursor } = result as Page<unknown>
  return success(serialize(items), status, { nextCursor, ...envelope?.parse(result) })
}

/** The last of repeated parameters counts; blank ones are absent. */
function getQueryParams(request: Request): Record<string, string> {
  const entries = [...new URL(request.url).searchParams].filter(([, value]) => value !== '')
  return Object.fromEntries(entries)
}
