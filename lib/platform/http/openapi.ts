import { z } from 'zod'
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiResponsesObject } from 'zod-openapi'
import { ERROR_STATUS, type ErrorCode } from '@/lib/platform/errors/app-error'
import { DEFAULT_LOCALE } from '@/lib/platform/i18n/locales'
import { errorText } from '@/lib/platform/i18n/translator'
import { getSessionCookieName } from '@/lib/platform/session/cookies'
import type { Access, Contract } from './contract'
import type { Documented } from './documented'
import { buildExample, type JsonSchema } from './examples'

type Info = { version: string; server: string }

const DESCRIPTION = `Weekly healthy challenges for families.

Every response is an envelope: \`{"success": true, "data": …}\` or \`{"success": false, "error": {"code", "message", "fields"?}}\`.
Codes are for programs, messages for people, in their language (their own choice, else Accept-Language).
Sign in with POST /auth/login and send the token as \`Authorization: Bearer …\`; browsers carry the same token as a cookie.
Lists with pages take \`limit\` and \`cursor\`; the envelope's \`nextCursor\` is the start of the next page, null at the end.`

const accountHeader = z.object({
  'X-Account': z.uuid().optional().meta({
    description: 'Id of the expected account. Refused if another account is signed in.',
  }),
})

const WHO: Record<Access, string> = {
  anyone: 'For anyone.',
  user: 'For signed-in users.',
  'user-or-device': 'For signed-in users and paired devices.',
  device: 'For paired devices.',
  family: 'For users with a family.',
  admin: 'For administrators.',
}

export function openApiDocument(contracts: readonly Contract[], { version, server }: Info) {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {}
  for (const contract of contracts) {
    const methods = paths[contract.path] ?? {}
    methods[contract.method.toLowerCase()] = operation(contract)
    paths[contract.path] = methods
  }
  const document = createDocument({
    openapi: '3.1.0',
    info: { title: 'Brota', version, description: DESCRIPTION },
    servers: [{ url: `${server}/api/v1` }],
    tags: [...new Set(contracts.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: getSessionCookieName() },
      },
    },
  })
  addExamples(document)
  return document
}

function operation(contract: Contract): ZodOpenApiOperationObject {
  const type = contract.multipart ? 'multipart/form-data' : 'application/json'
  return {
    operationId: `${contract.method.toLowerCase()}${contract.path.replace(/[^a-zA-Z]+(\w)/g, (_, first: string) => first.toUpperCase()).replace(/\W/g, '')}`,
    summary: contract.summary,
    description: WHO[contract.access],
    tags: [contract.tag],
    security: contract.access === 'anyone' ? [] : [{ bearer: [] }, { cookie: [] }],
    requestParams: {
      ...(contract.params && { path: contract.params }),
      ...(contract.query && { query: contract.query }),
      ...(contract.method !== 'GET' && { header: accountHeader }),
    },
    ...(contract.body && {
      requestBody: {
        required: !contract.body.safeParse(undefined).success,
        content: { [type]: { schema: contract.body } },
      },
    }),
    responses: { ...successes(contract), ...refusals(contract) },
  }
}

function successes(contract: Contract): ZodOpenApiResponsesObject {
  const status = String(contract.status ?? 200) as '200' | '201'
  if (contract.produces) {
    const bytes = { schema: contract.response ?? { type: 'string' as const, format: 'binary' } }
    const content = Object.fromEntries([contract.produces].flat().map((type) => [type, bytes]))
    return {
      [status]: { description: 'The bytes', content },
      '304': { description: 'The cached copy is current' },
    }
  }
  const envelope = z.object({
    success: z.literal(true),
    data: contract.response ?? z.null(),
    ...(contract.paged && { nextCursor: z.string().nullable() }),
    ...contract.envelope?.shape,
  })
  return {
    [status]: { description: contract.summary, content: { 'application/json': { schema: envelope } } },
  }
}

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' as const, minimum: 1 } },
}

function refusals(contract: Contract): ZodOpenApiResponsesObject {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of listErrorCodes(contract)) {
    const status = toStatus(contract, code)
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.join(', '),
        ...(status === 429 && { headers: RETRY_AFTER }),
        content: { 'application/json': { schema: failureSchema(codes), examples: failureExamples(codes) } },
      },
    ]),
  )
}

/** This code is 401 at sign-in and 403 for administrators. */
function toStatus({ access }: Contract, code: ErrorCode): number {
  return access === 'admin' && code === 'second_factor_required' ? 403 : ERROR_STATUS[code]
}

function failureSchema(codes: ErrorCode[]) {
  return z.object({
    success: z.literal(false),
    error: z.object({
      code: z.enum(codes),
      message: z.string(),
      fields: z.record(z.string(), z.array(z.string())).optional(),
    }),
  })
}

function failureExamples(codes: ErrorCode[]) {
  const values = { minutes: 15 }
  const error = (code: ErrorCode) => ({ code, message: errorText(DEFAULT_LOCALE, { key: code, values }) })
  return Object.fromEntries(codes.map((code) => [code, { value: { success: false, error: error(code) } }]))
}

function listErrorCodes(contract: Contract): Set<ErrorCode> {
  const ofWrites = contract.method === 'GET' ? [] : (['cross_origin', 'account_changed'] as const)
  const always = ['internal_error', 'service_unavailable'] as const
  const codes = new Set<ErrorCode>([...always, ...ofWrites, ...(contract.errors ?? [])])
  if (contract.access !== 'anyone') codes.add('unauthenticated')
  if (contract.access === 'admin') codes.add('forbidden').add('second_factor_required')
  else if (contract.access !== 'anyone') codes.add('forbidden')
  if (contract.access === 'family') codes.add('family_required')
  if (contract.params) codes.add('not_found')
  if (contract.query || contract.body || contract.paged) codes.add('validation_failed')
  if (contract.body) for (const code of ['malformed_request', 'request_timeout'] as const) codes.add(code)
  if (contract.body) codes.add(contract.multipart?.tooLarge ?? 'payload_too_large')
  if (contract.rateLimit) codes.add('too_many_requests')
  return codes
}

function addExamples({ paths = {}, components }: ReturnType<typeof createDocument>): void {
  const named = (components?.schemas ?? {}) as Record<string, JsonSchema>
  for (const operation of Object.values(paths).flatMap((item) => Object.values(item ?? {})) as Documented[]) {
    for (const one of operation.parameters ?? []) one.example ??= buildExample(one.schema, named, one.name)
    for (const { content = {} } of [operation.requestBody ?? {}, ...Object.values(operation.responses)])
      for (const media of Object.values(content))
        if (!media.examples) media.example ??= buildExample(media.schema, named)
  }
}
