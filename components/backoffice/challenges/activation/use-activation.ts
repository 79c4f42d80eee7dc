'use client'

import { useTranslations } from 'next-intl'
import { notify } from '@/components/shell/notify'
import type { updateChallengeContract } from '@/lib/features/challenges/editor/contract'
import type { publishCheckContract } from '@/lib/features/challenges/publishing/contract'
import type { ChallengeSummary } from '@/lib/features/challenges/publishing/schema'
import { send } from '@/lib/platform/http/client'
import { useRouter } from '@/lib/platform/i18n/navigation'
import { useAct } from '../use-act'

export function fetchPublishCheck(id: string) {
  return send<typeof publishCheckContract>('GET', '/challenges/{id}/check', { params: { id }, query: {} })
}

/** Returns the mutation that sets the active state; it fails when the version is stale. */
export function useActivation({ id, version }: Pick<ChallengeSummary, 'id' | 'version'>) {
  const t = useTranslations('challengeEditor')
  const router = useRouter()
  const act = useAct()
  return (isActive: boolean) =>
    act('update', async () => {
      const call = { params: { id }, body: { isActive, version } }
      await send<typeof updateChallengeContract>('PUT', '/challenges/{id}', call)
      void notify('success', t(isActive ? 'activated' : 'deactivated'))
      router.refresh()
    })
}
