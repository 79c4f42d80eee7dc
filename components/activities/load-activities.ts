import type { ActivityView } from '@/lib/completions/schema'
import { ApiError, addressOf, readEnvelope } from '@/lib/http/client'

export type ActivityPage = { items: ActivityView[]; nextCursor: string | null }

/**
 * The page of activities that begins at a cursor.
 * @throws ApiError as every call does
 */
export async function loadActivities(cursor: string, limit: number): Promise<ActivityPage> {
  const response = await fetch(addressOf('/activities', {}, { cursor, limit })).catch(() => {
    throw new ApiError(0, { code: 'network', message: '' })
  })
  const text = await response.text()
  const items = readEnvelope<ActivityView[]>(response.status, text)
  const { nextCursor } = JSON.parse(text) as { nextCursor: string | null }
  return { items, nextCursor }
}
