import type { readSourceContract } from '@/lib/features/challenges/editor/contract'
import type { checkChallengeContract } from '@/lib/features/challenges/publishing/contract'
import { send } from '@/lib/platform/http/api-client'

/** Loads a challenge in both languages. */
export function loadSource(id: string) {
  return send<typeof readSourceContract>('GET', '/challenges/{id}/source', { params: { id } })
}

/** Loads what should be fixed before publishing. */
export function loadFindings(id: string) {
  return send<typeof checkChallengeContract>('GET', '/challenges/{id}/check', { params: { id }, query: {} })
}
