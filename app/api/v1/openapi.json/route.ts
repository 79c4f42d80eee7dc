import { appUrl } from '@/lib/config/env'
import { openApiDocument } from '@/lib/http/openapi'
import { version } from '@/package.json'
import { contracts } from '../contracts'

/** The document that describes this API; bare, without the envelope. */
export function GET(): Response {
  return Response.json(openApiDocument(contracts, { version, server: appUrl() }))
}
