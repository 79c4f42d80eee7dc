'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Confirmation } from '@/components/form/confirmation'
import { notify } from '@/components/shell/notify'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Button } from '@/components/ui/button'
import { lazyClient } from '@/components/ui/lazy-client'
import { useDialog } from '@/components/ui/use-dialog'
import type { updateChallengeContract } from '@/lib/features/challenges/editor/contract'
import type { ChallengeSummary, Finding } from '@/lib/features/challenges/publishing/schema'
import { send } from '@/lib/platform/http/client'
import { useRouter } from '@/lib/platform/i18n/navigation'
import type { ActionLook } from './action-buttons'
import { loadFindings } from './challenge-requests'

const ActivationDialog = lazyClient(() =>
  import('./activation-dialog').then((module) => module.ActivationDialog),
)

/** Activates a challenge after a check, or deactivates it. */
export function ActivationButton({ challenge, look }: { challenge: ChallengeSummary; look: ActionLook }) {
  const t = useTranslations('challengeEditor')
  const { id, title, version, isActive, status, taskCount } = challenge
  const router = useRouter()
  const reasonId = useId()
  const checkDialog = useDialog()
  const confirmDialog = useDialog()
  const [findings, setFindings] = useState<Finding[]>([])
  const lacksTasks = !isActive && taskCount === 0

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
  const press = () => {
    if (lacksTasks) return void notify('warning', t('needsTasks'))
    if (status === 'active') return confirmDialog.show()
    void (isActive ? activation.run(false) : check.run())
  }
  const label = t(isActive ? 'deactivate' : 'activate')
  return (
    <>
      <Button
        variant={getButtonVariant(look, isActive)}
        size="sm"
        loading={check.isPending || activation.isPending}
        aria-disabled={lacksTasks || undefined}
        aria-label={look === 'icon' ? t('of', { action: label, title }) : undefined}
        aria-describedby={lacksTasks ? reasonId : undefined}
        title={lacksTasks ? t('needsTasks') : undefined}
        onClick={press}
      >
        {label}
      </Button>
      {lacksTasks ? (
        <span id={reasonId} hidden>
          {t('needsTasks')}
        </span>
      ) : null}
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
  )
}

function getButtonVariant(look: ActionLook, isActive: boolean): 'primary' | 'secondary' | 'ghost' {
  if (isActive) return look === 'full' ? 'secondary' : 'ghost'
  return look === 'full' ? 'primary' : 'secondary'
}
