'use client'

import { FileUp } from 'lucide'
import { useFormatter, useTranslations } from 'next-intl'
import { type DragEvent, type FormEvent, useEffect, useRef } from 'react'
import { TextField } from '@/components/form/text-field'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Progress } from '@/components/ui/progress'
import { MATERIAL_NAME_MAX } from '@/lib/features/materials/uploads/rules'
import type { UploadedMaterial } from '@/lib/features/materials/uploads/schema'
import { useSize } from './material-row'
import { useMaterialUpload } from './use-material-upload'

type MaterialUploadProps = {
  challengeId: string
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
    // The focused element was removed with the file.
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
            // Allows the same file again.
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

type ChosenFileProps = {
  file: File
  name: string
  setName: (name: string) => void
  share: number | null
  send: (file: File) => Promise<void>
  cancel: () => void
  onForget: () => void
}

function ChosenFile({ file, name, setName, share, send, cancel, onForget }: ChosenFileProps) {
  const t = useTranslations('challengeMaterials')
  const common = useTranslations('common')
  const format = useFormatter()
  const size = useSize()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(file)
  }
  const percent = Math.round((share ?? 0) * 100)
  const arrived = percent === 100
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
      {share === null ? null : (
        <div className="flex items-center gap-3">
          <Progress value={percent} label={t('progress')} className="flex-1" />
          <span aria-hidden className="min-w-12 text-right font-bold text-sm tabular-nums">
            {format.number(percent / 100, { style: 'percent' })}
          </span>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" loading={share !== null}>
          {t('upload')}
        </Button>
        <Button variant="secondary" onClick={share === null ? onForget : cancel}>
          {share === null ? common('cancel') : t('stop')}
        </Button>
        <p role="status" className="text-soft text-sm">
          {arrived ? t('checking') : null}
        </p>
      </div>
    </form>
  )
}
