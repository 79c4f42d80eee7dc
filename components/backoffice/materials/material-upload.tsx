'use client'

import { FileUp } from 'lucide'
import { useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useRef } from 'react'
import { TextField } from '@/components/form/text-field'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { MATERIAL_NAME_MAX } from '@/lib/features/materials/uploads/rules'
import type { UploadedMaterial } from '@/lib/features/materials/uploads/schema'
import { FileDrop, UploadProgress } from '../content/file-drop'
import { useSize } from './material-row'
import { useMaterialUpload } from './use-material-upload'

type MaterialUploadProps = {
  challengeId: string
  first: boolean
  onAdded: (material: UploadedMaterial) => void
}

export function MaterialUpload({ challengeId, first, onAdded }: MaterialUploadProps) {
  const t = useTranslations('challengeMaterials')
  const upload = useMaterialUpload(challengeId, onAdded)
  const { file, problem, removed, choose } = upload
  const button = useRef<HTMLButtonElement>(null)
  const had = useRef(false)
  useEffect(() => {
    // The focused element was removed with the file.
    if (had.current && !file) button.current?.focus()
    had.current = file !== null
  }, [file])
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
      <FileDrop
        label={t('choose')}
        aria-label={t('choose')}
        name="material"
        accept="application/pdf,.pdf"
        onFile={(next) => upload.share === null && choose(next)}
        className="rounded-card border-2 border-field/60 border-dashed p-4 data-over:border-leaf"
      >
        {(open) =>
          file ? (
            <ChosenFile {...upload} file={file} />
          ) : (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Button ref={button} variant="secondary" onClick={open}>
                <Icon of={FileUp} className="size-5" />
                {t('choose')}
              </Button>
              <p className="min-w-0 flex-[1_1_14rem] text-soft text-sm">
                {first ? `${t('none')} ` : null}
                {t('hint')}
              </p>
            </div>
          )
        }
      </FileDrop>
    </div>
  )
}

type ChosenFileProps = Omit<ReturnType<typeof useMaterialUpload>, 'file'> & { file: File }

function ChosenFile({ file, name, setName, share, choose, send, cancel }: ChosenFileProps) {
  const t = useTranslations('challengeMaterials')
  const common = useTranslations('common')
  const size = useSize()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(file)
  }
  return (
    <form ref={form} method="post" onSubmit={submit} className="grid gap-3">
      <TextField
        name="name"
        label={t('name')}
        hint={t('nameHint', { file: file.name, size: size(file.size) })}
        value={name}
        maxLength={MATERIAL_NAME_MAX}
        readOnly={share !== null}
        onChange={(event) => setName(event.target.value)}
      />
      {share === null ? null : <UploadProgress share={share} label={t('progress')} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" loading={share !== null}>
          {t('upload')}
        </Button>
        <Button variant="secondary" onClick={share === null ? () => choose(null) : cancel}>
          {share === null ? common('cancel') : t('stop')}
        </Button>
        <p role="status" className="text-soft text-sm">
          {share === 1 ? t('checking') : null}
        </p>
      </div>
    </form>
  )
}
