import 'server-only'
import type { z } from 'zod'
import { AppError, isErrorCode } from '@/lib/platform/errors/app-error'
import { readBytes } from './body'
import type { Contract } from './contract'
import { toFieldProblems } from './issues'
import { parseJson } from './json'
import { readForm } from './multipart'

const JSON_BYTES = 1024 * 1024

/** Validates by schema; issues become one AppError. */
export function parseInput<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value, { reportInput: true })
  if (result.success) return result.data
  const fields = toFieldProblems(result.error.issues)
  const keys = new Set(Object.values(fields).flatMap((problems) => problems.map(({ key }) => key)))
  const [only] = keys
  throw new AppError(keys.size === 1 && only && isErrorCode(only) ? only : 'validation_failed', { fields })
}

/** @throws AppError not_found for invalid ids */
export function parseParams<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value)
  if (!result.success) throw new AppError('not_found')
  return result.data
}

/** Returns the largest allowed body in bytes; 0 where none is read. */
export function getBodyLimit({ body, multipart, maxBytes = JSON_BYTES }: Contract): number {
  return body ? (multipart?.maxBytes ?? maxBytes) : 0
}

export async function readBody(request: Request, contract: Contract): Promise<unknown> {
  if (contract.multipart) {
    const bytes = await readBytes(request, getBodyLimit(contract), contract.multipart.tooLarge)
    return requireWellFormed(() => readForm(bytes, request.headers.get('content-type') ?? ''))
  }
  const bytes = await readBytes(request, getBodyLimit(contract), 'payload_too_large')
  if (bytes.length === 0 && contract.body?.safeParse(undefined).success) return undefined
  return requireWellFormed(() => parseJson(bytes))
}

function requireWellFormed(read: () => unknown): unknown {
  try {
    return read()
  } catch (cause) {
    throw new AppError('malformed_request', { cause })
  }
}
