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
import type { LocalDate } from '@/lib/platform/dates/local-date'
import type { PrivacyPreferences } from './audience'
import { CompleteForm } from './complete-form'
import type { ChipKid } from './kid-chips'
import { type SubmissionOutcome, useCompleteTask } from './use-complete-task'
import { type CompletionValues, useDraft } from './use-draft'

/** Exported from here, so that one lazy chunk has the dialog and its draft. */
export { readDraft } from '@/components/offline/drafts'

/** State of the dialog since it was opened. */
export type DialogInstance = {
  /** A new key resets the state. */
  key: number
  open: boolean
  challengeId: string
  task: { id: string; title: string }
  madeOn: LocalDate
  initialDraft: Draft | null
}

type CompleteDialogProps = {
  instance: DialogInstance
  today: LocalDate
  kids: readonly ChipKid[]
  privacy: PrivacyPreferences
  limits: PhotoLimits & { description: number }
  onClose: () => void
  onOutcome: (outcome: SubmissionOutcome) => void
  onCloseAutoFocus: (event: Event) => void
}

export function CompleteDialog({
  instance,
  today,
  kids,
  privacy,
  limits,
  onClose,
  onOutcome,
  onCloseAutoFocus,
}: CompleteDialogProps) {
  const { open, challengeId, task, madeOn, initialDraft } = instance
  const t = useTranslations('complete')
  const tCommon = useTranslations('common')
  const form = useForm<CompletionValues>({
    defaultValues: {
      description: '',
      showsChild: true,
      ...initialDraft?.details,
      photo: initialDraft?.photo ?? null,
      // A kid of the draft may have been removed since.
      kidIds: initialDraft?.details.kidIds.filter((id) => kids.some((kid) => kid.id === id)) ?? [],
    },
  })
  const draft = useDraft({ challengeId, assignmentId: task.id, form, initialDraft })
  const [isDiscarding, setDiscarding] = useState(false)
  // React may repeat a first render, so only an effect forgets the photo.
  const [preselected] = useState(() => getPreselectedPhoto(task.id))
  useEffect(forgetPreselectedPhoto, [])
  const submission = useCompleteTask({
    challengeId,
    task,
    madeOn,
    today,
    onOutcome: (outcome) => {
      if (outcome.kind !== 'new-day') draft.end()
      onOutcome(outcome)
    },
    onPhotoRefused: () => form.setValue('photo', null),
  })
  const close = () => {
    submission.cancel()
    onClose()
  }
  return (
    <UnsavedInputDialog
      open={open}
      onClose={close}
      dirty={draft.isFilled && !draft.isStored}
      locked={submission.phase.name === 'saving' || submission.phase.name === 'queueing'}
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
        submission={submission}
        kids={kids}
        privacy={privacy}
        limits={limits}
        draft={draft}
        preselected={preselected}
        onDiscard={() => setDiscarding(true)}
      />
      <ConfirmDialog
        open={isDiscarding}
        title={t('draft.title')}
        text={t('draft.text')}
        closeLabel={tCommon('close')}
        cancelLabel={tCommon('unsaved.keep')}
        confirmLabel={t('draft.discard')}
        onCancel={() => setDiscarding(false)}
        onConfirm={() => {
          setDiscarding(false)
          draft.end()
          close()
        }}
      />
    </UnsavedInputDialog>
  )
}
