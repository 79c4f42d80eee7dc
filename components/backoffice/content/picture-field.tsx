'use client'

import { Trash2, Undo2 } from 'lucide'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { FieldError } from '@/components/form/field'
import { usePreview } from '@/components/photos/use-preview'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { FileDrop } from './file-drop'

export type PictureChoice = { file: File | null; remove: boolean }

type PictureFieldProps = {
  label: string
  current: string | null
  value: PictureChoice
  onChange: (value: PictureChoice) => void
  placeholder: ReactNode
  /** Translated. */
  error?: string | undefined
}

const TYPES = 'image/jpeg,image/png,image/gif,image/webp'

/** Renders a picture's upload, focused when rejected. */
export function PictureField({ label, current, value, onChange, placeholder, error }: PictureFieldProps) {
  const t = useTranslations('backoffice.picture')
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (error) button.current?.focus()
  }, [error])
  const preview = usePreview(value.file)
  const shown = preview ?? (value.remove ? null : current)
  return (
    <FileDrop
      label={label}
      name={`${id}-file`}
      accept={TYPES}
      onFile={(file) => onChange({ file, remove: false })}
      className="grid gap-1.5"
      aria-describedby={error ? `${id}-error` : undefined}
    >
      {(open) => (
        <>
          <legend className="mb-1.5 font-bold text-ink text-sm">{label}</legend>
          <div className="flex flex-wrap items-center gap-4">
            <div className="grid aspect-4/3 w-40 place-items-center overflow-hidden rounded-field border-2 border-field/60 border-dashed bg-leaf-tint text-soft">
              {shown ? (
                <img src={shown} alt={t('preview')} className="size-full object-cover" />
              ) : (
                placeholder
              )}
            </div>
            <div className="grid gap-2">
              <div className="flex flex-wrap gap-2">
                <Button ref={button} variant="secondary" size="sm" onClick={open}>
                  {shown ? t('change') : t('choose')}
                </Button>
                {shown ? (
                  <Button
                    variant="ghost"
                    size="sm"
                    onClick={() => onChange({ file: null, remove: current !== null })}
                  >
                    <Icon of={Trash2} />
                    {t('remove')}
                  </Button>
                ) : null}
                {value.remove && !value.file ? (
                  <Button variant="ghost" size="sm" onClick={() => onChange({ file: null, remove: false })}>
                    <Icon of={Undo2} />
                    {t('keep')}
                  </Button>
                ) : null}
              </div>
              <p className="max-w-xs text-soft text-sm">{t('formats')}</p>
            </div>
          </div>
          <div role={error ? 'alert' : undefined}>
            <FieldError id={`${id}-error`} error={error} />
          </div>
        </>
      )}
    </FileDrop>
  )
}
