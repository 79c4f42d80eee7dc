'use client'

import { Undo2 } from 'lucide'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { notify } from '@/components/shell/notify'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { LazyConfirm } from '@/components/ui/lazy-confirm'
import type { undoTaskContract } from '@/lib/features/completions/contract'
import { ApiError, send } from '@/lib/platform/http/client'
import { useRouter } from '@/lib/platform/i18n/navigation'
import { useCompletionContext } from './completion-provider'

type UndoButtonProps = { challengeId: string; task: { id: string; title: string } }

export function UndoButton({ challengeId, task }: UndoButtonProps) {
  const t = useTranslations('complete')
  const tCommon = useTranslations('common')
  const tErrors = useTranslations('errors')
  const router = useRouter()
  const { dismiss } = useCompletionContext()
  const [asking, setAsking] = useState<boolean | null>(null)
  const undo = async () => {
    try {
      const params = { id: challengeId, taskId: task.id }
      await send<typeof undoTaskContract>('DELETE', '/challenges/{id}/tasks/{taskId}/complete', { params })
      void notify('success', t('undone'))
      dismiss()
      router.refresh()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      void notify('error', error.message || tErrors('network'))
    }
    setAsking(false)
  }
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
        <Icon of={Undo2} />
        {t('undo')}
        <span className="sr-only"> {t('forTask', { task: task.title })}</span>
      </Button>
      {asking === null ? null : (
        <LazyConfirm
          open={asking}
          title={t('undoTitle')}
          text={t('undoText')}
          closeLabel={tCommon('close')}
          cancelLabel={tCommon('cancel')}
          confirmLabel={t('undo')}
          onCancel={() => setAsking(false)}
          onConfirm={undo}
        />
      )}
    </>
  )
}
