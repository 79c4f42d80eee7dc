import { z } from 'zod'
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiResponsesObject } from 'zod-openapi'
import { ERROR_STATUS, type ErrorCode } from '@/lib/errors/app-error'
import type { Contract } from './contract'

/** What the document needs to know of the installation. */
type Info = { version: string; server: string }

/** The OpenAPI 3.1 document of the given contracts: the same objects that validate, so that the two cannot differ. */
export function openApiDocument(contracts: readonly Contract[], { version, server }: Info) {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {}
  for (const contract of contracts) {
    const methods = paths[contract.path] ?? {}
    methods[contract.method.toLowerCase()] = operation(contract)
    paths[contract.path] = methods
  }
  return createDocument({
    openapi: '3.1.0',
    info: { title: 'Brota', version, description: 'Weekly healthy challenges for families.' },
    servers: [{ url: `${server}/api/v1` }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'next-auth.session-token' },
      },
    },
  })
}

function operation(contract: Contract): ZodOpenApiOperationObject {
  const type = contract.multipart ? 'multipart/form-data' : 'application/json'
  return {
    operationId: `${contract.method.toLowerCase()}${contract.path.replace(/[^a-zA-Z]+(\w)/g, (_, first: string) => first.toUpperCase()).replace(/\W/g, '')}`,
    summary: contract.summary,
    tags: [contract.tag],
    ...(contract.access !== 'anyone' && { security: [{ bearer: [] }, { cookie: [] }] }),
    requestParams: {
      ...(contract.params && { path: contract.params }),
      ...(contract.query && { query: contract.query }),
    },
    ...(contract.body && { requestBody: { required: true, content: { [type]: { schema: contract.body } } } }),
    responses: { ...answer(contract), ...refusals(contract) },
  }
}

function answer(contract: Contract): ZodOpenApiResponsesObject {
  const status = String(contract.status ?? 200) as '200' | '201'
  if (contract.produces) {
    const content = { [contract.produces]: { schema: { type: 'string' as const, format: 'binary' } } }
    return {
      [status]: { description: 'The bytes', content },
      '304': { description: 'What the caller has is current' },
    }
  }
  const envelope = z.object({
    success: z.literal(true),
    data: contract.response ?? z.null(),
    ...(contract.paged && { nextCursor: z.string().nullable() }),
  })
  return {
    [status]: { description: contract.summary, content: { 'application/json': { schema: envelope } } },
  }
}

function refusals(contract: Contract): ZodOpenApiResponsesObject {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of codesOf(contract)) {
    const status = ERROR_STATUS[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      { description: codes.join(', '), content: { 'application/json': { schema: failureSchema(codes) } } },
    ]),
  )
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

/** Everything that a call may refuse with: what its parts bring with them and what it names itself. */
function codesOf(contract: Contract): Set<ErrorCode> {
  const codes = new Set<ErrorCode>(['internal_error', 'service_unavailable', ...(contract.errors ?? [])])
  if (contract.access !== 'anyone') codes.add('unauthenticated')
  if (contract.access === 'admin') codes.add('forbidden')
  if (contract.access === 'family') codes.add('family_required')
  if (contract.method !== 'GET') codes.add('cross_origin')
  if (contract.params) codes.add('not_found')
  if (contract.query || contract.body) codes.add('validation_failed')
  if (contract.body) codes.add('malformed_request')
  if (contract.body) codes.add(contract.multipart?.tooLarge ?? 'payload_too_large')
  return codes
}
