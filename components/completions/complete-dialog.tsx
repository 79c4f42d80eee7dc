'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Draft } from '@/components/offline/drafts'
import type { PhotoLimits } from '@/components/photos/fit-photo'
import { forgetPreselectedPhoto, getPreselectedPhoto } from '@/components/photos/preselected-photo'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { UnsavedInputDialog } from '@/components/ui/unsaved-input-dialog'
import type { CompletionResult } from '@/lib/features/completions/schema'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import type { Audience } from './audience'
import { CompleteForm } from './complete-form'
import type { ChipKid } from './kid-chips'
import { useCompletion } from './use-completion'
import { type CompletionValues, useDraft } from './use-draft'

/** Loads with the dialog, in the same lazy chunk. */
export { readDraft } from '@/components/offline/drafts'

export type CompletionOutcome = {
  completed: CompletionResult
  removed: readonly ('location' | 'camera' | 'time')[]
  shrunk: boolean
  showsChild: boolean
}

type CompleteDialogProps = {
  open: boolean
  challengeId: string
  task: { id: string; title: string }
  madeOn: LocalDate
  today: LocalDate
  draft: Draft | null
  kids: readonly ChipKid[]
  audience: Audience
  limits: PhotoLimits & { description: number }
  onClose: () => void
  onDone: (outcome: CompletionOutcome) => void
  onDoneAlready: (message: string) => void
  onQueued: () => void
  onNewDay: () => void
  onCloseAutoFocus: (event: Event) => void
}

export function CompleteDialog({
  task,
  challengeId,
  draft: began,
  madeOn,
  today,
  ...props
}: CompleteDialogProps) {
  const {
    open,
    kids,
    audience,
    limits,
    onDone,
    onDoneAlready,
    onQueued,
    onNewDay,
    onClose,
    onCloseAutoFocus,
  } = props
  const t = useTranslations('complete')
  const tCommon = useTranslations('common')
  const form = useForm<CompletionValues>({
    defaultValues: {
      photo: null,
      kidIds: [],
      description: '',
      showsChild: true,
      ...began?.details,
      ...(began && { photo: began.photo, kidIds: listKnown(began.details.kidIds, kids) }),
    },
  })
  const draft = useDraft({ challengeId, taskId: task.id, form, began })
  const [asking, setAsking] = useState(false)
  // React may repeat a first render, so only an effect forgets the photo.
  const [preselected] = useState(() => getPreselectedPhoto(task.id))
  useEffect(forgetPreselectedPhoto, [])
  const completion = useCompletion({
    challengeId,
    task,
    madeOn,
    today,
    onDone: (completed, sent) => {
      draft.end()
      onDone({ completed, showsChild: form.getValues('showsChild'), ...sent })
    },
    onDoneAlready: (message) => {
      draft.end()
      onDoneAlready(message)
    },
    onQueued: () => {
      draft.end()
      onQueued()
    },
    onRefused: () => form.setValue('photo', null),
    onNewDay,
  })
  const close = () => {
    completion.cancel()
    onClose()
  }
  return (
    <UnsavedInputDialog
      open={open}
      onClose={close}
      dirty={draft.isFilled && !draft.isStored}
      locked={completion.phase.name === 'saving' || completion.phase.name === 'keeping'}
      closeLabel={tCommon('close')}
      // The button at the bottom must not hide the focus.
      className="scroll-pb-24"
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
        draft={draft}
        preselected={preselected}
        onDiscard={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        title={t('draft.title')}
        text={t('draft.text')}
        closeLabel={tCommon('close')}
        cancelLabel={tCommon('unsaved.keep')}
        confirmLabel={t('draft.discard')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          draft.end()
          close()
        }}
      />
    </UnsavedInputDialog>
  )
}

/** Without removed kids. */
function listKnown(kidIds: string[], kids: readonly ChipKid[]): string[] {
  return kidIds.filter((id) => kids.some((kid) => kid.id === id))
}
