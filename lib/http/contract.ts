import type { z } from 'zod'
import type { ErrorCode } from '@/lib/errors/app-error'
import type { LimitName } from '@/lib/limits/rules'
import type { Actor, AdminActor, FamilyActor } from '@/lib/session/actor'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type Access = 'anyone' | 'user' | 'family' | 'admin'

/** The type of actor that a call of each access is given. */
export type ActorFor = { anyone: Actor | null; user: Actor; family: FamilyActor; admin: AdminActor }

/**
 * One call of the API, told once: the route handler, the OpenAPI document, the browser's typed client and the
 * form all read this object.
 */
export type Contract<
  M extends Method = Method,
  P extends string = string,
  A extends Access = Access,
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> = {
  method: M
  /** Below /api/v1, parameters as `{id}`. */
  path: P
  access: A
  summary: string
  tag: string
  params?: Params
  query?: Query
  body?: Body
  /** How many bytes a JSON body may have, where the usual megabyte is not enough. */
  maxBytes?: number
  /** The body is multipart/form-data, not JSON; its size limit in bytes, files included. */
  multipart?: { maxBytes: number; tooLarge: ErrorCode }
  /** Schema of `data`: what it does not declare cannot leave. Of bytes it only tells what they are, where they are JSON. */
  response?: Response
  /** Content types when the answer is bytes instead of the envelope. */
  produces?: string | readonly string[]
  /** The envelope carries `nextCursor` beside `data`. */
  paged?: boolean
  /** 200, or 201 for what creates a row with an address. */
  status?: 200 | 201
  /** What the call does to the caller's cookie: sets it, writes it anew with fresh claims, or clears it. */
  session?: 'start' | 'renew' | 'end'
  /** A browser must have proved its owner in the last 15 minutes, else the call answers `confirm_password`. */
  confirm?: boolean
  /** Which limit of tries the call counts in. */
  limit?: LimitName
  /** Refusals of this call beyond those that its access, parameters and body bring with them. */
  errors?: readonly ErrorCode[]
}

/** Declares a call; a function only so that the types are inferred. */
export function defineContract<
  M extends Method,
  P extends string,
  A extends Access,
  Params extends z.ZodObject = never,
  Query extends z.ZodObject = never,
  Body extends z.ZodType = never,
  Response extends z.ZodType = never,
>(
  contract: Contract<M, P, A, Params, Query, Body, Response>,
): Contract<M, P, A, Params, Query, Body, Response> {
  return contract
}

type Output<T> = [T] extends [never] ? undefined : T extends z.ZodType ? z.output<T> : undefined
type Input<T> = [T] extends [never] ? undefined : T extends z.ZodType ? z.input<T> : undefined

type ContractParts<C> =
  C extends Contract<infer _M, infer _P, infer A, infer Params, infer Query, infer Body, infer Response>
    ? { access: A; params: Params; query: Query; body: Body; response: Response }
    : never

/** What a use case is given: everything validated, the actor as its type demands. */
export type Call<C> = {
  actor: ActorFor[ContractParts<C>['access'] & Access]
  params: Output<ContractParts<C>['params']>
  query: Output<ContractParts<C>['query']>
  body: Output<ContractParts<C>['body']>
  caller: Caller
}

/** What is known of any caller, signed in or not. */
export type Caller = {
  locale: Actor['locale']
  userAgent: string | null
  ifNoneMatch: string | null
}

/** What a use case returns: the data, before the response schema strips what is not declared. */
export type Answer<C> = Input<ContractParts<C>['response']>

/** `data` as a client receives it. */
export type Data<C> = Output<ContractParts<C>['response']>

/** What a client sends. */
export type Sent<C> = {
  params: Input<ContractParts<C>['params']>
  query: Input<ContractParts<C>['query']>
  body: Input<ContractParts<C>['body']>
}
