import 'server-only'
import { z } from 'zod'
import { AppError } from '@/lib/platform/errors/app-error'
import { timestamp } from './fields'

const position = z.tuple([timestamp, z.uuid()])

/** Returns the cursor of a list sorted by time, then id. */
export function encodeCursor(last: { createdAt: Date; id: string }): string {
  return Buffer.from(JSON.stringify([last.createdAt.toISOString(), last.id])).toString('base64url')
}

/** @throws AppError validation_failed */
export function decodeCursor(cursor: string): { createdAt: Date; id: string } {
  try {
    const [createdAt, id] = position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    return { createdAt: new Date(createdAt), id }
  } catch (cause) {
    throw new AppError('validation_failed', { fields: { cursor: [{ key: 'invalid' }] }, cause })
  }
}
