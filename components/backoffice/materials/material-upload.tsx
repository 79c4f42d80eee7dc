'use client'

import { FileUp } from 'lucide'
import { useTranslations } from 'next-intl'
import { type DragEvent, useEffect, useRef } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { UploadedMaterial } from '@/lib/features/materials/uploads/schema'
import { ChosenFile } from './chosen-file'
import { useMaterialUpload } from './use-material-upload'

type MaterialUploadProps = {
  challengeId: string
  /** True when there is no PDF yet. */
  first: boolean
  onAdded: (material: UploadedMaterial) => void
}

export function MaterialUpload({ challengeId, first, onAdded }: MaterialUploadProps) {
  const t = useTranslations('challengeMaterials')
  const { file, problem, removed, choose, ...sending } = useMaterialUpload(challengeId, onAdded)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const had = useRef(false)
  useEffect(() => {
    // The focused element was removed with the selected file.
    if (had.current && !file) button.current?.focus()
    had.current = file !== null
  }, [file])
  const drop = (event: DragEvent) => {
    event.preventDefault()
    if (sending.share === null) choose(event.dataTransfer.files[0] ?? file)
  }
  return (
    <div className="grid gap-3">
      {problem ? (
        <Alert tone="error" role="alert" title={t('failed')}>
          {problem}
        </Alert>
      ) : null}
      {removed.length > 0 ? (
        <Alert tone="info" role="status" title={t('cleaned')}>
          {removed.map((part) => t(`cleanedOf.${part}`)).join(' ')}
        </Alert>
      ) : null}
      <fieldset
        aria-label={t('choose')}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        className="rounded-card border-2 border-field/60 border-dashed p-4"
      >
        <input
          ref={input}
          type="file"
          hidden
          name="material"
          aria-label={t('choose')}
          accept="application/pdf,.pdf"
          onChange={({ target }) => {
            choose(target.files?.[0] ?? file)
            // Allows the same file to be selected again after an error.
            target.value = ''
          }}
        />
        {file ? (
          <ChosenFile file={file} onForget={() => choose(null)} {...sending} />
        ) : (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button ref={button} variant="secondary" onClick={() => input.current?.click()}>
              <Icon of={FileUp} className="size-5" />
              {t('choose')}
            </Button>
            <p className="min-w-0 flex-[1_1_14rem] text-soft text-sm">
              {first ? `${t('none')} ` : null}
              {t('hint')}
            </p>
          </div>
        )}
      </fieldset>
    </div>
  )
}
