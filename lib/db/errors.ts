import 'server-only'
import { AppError } from '@/lib/errors/app-error'
import { Prisma } from './generated/client'

/** Codes of Prisma, its adapter, the socket and PostgreSQL that mean: the database is away, restarting or busy, try again. */
const AWAY = new Set<unknown>([
  ...['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028'],
  ...['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'],
  ...['57P01', '57P02', '57P03', '53300', '08006', '08001', '08003', '55P03'],
])

/** Codes of Prisma, its adapter and PostgreSQL that mean: of two that waited for each other, this one had to give way. */
const GAVE_WAY = new Set<unknown>(['P2034', 'TransactionWriteConflict', '40P01', '40001'])

/** Codes of PostgreSQL for text and moments that it has no place for; what asks for them is no fault of ours. */
const IMPOSSIBLE = new Set<unknown>(['22021', '22P05', '22008'])

/** The constraint's columns when an error is a unique violation, else null. */
export function uniqueViolation(error: unknown): string | null {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002') return null
  return JSON.stringify(error.meta ?? {})
}

/** Returns true when the written row refers to one that is gone. */
export function isForeignKeyViolation(error: unknown): boolean {
  return collectErrorCodes(error).some((code) => code === '23503' || code === 'P2003')
}

/**
 * Turns an error of the driver into ours where it means that the database is away or that trying again will do, or that
 * it was given what it cannot hold; others pass as they are.
 */
export function translateDatabaseError(error: unknown): unknown {
  const codes = collectErrorCodes(error)
  if (codes.some((code) => IMPOSSIBLE.has(code))) return new AppError('validation_failed', { cause: error })
  const passes = codes.some((code) => GAVE_WAY.has(code)) || isAway(error)
  return passes ? new AppError('service_unavailable', { cause: error }) : error
}

/** Whether the database cannot be asked at all for now, whatever it is asked. */
export function isAway(error: unknown): boolean {
  return collectErrorCodes(error).some((code) => AWAY.has(code)) || isConnectionLoss(error)
}

/** What the driver says of a connection that is lost, was never made, or hears nothing; it has no code for these. */
const LOST =
  /Connection terminated|is not queryable|Query read timeout|timeout exceeded when trying to connect|timeout expired|server closed the connection/i

function isConnectionLoss(error: unknown): boolean {
  return error instanceof Error && LOST.test(error.message)
}

/** All codes in an error and in what it was caused by, wherever Prisma puts that. */
function collectErrorCodes(error: unknown, depth = 0): unknown[] {
  if (typeof error !== 'object' || error === null || depth > 5) return []
  const { code, originalCode, kind, cause, meta, driverAdapterError } = error as Record<string, unknown>
  const inner = [cause, meta, driverAdapterError].flatMap((one) => collectErrorCodes(one, depth + 1))
  return [code, originalCode, kind, ...inner]
}
