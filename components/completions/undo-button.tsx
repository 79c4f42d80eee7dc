'use client'

import { Undo2 } from 'lucide'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { LazyConfirm } from '@/components/ui/lazy-confirm'
import type { undoTaskContract } from '@/lib/features/completions/contract'
import { send } from '@/lib/platform/http/client'
import { useCompletionContext } from './completion-provider'

type UndoButtonProps = { challengeId: string; task: { id: string; title: string } }

export function UndoButton({ challengeId, task }: UndoButtonProps) {
  const t = useTranslations('complete')
  const tCommon = useTranslations('common')
  const { dismiss } = useCompletionContext()
  const [asking, setAsking] = useState<boolean | null>(null)
  const params = { id: challengeId, taskId: task.id }
  const { run } = useApiMutation(
    () => send<typeof undoTaskContract>('DELETE', '/challenges/{id}/tasks/{taskId}/complete', { params }),
    { success: t('undone'), onSuccess: dismiss, refresh: true },
  )
  const undo = async () => {
    await run()
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
