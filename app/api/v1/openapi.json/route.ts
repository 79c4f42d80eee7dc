import { appUrl } from '@/lib/config/env'
import { observed } from '@/lib/http/observe'
import { openApiDocument } from '@/lib/http/openapi'
import { version } from '@/package.json'
import { contracts } from '../contracts'

/** The document that describes this API; bare, without the envelope. */
export const GET = observed('/api/v1/openapi.json', () =>
  Response.json(openApiDocument(contracts, { version, server: appUrl() })),
)
