'use client'

import { Camera, Lock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type FormEvent, useRef, useState } from 'react'
import { CheckboxField } from '@/components/form/checkbox-field'
import { Field } from '@/components/form/field'
import type { FittedPhoto, PhotoLimits } from '@/components/photos/fit-photo'
import { PhotoPicker } from '@/components/photos/photo-picker'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/textarea'
import { type Audience, audienceOf } from './audience'
import { type ChipKid, KidChips } from './kid-chips'
import { UploadFailure, UploadState } from './upload-state'
import type { useCompletion } from './use-completion'

type CompleteFormProps = {
  completion: ReturnType<typeof useCompletion>
  kids: readonly ChipKid[]
  audience: Audience
  limits: PhotoLimits & { description: number }
  /** Something was entered. */
  onDirty: () => void
  /** The photo that is sent, before it is. */
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
  const { phase, failure } = completion
  const busy = phase.name !== 'idle'

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!photo) {
      setMissing(true)
      pick.current?.focus()
      return
    }
    onSend(photo, showsChild)
    void completion.submit(photo.file, { description, kidIds, showsChild })
  }
  const entered =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value)
      onDirty()
    }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
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
        <Lock aria-hidden className="mt-0.5 size-4 shrink-0 text-sky-ink" />
        {t('privacy', { audience: audienceOf(audience, showsChild) })}
      </p>
      <UploadFailure failure={failure} />
      {busy ? (
        <UploadState phase={phase} onCancel={completion.cancel} />
      ) : (
        <Button type="submit" size="lg">
          <Camera aria-hidden />
          {failure ? tCommon('retry') : t('send')}
        </Button>
      )}
    </form>
  )
}
