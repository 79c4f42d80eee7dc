import 'server-only'
import type { z } from 'zod'
import { AppError, isErrorCode } from '@/lib/errors/app-error'
import type { Contract } from './contract'
import { problemsOf } from './issues'

const JSON_BYTES = 1024 * 1024
/** How much of a refused body is read and thrown away, so that the client hears the answer instead of a reset. */
const DRAIN_BYTES = 64 * 1024 * 1024

/** Parses by schema; problems become one AppError, with the code that a schema names when all agree on it. */
export function parseInput<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value, { reportInput: true })
  if (result.success) return result.data
  const fields = problemsOf(result.error.issues)
  const keys = new Set(Object.values(fields).flatMap((problems) => problems.map(({ key }) => key)))
  const [only] = keys
  throw new AppError(keys.size === 1 && only && isErrorCode(only) ? only : 'validation_failed', { fields })
}

/** Ids in the path that are no ids name nothing. */
export function parseParams<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value)
  if (!result.success) throw new AppError('not_found')
  return result.data
}

/** The body as the contract says: JSON up to 1 MB or its own limit, or multipart up to that. */
export async function readBody(request: Request, contract: Contract): Promise<unknown> {
  if (contract.multipart) {
    const bytes = await readLimited(request, contract.multipart.maxBytes, contract.multipart.tooLarge)
    return readForm(request, bytes)
  }
  const bytes = await readLimited(request, contract.maxBytes ?? JSON_BYTES, 'payload_too_large')
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new AppError('malformed_request', { cause })
  }
}

async function readForm(request: Request, bytes: Uint8Array<ArrayBuffer>): Promise<Record<string, unknown>> {
  try {
    const type = request.headers.get('content-type') ?? ''
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
    const names = [...new Set(form.keys())]
    return Object.fromEntries(
      names.map((name) => {
        const values = form.getAll(name)
        return [name, values.length > 1 ? values : values[0]]
      }),
    )
  } catch (cause) {
    throw new AppError('malformed_request', { cause })
  }
}

async function readLimited(
  request: Request,
  limit: number,
  tooLarge: 'payload_too_large' | NonNullable<Contract['multipart']>['tooLarge'],
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  try {
    while (reader) {
      const { done, value } = await reader.read()
      if (done) break
      size += value.byteLength
      if (size <= limit) chunks.push(value)
      if (size > DRAIN_BYTES) {
        await reader.cancel()
        break
      }
    }
  } catch (cause) {
    throw new AppError('malformed_request', { cause })
  }
  if (size > limit) throw new AppError(tooLarge)
  return new Uint8Array(Buffer.concat(chunks))
}
