'use client'

import { Trash2 } from 'lucide'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { LocalPhoto, PhotoLimits } from '@/components/photos/fit-photo'
import { PhotoPicker } from '@/components/photos/photo-picker'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Button } from '@/components/ui/button'
import { DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { Progress } from '@/components/ui/progress'
import { UnsavedInputDialog } from '@/components/ui/unsaved-input-dialog'
import { usePicture } from './use-picture'

type PictureDialogProps = {
  open: boolean
  familyId: string
  hasPicture: boolean
  limits: PhotoLimits
  onClose: () => void
}

export function PictureDialog({ open, familyId, hasPicture, limits, onClose }: PictureDialogProps) {
  const t = useTranslations('family.picture')
  const tFailed = useTranslations('family.failed')
  const tCommon = useTranslations('common')
  const tErrors = useTranslations('errors')
  const { share, change } = usePicture(familyId)
  const [photo, setPhoto] = useState<LocalPhoto | null>(null)
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState<'save' | 'remove' | null>(null)

  const { run } = useApiMutation(change, {
    success: (_, chosen) => t(chosen ? 'saved' : 'removed'),
    error: tFailed('picture'),
    refresh: true,
    onSuccess: onClose,
    onError: ({ code }) => {
      // A retry would fail again.
      if (code === 'photo_not_accepted') setPhoto(null)
      return false
    },
  })
  const save = async (chosen: LocalPhoto | null) => {
    setBusy(chosen ? 'save' : 'remove')
    await run(chosen)
    setBusy(null)
  }
  const percent = Math.round((share ?? 0) * 100)

  return (
    <UnsavedInputDialog
      open={open}
      onClose={onClose}
      dirty={photo !== null}
      locked={busy !== null}
      closeLabel={tCommon('close')}
      question={{
        title: tCommon('unsaved.title'),
        text: tCommon('unsaved.text'),
        keep: tCommon('unsaved.keep'),
        discard: tCommon('unsaved.discard'),
      }}
    >
      <DialogHeader>
        <DialogTitle>{t('title')}</DialogTitle>
        <DialogDescription>{t('text')}</DialogDescription>
      </DialogHeader>
      <PhotoPicker
        photo={photo}
        onPick={(picked) => {
          setPhoto(picked)
          setMissing(false)
        }}
        limits={limits}
        error={missing ? tErrors('photo_missing') : undefined}
        disabled={busy !== null}
      />
      {share === null ? null : (
        <div className="mt-4 grid gap-2">
          <p role="status" className="font-bold">
            {t('uploading', { percent })}
          </p>
          <Progress value={percent} label={t('uploading', { percent })} />
        </div>
      )}
      <DialogFooter>
        {hasPicture && !photo ? (
          <Button
            variant="ghost"
            className="text-coral-ink sm:mr-auto sm:px-4"
            loading={busy === 'remove'}
            disabled={busy === 'save'}
            onClick={() => save(null)}
          >
            <Icon of={Trash2} />
            {t('remove')}
          </Button>
        ) : null}
        <Button variant="secondary" disabled={busy !== null} onClick={onClose}>
          {tCommon('cancel')}
        </Button>
        <Button
          loading={busy === 'save'}
          disabled={busy === 'remove'}
          onClick={() => (photo ? save(photo) : setMissing(true))}
        >
          {tCommon('save')}
        </Button>
      </DialogFooter>
    </UnsavedInputDialog>
  )
}
