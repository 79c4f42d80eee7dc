'use client'

import { Camera, ImagePlus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ChangeEvent, type DragEvent, type Ref, useId, useRef, useState } from 'react'
import { FieldError } from '@/components/form/field'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Spinner } from '@/components/ui/spinner'
import { type FittedPhoto, fitPhoto, type PhotoLimits } from './fit-photo'
import { PhotoPreview } from './photo-preview'

type PhotoPickerProps = {
  photo: FittedPhoto | null
  onPick: (photo: FittedPhoto) => void
  limits: PhotoLimits
  /** Already in the reader's language. */
  error?: string
  disabled?: boolean
  /** The button that takes the focus when a photo is missing. */
  ref?: Ref<HTMLButtonElement>
}

const MEGABYTE = 1024 * 1024

/** A photo from the camera, from the files, or dropped; what cannot be sent is told at once. */
export function PhotoPicker({ photo, onPick, limits, error, disabled = false, ref }: PhotoPickerProps) {
  const t = useTranslations('photos')
  const tErrors = useTranslations('errors')
  const errorId = useId()
  const camera = useRef<HTMLInputElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const [preparing, setPreparing] = useState(false)
  const [over, setOver] = useState(false)
  const [problem, setProblem] = useState<string>()

  const take = async (file: File | undefined) => {
    if (!file || disabled) return
    setProblem(undefined)
    setPreparing(true)
    const fitted = await fitPhoto(file, limits)
    setPreparing(false)
    if (typeof fitted === 'string') setProblem(tErrors(fitted))
    else onPick(fitted)
  }
  const input = {
    type: 'file',
    hidden: true,
    accept: limits.types.join(','),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      void take(target.files?.[0])
      // The same file can be chosen again after it was refused.
      target.value = ''
    },
  }
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      void take(event.dataTransfer.files[0])
    },
  }
  const told = problem ?? error
  const described = told ? { 'aria-describedby': errorId } : {}

  return (
    <fieldset className="grid gap-1.5" {...drop}>
      <legend className="sr-only">{t('label')}</legend>
      <input ref={camera} name="camera" capture="environment" {...input} />
      <input ref={files} name="photo" {...input} />
      <div
        className={cn(
          'grid place-items-center overflow-hidden rounded-card border-2 border-dashed bg-leaf-tint/60 transition-colors duration-200',
          over ? 'border-leaf bg-leaf-tint' : told ? 'border-danger' : 'border-field/60',
          photo ? 'border-transparent' : 'px-4 py-6',
        )}
      >
        {preparing ? (
          <Spinner label={t('preparing')} className="size-8" />
        ) : photo ? (
          <PhotoPreview file={photo.file} />
        ) : (
          <p className="text-center text-soft text-sm">
            {t('formats', { size: limits.maxBytes / MEGABYTE })}
          </p>
        )}
        {photo || preparing ? null : (
          <p className="hidden text-soft text-sm pointer-fine:block">{t('drop')}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant={photo ? 'ghost' : 'secondary'}
          className="hidden flex-1 any-pointer-coarse:inline-flex"
          disabled={disabled}
          onClick={() => camera.current?.click()}
          {...described}
        >
          <Camera aria-hidden />
          {t('take')}
        </Button>
        <Button
          ref={ref}
          variant={photo ? 'ghost' : 'secondary'}
          className="flex-1"
          disabled={disabled}
          onClick={() => files.current?.click()}
          {...described}
        >
          <ImagePlus aria-hidden />
          {photo ? t('change') : t('choose')}
        </Button>
      </div>
      <FieldError id={errorId} error={told} />
    </fieldset>
  )
}
