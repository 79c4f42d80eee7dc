import 'server-only'
import { AppError } from '@/lib/errors/app-error'
import type { Locale } from '@/lib/i18n/locales'
import type { RateLimitSubject } from '@/lib/limits/rules'
import { limited, type OnAccountBlocked } from '@/lib/limits/service'
import type { Actor } from '@/lib/session/actor'

import { addressOfCaller } from './address'
import { authenticate, getRequestContext } from './authenticate'
import type { Answer, Call, Contract, Method } from './contract'
import { failure, success } from './envelope'
import { withInstrumentation } from './instrumentation'
import { parseInput, parseParams, readBody } from './parse'
import { createSerializer, JSON_NULL } from './serializer'
import { applySession, toErrorResponse } from './session-response'

/** Bytes as a use case of a contract with `produces` returns them. */
export type Bytes = {
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>> | null
  headers: Record<string, string>
  status: 200 | 304
}

/** What a list returns: its page, and where the next one begins. */
export type Page<T> = { items: T[]; nextCursor: string | null }

type Result<C> =
  Answer<C> extends (infer Item)[] ? Page<Item> | Item[] : Answer<C> extends undefined ? null : Answer<C>

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>
type Route = { contract: Contract; handle: Handler }

/** Binds a contract to its use case: admit → parse → run → present. */
export function endpoint<C>(contract: C & Contract, run: (call: Call<C>) => Promise<Result<C>>): Route {
  return bind(contract, { run: (call) => run(call as Call<C>), present: presentAs(contract) })
}

/**
 * As `on`, for a use case that starts with what is read while its limit is, in one way to the database.
 * @param find also called for who is then refused: nothing that takes long, changes anything, or decides who may
 * @param onAccountBlocked is told when an account has had its last wrong try
 */
export function endpointWithPrefetch<C, Found>(
  contract: C & Contract,
  find: (call: Call<C>) => Promise<Found>,
  run: (call: Call<C>, found: Found) => Promise<Result<C>>,
  onAccountBlocked?: OnAccountBlocked,
): Route {
  return bind(contract, {
    find: (call) => find(call as Call<C>),
    run: async (call, found) => run(call as Call<C>, (await found) as Found),
    present: presentAs(contract),
    onAccountBlocked,
  })
}

/** Binds a contract that `produces` bytes. */
export function binaryEndpoint<C>(contract: C & Contract, run: (call: Call<C>) => Promise<Bytes>): Route {
  const present = (result: unknown) => {
    const { body, headers, status } = result as Bytes
    return new Response(body, { status, headers })
  }
  return bind(contract, { run: (call) => run(call as Call<C>), present })
}

type UseCase = {
  find?: (call: unknown) => Promise<unknown>
  run: (call: unknown, found?: Promise<unknown>) => Promise<unknown>
  present: (result: unknown) => Response
  onAccountBlocked?: OnAccountBlocked | undefined
}

function bind(contract: Contract, { find, run, present, onAccountBlocked }: UseCase): Route {
  return {
    contract,
    handle: async (request, context) => {
      let locale: Locale | undefined
      try {
        const address = addressOfCaller(request.headers)
        const { actor, caller, byCookie } = await authenticate(request, contract)
        locale = caller.locale
        const params = contract.params && parseParams(contract.params, await context.params)
        const query = contract.query && parseInput(contract.query, getQueryParams(request))
        const body = contract.body && parseInput(contract.body, await readBody(request, contract))
        const call = { actor, caller, params, query, body }
        const found = find?.(call)
        // A refused request does not need what was found, or whether that failed.
        found?.catch(() => undefined)
        const work = () => run(call, found)
        const result = await (contract.limit
          ? limited(contract.limit, toRateLimitSubject(address, actor, body), work, onAccountBlocked)
          : work())
        const response = present(result)
        if (contract.session) await applySession({ response, result, contract, actor, body, byCookie })
        return response
      } catch (error) {
        return toErrorResponse(error, request, locale ?? getRequestContext(request).locale)
      }
    },
  }
}

/** The handlers of one address; every method that no contract names answers 405 with what is allowed. */
export function routes(...bound: Route[]): Record<Method | 'PATCH' | 'OPTIONS', Handler> {
  const allow = bound
    .flatMap(({ contract: { method } }) => (method === 'GET' ? ['GET', 'HEAD'] : method))
    .join(', ')
  const refuse: Handler = async (request) =>
    failure(new AppError('method_not_allowed'), getRequestContext(request).locale, { allow })
  const handlers = { GET: refuse, POST: refuse, PUT: refuse, DELETE: refuse, PATCH: refuse, OPTIONS: refuse }
  for (const { contract, handle } of bound) handlers[contract.method] = handle
  const route = `/api/v1${bound[0]?.contract.path}`
  const entries = Object.entries(handlers).map(([method, handle]) => [
    method,
    withInstrumentation(route, handle),
  ])
  return Object.fromEntries(entries)
}

/** Answers of every method at addresses that no contract names. */
export const unknownCall = withInstrumentation('unknown', (request) =>
  failure(new AppError('not_found'), getRequestContext(request).locale),
)

function toRateLimitSubject(address: string, actor: Actor | null, body: unknown): RateLimitSubject {
  const { email = null } = (body ?? {}) as { email?: string }
  return { address, userId: actor?.userId ?? null, email }
}

/** How what a use case returns is told: checked by the contract's schema, in the envelope. */
function presentAs({ response, paged, status = 200 }: Contract): UseCase['present'] {
  const write = response ? createSerializer(response) : () => JSON_NULL
  return (result) => {
    if (!paged) return success(write(result), status)
    const { items, nextCursor } = result as Page<unknown>
    return success(write(items), status, { nextCursor })
  }
}

/** Repeated query parameters count once, the last one; blank ones are absent. */
function getQueryParams(request: Request): Record<string, string> {
  const entries = [...new URL(request.url).searchParams].filter(([, value]) => value !== '')
  return Object.fromEntries(entries)
}
