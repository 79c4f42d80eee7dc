import type { z } from 'zod'
import type { ErrorCode } from '@/lib/platform/errors/app-error'
import type { LimitName } from '@/lib/platform/rate-limits/rules'
import type { Actor, AdminActor, DeviceActor, FamilyActor } from '@/lib/platform/session/actor'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type Access = 'anyone' | 'user' | 'user-or-device' | 'device' | 'family' | 'admin'

/** Actor type per access. */
export type ActorFor = {
  anyone: Actor | null
  user: Actor
  'user-or-device': Actor | DeviceActor
  device: DeviceActor
  family: FamilyActor
  admin: AdminActor
}

/** Endpoint, declared once for handler, OpenAPI document, client and forms. */
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
  /** Size limit of a JSON body, by default 1 MB. */
  maxBytes?: number
  /** Expects multipart/form-data instead of JSON; size limit in bytes, files included. */
  multipart?: { maxBytes: number; tooLarge: ErrorCode }
  /** Schema of `data`: undeclared fields are removed. For bytes it only documents JSON. */
  response?: Response
  /** Content types of a response without envelope. */
  produces?: string | readonly string[]
  /** The envelope has `nextCursor`, too. */
  paged?: boolean
  /** Schema of further fields of the envelope of a paged list. */
  envelope?: z.ZodObject
  /** 201 for a created row, 202 for one that still needs a decision. */
  status?: 200 | 201 | 202
  /** Sets the session cookie, renews its claims, or clears it; `device` sets a paired device's cookie. */
  session?: 'start' | 'renew' | 'end' | 'device'
  /** Requires a confirmation in the last 15 minutes, else `confirm_password`. */
  confirm?: boolean
  limit?: LimitName
  /** Errors beyond those of access and input. */
  errors?: readonly ErrorCode[]
}

/** Declares a contract; a function only for type inference. */
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

/** Validated input of a use case. */
export type Call<C> = {
  actor: ActorFor[ContractParts<C>['access'] & Access]
  params: Output<ContractParts<C>['params']>
  query: Output<ContractParts<C>['query']>
  body: Output<ContractParts<C>['body']>
  caller: Caller
  /** Aborted when the client has gone. */
  signal: AbortSignal
}

export type Caller = {
  locale: Actor['locale']
  userAgent: string | null
  ifNoneMatch: string | null
}

/** Result of a use case; the response schema removes undeclared fields. */
export type Answer<C> = Input<ContractParts<C>['response']>

/** `data` as a client receives it. */
export type Data<C> = Output<ContractParts<C>['response']>

/** Input as a client sends it. */
export type Sent<C> = {
  params: Input<ContractParts<C>['params']>
  query: Input<ContractParts<C>['query']>
  body: Input<ContractParts<C>['body']>
}
