'use client'

import { Camera, Images, ImageUp } from 'lucide'
import { useTranslations } from 'next-intl'
import {
  type ChangeEvent,
  type DragEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { FieldError } from '@/components/form/field'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { Spinner } from '@/components/ui/spinner'
import { BYTES_PER_MEGABYTE } from '@/lib/platform/text/bytes'
import { fitPhoto, type LocalPhoto, type PhotoLimits } from './fit-photo'
import { listAcceptedPhotos } from './photo-kind'
import { PhotoPreview } from './photo-preview'

type PhotoPickerProps = {
  photo: LocalPhoto | null
  preselected?: File | null
  onPick: (photo: LocalPhoto) => void
  onPreparing?: (isPreparing: boolean) => void
  limits: PhotoLimits
  error?: string
  disabled?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** Keeps both labels on one line at 360 px. */
const PICK = 'flex-1 gap-1.5 px-2 max-[25rem]:flex-auto max-[25rem]:text-[0.9375rem]'

type ShownProps = { preparing: boolean; megabytes: number }

export function PhotoPicker({
  photo,
  preselected = null,
  onPick,
  onPreparing,
  limits,
  error,
  disabled = false,
  ref,
}: PhotoPickerProps) {
  const t = useTranslations('photos')
  const tErrors = useTranslations('errors')
  const errorId = useId()
  const camera = useRef<HTMLInputElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const [preparing, setPreparing] = useState(false)
  const [over, setOver] = useState(false)
  const [problem, setProblem] = useState<string>()

  const fitAndPick = async (file: File | undefined) => {
    if (!file || disabled) return
    setProblem(undefined)
    setPreparing(true)
    onPreparing?.(true)
    const fitted = await fitPhoto(file, limits).finally(() => {
      setPreparing(false)
      onPreparing?.(false)
    })
    if (typeof fitted === 'string') setProblem(tErrors(fitted))
    else onPick(fitted)
  }
  const fitPreselected = useEffectEvent(() => {
    if (preselected) void fitAndPick(preselected)
  })
  useEffect(() => fitPreselected(), [])
  const input = {
    type: 'file',
    hidden: true,
    accept: listAcceptedPhotos(limits.types),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      void fitAndPick(target.files?.[0])
      // Allows choosing the same file again after an error.
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
      void fitAndPick(event.dataTransfer.files[0])
    },
  }
  const shownError = problem ?? error
  const described = shownError ? { 'aria-describedby': errorId } : {}

  return (
    <fieldset className="grid gap-1.5" {...drop}>
      <legend className="sr-only">{t('label')}</legend>
      <input ref={camera} name="camera" capture="environment" {...input} />
      <input ref={files} name="photo" {...input} />
      <div
        className={cn(
          'grid place-items-center overflow-hidden rounded-card border-2 border-dashed bg-leaf-tint transition-colors duration-200',
          over ? 'border-leaf' : shownError ? 'border-danger' : 'border-field/60',
          photo && !over ? 'border-transparent' : null,
        )}
      >
        <PhotoPlaceholder
          photo={photo}
          preparing={preparing}
          megabytes={limits.maxBytes / BYTES_PER_MEGABYTE}
        />
      </div>
      <div className="flex gap-2">
        <Button
          variant={photo ? 'ghost' : 'secondary'}
          className={cn(PICK, 'hidden any-pointer-coarse:inline-flex')}
          disabled={disabled}
          onClick={() => camera.current?.click()}
          {...described}
        >
          <Icon of={Camera} />
          {t('take')}
        </Button>
        <Button
          ref={ref}
          variant={photo ? 'ghost' : 'secondary'}
          className={PICK}
          disabled={disabled}
          onClick={() => files.current?.click()}
          {...described}
        >
          <Icon of={Images} />
          {photo ? t('change') : t('choose')}
        </Button>
      </div>
      <FieldError id={errorId} error={shownError} />
    </fieldset>
  )
}

function PhotoPlaceholder({ photo, preparing, megabytes }: Pick<PhotoPickerProps, 'photo'> & ShownProps) {
  const t = useTranslations('photos')
  if (photo && !preparing) return <PhotoPreview file={photo.file} />
  return (
    <div className="grid min-h-36 content-center justify-items-center gap-1.5 px-4 py-5 text-center text-soft text-sm">
      {preparing ? (
        <Spinner label={t('preparing')} className="size-8 text-leaf-ink" />
      ) : (
        <>
          <Icon of={ImageUp} className="size-9 text-leaf-ink" />
          <p>{t('formats', { size: megabytes })}</p>
          <p className="hidden pointer-fine:block">{t('drop')}</p>
        </>
      )}
    </div>
  )
}
