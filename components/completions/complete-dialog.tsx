'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import type { PhotoLimits } from '@/components/photos/fit-photo'
import { DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { GuardedDialog } from '@/components/ui/guarded-dialog'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import type { Audience } from './audience'
import { CompleteForm, type CompletionValues } from './complete-form'
import type { ChipKid } from './kid-chips'
import { type Completed, useCompletion } from './use-completion'

export type Outcome = {
  completed: Completed
  removed: readonly ('location' | 'camera' | 'time')[]
  shrunk: boolean
  showsChild: boolean
}

type CompleteDialogProps = {
  open: boolean
  challengeId: string
  task: { id: string; title: string }
  /** Day on which the form was opened. */
  madeOn: LocalDate
  today: LocalDate
  kids: readonly ChipKid[]
  audience: Audience
  limits: PhotoLimits & { description: number }
  onClose: () => void
  onDone: (outcome: Outcome) => void
  onDoneAlready: (message: string) => void
  onKept: () => void
  onNewDay: () => void
  onCloseAutoFocus: (event: Event) => void
}

export function CompleteDialog({ task, challengeId, madeOn, today, onDone, ...props }: CompleteDialogProps) {
  const { open, kids, audience, limits, onDoneAlready, onKept, onNewDay, onClose, onCloseAutoFocus } = props
  const t = useTranslations('complete')
  const tCommon = useTranslations('common')
  const form = useForm<CompletionValues>({
    defaultValues: { photo: null, kidIds: [], description: '', showsChild: true },
  })
  const sent = useRef({ shrunk: false, showsChild: true })
  const completion = useCompletion({
    challengeId,
    task,
    madeOn,
    today,
    onDone: (completed, photo) => onDone({ completed, removed: photo.removed, ...sent.current }),
    onDoneAlready,
    onKept,
    onNewDay,
  })
  return (
    <GuardedDialog
      open={open}
      onClose={() => {
        completion.cancel()
        onClose()
      }}
      dirty={form.formState.isDirty}
      locked={completion.phase.name === 'saving' || completion.phase.name === 'keeping'}
      closeLabel={tCommon('close')}
      question={{
        title: tCommon('unsaved.title'),
        text: tCommon('unsaved.text'),
        keep: tCommon('unsaved.keep'),
        discard: tCommon('unsaved.discard'),
      }}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      <DialogHeader className="gap-0">
        <DialogDescription className="font-bold text-leaf-ink text-sm">{t('task')}</DialogDescription>
        <DialogTitle>{task.title}</DialogTitle>
      </DialogHeader>
      <CompleteForm
        form={form}
        completion={completion}
        kids={kids}
        audience={audience}
        limits={limits}
        onSend={({ shrunk }, showsChild) => {
          sent.current = { shrunk, showsChild }
        }}
      />
    </GuardedDialog>
  )
}
