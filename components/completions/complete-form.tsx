'use client'

import { Camera, Hourglass, Lock } from 'lucide'
import { useTranslations } from 'next-intl'
import { type FormEvent, useRef, useState } from 'react'
import { CheckboxField } from '@/components/form/checkbox-field'
import { Field } from '@/components/form/field'
import { useOnline } from '@/components/offline/use-online'
import type { FittedPhoto, PhotoLimits } from '@/components/photos/fit-photo'
import { PhotoPicker } from '@/components/photos/photo-picker'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Textarea } from '@/components/ui/textarea'
import { type Audience, getPhotoAudience } from './audience'
import { type ChipKid, KidChips } from './kid-chips'
import { OfflineNote, UploadFailure, UploadState } from './upload-state'
import type { useCompletion } from './use-completion'

type CompleteFormProps = {
  completion: ReturnType<typeof useCompletion>
  kids: readonly ChipKid[]
  audience: Audience
  limits: PhotoLimits & { description: number }
  onDirty: () => void
  onSend: (photo: FittedPhoto, showsChild: boolean) => void
}

export function CompleteForm({ completion, kids, audience, limits, onDirty, onSend }: CompleteFormProps) {
  const t = useTranslations('complete')
  const tCommon = useTranslations('common')
  const tErrors = useTranslations('errors')
  const pick = useRef<HTMLButtonElement>(null)
  const [photo, setPhoto] = useState<FittedPhoto | null>(null)
  const [missing, setMissing] = useState(false)
  const [description, setDescription] = useState('')
  const [kidIds, setKidIds] = useState<string[]>([])
  const [showsChild, setShowsChild] = useState(true)
  const online = useOnline()
  const { phase, failure } = completion
  const busy = phase.name !== 'idle'
  // Offline, the note already says so: no error is needed.
  const shownFailure = failure?.unreachable && !online ? null : failure

  const take = (way: 'submit' | 'keep') => {
    if (busy) return
    if (!photo) {
      setMissing(true)
      pick.current?.focus()
      return
    }
    onSend(photo, showsChild)
    void completion[way](photo, { description, kidIds, showsChild })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    take(online ? 'submit' : 'keep')
  }
  const entered =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value)
      onDirty()
    }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {online ? null : <OfflineNote />}
      <PhotoPicker
        ref={pick}
        photo={photo}
        onPick={entered((picked: FittedPhoto) => {
          setPhoto(picked)
          setMissing(false)
        })}
        limits={limits}
        error={missing ? tErrors('photo_missing') : undefined}
        disabled={busy}
      />
      {kids.length > 0 ? (
        <KidChips
          label={t('kids')}
          kids={kids}
          chosen={kidIds}
          onChange={entered(setKidIds)}
          disabled={busy}
        />
      ) : null}
      <Field label={t('description')} note={t('optional')}>
        {(control) => (
          <Textarea
            {...control}
            name="description"
            rows={2}
            maxLength={limits.description}
            value={description}
            readOnly={busy}
            onChange={(event) => entered(setDescription)(event.target.value)}
          />
        )}
      </Field>
      <CheckboxField
        name="showsChild"
        label={t('showsChild')}
        hint={t('showsChildHint')}
        checked={showsChild}
        aria-disabled={busy || undefined}
        onChange={(event) => !busy && entered(setShowsChild)(event.target.checked)}
      />
      <p className="flex items-start gap-2 rounded-field bg-sky-tint px-4 py-3 text-ink text-sm">
        <Icon of={Lock} className="mt-0.5 size-4 shrink-0 text-sky-ink" />
        {t('privacy', { audience: getPhotoAudience(audience, showsChild) })}
      </p>
      <UploadFailure failure={shownFailure} onKeep={() => take('keep')} />
      {busy ? (
        <UploadState phase={phase} onCancel={completion.cancel} />
      ) : (
        <Button type="submit" size="lg">
          {online ? <Icon of={Camera} /> : <Icon of={Hourglass} />}
          {online ? (failure ? tCommon('retry') : t('send')) : t('keep')}
        </Button>
      )}
    </form>
  )
}
