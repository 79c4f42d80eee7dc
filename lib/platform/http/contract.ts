import type { z } from 'zod'
import type { ErrorCode } from '@/lib/platform/errors/app-error'
import type { LimitName } from '@/lib/platform/rate-limits/rules'
import type { Actor, AdminActor, DeviceActor, FamilyActor } from '@/lib/platform/session/actor'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type Access = 'anyone' | 'user' | 'user-or-device' | 'device' | 'family' | 'admin'

export type ActorFor = {
  anyone: Actor | null
  user: Actor
  'user-or-device': Actor | DeviceActor
  device: DeviceActor
  family: FamilyActor
  admin: AdminActor
}

/** Operation of the API, declared once for handler, OpenAPI document, client and forms. */
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
  /** Limit of a JSON body, by default 1 MB. */
  maxBytes?: number
  /** Expects multipart/form-data instead of JSON; `maxBytes` includes the files. */
  multipart?: { maxBytes: number; tooLarge: ErrorCode }
  /** Schema of `data`; fields that it does not declare are removed. With `produces` it only documents the bytes. */
  response?: Response
  /** Content types of a file instead of an envelope. */
  produces?: string | readonly string[]
  paged?: boolean
  /** Fields of the envelope next to `data` and `nextCursor`. */
  envelope?: z.ZodObject
  /** Created row (201), or one that awaits a decision (202). */
  status?: 200 | 201 | 202
  /** Sets, renews or clears the session cookie, or sets a device's. */
  session?: 'start' | 'renew' | 'end' | 'device'
  /** Requires a confirmation in the last 15 minutes, else `confirm_password`. */
  confirm?: boolean
  rateLimit?: LimitName
  errors?: readonly ErrorCode[]
}

/** Declares a contract; a function, so that TypeScript infers the types. */
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
  context: RequestContext
  signal: AbortSignal
}

export type RequestContext = {
  locale: Actor['locale']
  userAgent: string | null
  ifNoneMatch: string | null
}

/** Result of a use case, before undeclared fields are removed. */
export type ResponseBody<C> = Input<ContractParts<C>['response']>

/** Received `data`. */
export type Data<C> = Output<ContractParts<C>['response']>

/** Input that a client sends. */
export type Sent<C> = {
  params: Input<ContractParts<C>['params']>
  query: Input<ContractParts<C>['query']>
  body: Input<ContractParts<C>['body']>
}
