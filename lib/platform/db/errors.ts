import 'server-only'
import { AppError } from '@/lib/platform/errors/app-error'
import { Prisma } from './generated/client'

const AWAY = new Set<unknown>([
  ...['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028'],
  ...['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'],
  ...['57P01', '57P02', '57P03', '53300', '08006', '08001', '08003', '55P03'],
])

const GAVE_WAY = new Set<unknown>(['P2034', 'TransactionWriteConflict', '40P01', '40001'])

/** PostgreSQL cannot represent the request's text or timestamp. */
const IMPOSSIBLE = new Set<unknown>(['22021', '22P05', '22008'])

/** Returns the columns of a unique violation, else null. */
export function uniqueViolation(error: unknown): string | null {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002') return null
  return JSON.stringify(error.meta ?? {})
}

export function isForeignKeyViolation(error: unknown): boolean {
  return collectErrorCodes(error).some((code) => code === '23503' || code === 'P2003')
}

/**
 * Turns a driver error into an AppError when the database is away, a retry helps or a value cannot be
 * stored.
 */
export function translateDatabaseError(error: unknown): unknown {
  const codes = collectErrorCodes(error)
  if (codes.some((code) => IMPOSSIBLE.has(code))) return new AppError('validation_failed', { cause: error })
  const passes = codes.some((code) => GAVE_WAY.has(code)) || isAway(error)
  return passes ? new AppError('service_unavailable', { cause: error }) : error
}

function isAway(error: unknown): boolean {
  return collectErrorCodes(error).some((code) => AWAY.has(code)) || isConnectionLoss(error)
}

/** Checks if the error only reports an earlier failure in the transaction. */
export function isAborted(error: unknown): boolean {
  return collectErrorCodes(error).includes('25P02')
}

/** The driver has no code for a lost, failed or silent connection. */
const LOST =
  /Connection terminated|is not queryable|Query read timeout|timeout exceeded when trying to connect|timeout expired|server closed the connection/i

function isConnectionLoss(error: unknown): boolean {
  return error instanceof Error && LOST.test(error.message)
}

function collectErrorCodes(error: unknown, depth = 0): unknown[] {
  if (typeof error !== 'object' || error === null || depth > 5) return []
  const { code, originalCode, kind, cause, meta, driverAdapterError } = error as Record<string, unknown>
  const inner = [cause, meta, driverAdapterError].flatMap((one) => collectErrorCodes(one, depth + 1))
  return [code, originalCode, kind, ...inner]
}
