'use client'

import { Camera, Hourglass, Lock, Trash2 } from 'lucide'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { CheckboxField } from '@/components/form/checkbox-field'
import { Field } from '@/components/form/field'
import { useOnline } from '@/components/offline/use-online'
import type { PhotoLimits } from '@/components/photos/fit-photo'
import { PhotoPicker } from '@/components/photos/photo-picker'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Textarea } from '@/components/ui/textarea'
import { getPhotoAudience, type PrivacyPreferences } from './audience'
import { type ChipKid, KidChips } from './kid-chips'
import { OfflineNote, UploadFailure, UploadState } from './upload-state'
import type { useCompleteTask } from './use-complete-task'
import type { CompletionValues, useDraft } from './use-draft'

type CompleteFormProps = {
  form: UseFormReturn<CompletionValues>
  submission: ReturnType<typeof useCompleteTask>
  kids: readonly ChipKid[]
  privacy: PrivacyPreferences
  preselected: File | null
  limits: PhotoLimits & { description: number }
  draft: ReturnType<typeof useDraft>
  onDiscard: () => void
}

export function CompleteForm({
  form,
  submission,
  kids,
  privacy,
  preselected,
  limits,
  draft,
  onDiscard,
}: CompleteFormProps) {
  const t = useTranslations('complete')
  const tCommon = useTranslations('common')
  const tErrors = useTranslations('errors')
  const online = useOnline()
  const { phase, failure } = submission
  const busy = phase.name !== 'idle'
  const [isPreparing, setPreparing] = useState(false)
  const showsChild = form.watch('showsChild')
  const isLocked = busy || isPreparing
  const submit = form.handleSubmit((values) => void submission.submit(values))
  const queue = form.handleSubmit((values) => void submission.queue(values))
  const submitOrQueue = online ? submit : queue

  return (
    <form
      noValidate
      onSubmit={(event) => (isLocked ? event.preventDefault() : submitOrQueue(event))}
      className="grid gap-5"
    >
      {online ? null : <OfflineNote />}
      <DraftNote draft={draft} />
      <Controller
        control={form.control}
        name="photo"
        rules={{ required: true }}
        render={({ field: { ref, value, onChange }, fieldState }) => (
          <PhotoPicker
            ref={ref}
            photo={value}
            preselected={preselected}
            onPick={onChange}
            onPreparing={setPreparing}
            limits={limits}
            error={fieldState.invalid ? tErrors('photo_missing') : undefined}
            disabled={busy}
          />
        )}
      />
      {kids.length > 0 ? (
        <Controller
          control={form.control}
          name="kidIds"
          render={({ field: { value, onChange } }) => (
            <KidChips label={t('kids')} kids={kids} chosen={value} onChange={onChange} disabled={busy} />
          )}
        />
      ) : null}
      <Field label={t('description')} note={t('optional')}>
        {(control) => (
          <Textarea
            {...control}
            {...form.register('description')}
            rows={2}
            maxLength={limits.description}
            readOnly={busy}
          />
        )}
      </Field>
      <CheckboxField
        name="showsChild"
        label={t('showsChild')}
        hint={t('showsChildHint')}
        checked={showsChild}
        aria-disabled={busy || undefined}
        onChange={(event) =>
          !busy && form.setValue('showsChild', event.target.checked, { shouldDirty: true })
        }
      />
      <p className="flex items-start gap-2 rounded-field bg-sky-tint px-4 py-3 text-ink text-sm">
        <Icon of={Lock} className="mt-0.5 size-4 shrink-0 text-sky-ink" />
        {t('privacy', { audience: getPhotoAudience(privacy, showsChild) })}
      </p>
      <UploadFailure failure={failure} onQueue={() => !isLocked && void queue()} />
      {busy ? (
        <UploadState phase={phase} onCancel={submission.cancel} />
      ) : (
        // The button is always in view, down to the edge of the sheet.
        <div className="sticky bottom-[calc(-1*max(1.5rem,env(safe-area-inset-bottom)))] z-10 -mx-6 -my-3 grid bg-card px-6 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-bottom-8 sm:-mx-8 sm:px-8 sm:pb-3">
          <Button type="submit" size="lg" loading={isPreparing}>
            {online ? <Icon of={Camera} /> : <Icon of={Hourglass} />}
            {online ? (failure && !failure.refused ? tCommon('retry') : t('send')) : t('queue')}
          </Button>
        </div>
      )}
      {busy ? null : <DraftActions draft={draft} onDiscard={onDiscard} />}
    </form>
  )
}

type DraftProps = { draft: ReturnType<typeof useDraft> }

function DraftNote({ draft }: DraftProps) {
  const t = useTranslations('complete.draft')
  if (!draft.isRestored) return null
  return (
    <p role="status" className="rounded-field bg-leaf-tint px-4 py-3 text-sm">
      {t('restored')}
    </p>
  )
}

function DraftActions({ draft, onDiscard }: DraftProps & { onDiscard: () => void }) {
  const t = useTranslations('complete.draft')
  if (!draft.isFilled) return null
  return (
    <div className="-mt-2 grid justify-items-center gap-1 text-center text-soft text-sm">
      {draft.isStored ? <p>{t('stored')}</p> : null}
      <Button variant="ghost" size="sm" onClick={onDiscard}>
        <Icon of={Trash2} />
        {t('discard')}
      </Button>
    </div>
  )
}
