'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Confirmation } from '@/components/form/confirmation'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { lazyClient } from '@/components/ui/lazy-client'
import { useDialog } from '@/components/ui/use-dialog'
import type { updateChallengeContract } from '@/lib/features/challenges/editor/contract'
import type { ChallengeSummary, Finding } from '@/lib/features/challenges/publishing/schema'
import { send } from '@/lib/platform/http/api-client'
import { useRouter } from '@/lib/platform/i18n/navigation'
import { loadFindings } from './challenge-requests'

const ActivationDialog = lazyClient(() =>
  import('./activation-dialog').then((module) => module.ActivationDialog),
)

/** Returns the activation of a challenge after a check, or its deactivation, with their dialogs. */
export function useActivation(challenge: ChallengeSummary) {
  const t = useTranslations('challengeEditor')
  const { id, title, version, isActive, status, taskCount } = challenge
  const router = useRouter()
  const checkDialog = useDialog()
  const confirmDialog = useDialog()
  const [findings, setFindings] = useState<Finding[]>([])

  const activation = useApiMutation(
    (active: boolean) =>
      send<typeof updateChallengeContract>('PUT', '/challenges/{id}', {
        params: { id },
        body: { isActive: active, version },
      }),
    {
      success: (_, active) => t(active ? 'activated' : 'deactivated'),
      error: t('failed.update'),
      refresh: true,
    },
  )
  const check = useApiMutation(() => loadFindings(id), {
    error: t('failed.fetch'),
    onSuccess: async (found) => {
      if (found.length === 0) return void (await activation.run(true))
      setFindings(found)
      checkDialog.show()
    },
    onError: () => {
      router.refresh()
      return false
    },
  })
  const isPending = check.isPending || activation.isPending
  return {
    isPending,
    /** The reason, for a challenge without tasks. */
    refused: !isActive && taskCount === 0 ? t('needsTasks') : null,
    run: () => {
      if (isPending) return
      if (status === 'active') return confirmDialog.show()
      void (isActive ? activation.run(false) : check.run())
    },
    dialogs: (
      <>
        {checkDialog.key ? (
          <ActivationDialog
            open={checkDialog.open}
            challenge={challenge}
            findings={findings}
            isBusy={activation.isPending}
            onClose={checkDialog.close}
            onActivate={() => activation.run(true).then(checkDialog.close)}
          />
        ) : null}
        <Confirmation
          dialog={confirmDialog}
          title={t('deactivateTitle')}
          text={t('deactivateText', { title })}
          confirmLabel={t('deactivate')}
          onConfirm={() => activation.run(false).then(confirmDialog.close)}
        />
      </>
    ),
  }
}
