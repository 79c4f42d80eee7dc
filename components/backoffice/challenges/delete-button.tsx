'use client'

import { Trash2 } from 'lucide'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Icon } from '@/components/ui/icon'
import { LazyConfirm } from '@/components/ui/lazy-confirm'
import { useDialog } from '@/components/ui/use-dialog'
import type { deleteChallengeContract } from '@/lib/features/challenges/editor/contract'
import type { ChallengeSummary } from '@/lib/features/challenges/publishing/schema'
import { send } from '@/lib/platform/http/client'
import { useRouter } from '@/lib/platform/i18n/navigation'
import { ActionButton, type ActionLook } from './action-button'
import { LIST_PATH } from './challenge-path'

type DeleteButtonProps = { challenge: ChallengeSummary; look: ActionLook }

/** Deletes a challenge; the confirmation lists lost completions. */
export function DeleteButton({ challenge: { id, title, completionCount }, look }: DeleteButtonProps) {
  const t = useTranslations('challengeEditor')
  const common = useTranslations('common')
  const router = useRouter()
  const plainDialog = useDialog()
  const forceDialog = useDialog()
  const [isDeleted, setDeleted] = useState(false)
  const deletion = useApiMutation(
    (force: 'true' | 'false') =>
      send<typeof deleteChallengeContract>('DELETE', '/challenges/{id}', {
        params: { id },
        query: { force },
      }),
    {
      success: t('deleted'),
      error: t('failed.delete'),
      refresh: true,
      onSuccess: () => {
        setDeleted(true)
        if (look === 'full') router.push(LIST_PATH)
      },
      onError: ({ code }) => {
        const needsForce = code === 'challenge_has_completions'
        if (needsForce) forceDialog.show()
        return needsForce
      },
    },
  )
  const dialogProps = {
    closeLabel: common('close'),
    cancelLabel: common('cancel'),
    onCloseAutoFocus: (event: Event) => {
      if (!isDeleted) return
      event.preventDefault()
      document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
    },
  }
  return (
    <>
      <ActionButton
        look={look}
        icon={<Icon of={Trash2} />}
        label={t('delete')}
        title={title}
        disabled={isDeleted}
        onClick={completionCount > 0 ? forceDialog.show : plainDialog.show}
      />
      {plainDialog.key ? (
        <LazyConfirm
          {...dialogProps}
          open={plainDialog.open}
          title={t('deleteTitle', { title })}
          text={t('deleteText')}
          confirmLabel={t('delete')}
          onCancel={plainDialog.close}
          onConfirm={() => deletion.run('false').then(plainDialog.close)}
        />
      ) : null}
      {forceDialog.key ? (
        <LazyConfirm
          {...dialogProps}
          open={forceDialog.open}
          title={t('forceTitle')}
          text={t('forceText', { count: completionCount })}
          confirmLabel={t('forceDo')}
          onCancel={forceDialog.close}
          onConfirm={() => deletion.run('true').then(forceDialog.close)}
        />
      ) : null}
    </>
  )
}
