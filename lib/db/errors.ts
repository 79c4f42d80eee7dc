import 'server-only'
import { AppError } from '@/lib/errors/app-error'
import { Prisma } from './generated/client'

/** Prisma and driver codes that mean: the database cannot be reached or is restarting, try again. */
const UNAVAILABLE = new Set([
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  'P2028',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08001',
  '08003',
])

/** The constraint's columns when an error is a unique violation, else null. */
export function uniqueViolation(error: unknown): string | null {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002') return null
  return JSON.stringify(error.meta ?? {})
}

/** Turns an error of the driver into ours where it means that the database is away; others pass as they are. */
export function translateDatabaseError(error: unknown): unknown {
  return codes(error).some((code) => UNAVAILABLE.has(code)) || isConnectionLoss(error)
    ? new AppError('service_unavailable', { cause: error })
    : error
}

function isConnectionLoss(error: unknown): boolean {
  const text = error instanceof Error ? error.message : ''
  return /Connection terminated|timeout exceeded when trying to connect|server closed the connection/i.test(
    text,
  )
}

function codes(error: unknown, depth = 0): string[] {
  if (typeof error !== 'object' || error === null || depth > 4) return []
  const { code, originalCode, cause, meta } = error as Record<string, unknown>
  const own = [code, originalCode].filter((value): value is string => typeof value === 'string')
  return [
    ...own,
    ...codes(cause, depth + 1),
    ...codes(meta, depth + 1),
    ...codes((meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError, depth + 1),
  ]
}
