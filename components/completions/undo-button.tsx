'use client'

import { Undo2 } from 'lucide'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { lazyClient } from '@/components/ui/lazy-client'
import { useDialog } from '@/components/ui/use-dialog'

const UndoDialog = lazyClient(() => import('./undo-dialog').then((module) => module.UndoDialog))

type UndoButtonProps = { challengeId: string; task: { id: string; title: string } }

export function UndoButton({ challengeId, task }: UndoButtonProps) {
  const t = useTranslations('complete')
  const dialog = useDialog()
  return (
    <>
      <Button variant="ghost" size="sm" onClick={dialog.show}>
        <Icon of={Undo2} />
        {t('undo')}
        <span className="sr-only"> {t('forTask', { task: task.title })}</span>
      </Button>
      {dialog.key > 0 ? (
        <UndoDialog {...dialog.shown} challengeId={challengeId} assignmentId={task.id} />
      ) : null}
    </>
  )
}
