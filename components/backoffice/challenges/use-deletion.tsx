'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Confirmation } from '@/components/form/confirmation'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { useDialog } from '@/components/ui/use-dialog'
import type { deleteChallengeContract } from '@/lib/features/challenges/editor/contract'
import type { ChallengeSummary } from '@/lib/features/challenges/publishing/schema'
import { send } from '@/lib/platform/http/api-client'
import { useRouter } from '@/lib/platform/i18n/navigation'
import { PATHS } from '../paths'

/** Returns the deletion of a challenge; its confirmation lists lost completions. */
export function useDeletion({ id, title, completionCount }: ChallengeSummary, onOwnPage: boolean) {
  const t = useTranslations('challengeEditor')
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
        if (onOwnPage) router.push(PATHS.challenges)
      },
      onError: ({ code }) => {
        const needsForce = code === 'challenge_has_completions'
        if (needsForce) forceDialog.show()
        return needsForce
      },
    },
  )
  const focusTab = (event: Event) => {
    if (!isDeleted) return
    event.preventDefault()
    document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
  }
  const { show } = completionCount > 0 ? forceDialog : plainDialog
  return {
    run: isDeleted ? () => undefined : show,
    dialogs: (
      <>
        <Confirmation
          dialog={plainDialog}
          title={t('deleteTitle', { title })}
          text={t('deleteText')}
          confirmLabel={t('delete')}
          onConfirm={() => deletion.run('false').then(plainDialog.close)}
          onCloseAutoFocus={focusTab}
        />
        <Confirmation
          dialog={forceDialog}
          title={t('forceTitle')}
          text={t('forceText', { count: completionCount })}
          confirmLabel={t('forceDo')}
          onConfirm={() => deletion.run('true').then(forceDialog.close)}
          onCloseAutoFocus={focusTab}
        />
      </>
    ),
  }
}
