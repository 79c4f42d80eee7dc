'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useRef } from 'react'
import { TextField } from '@/components/form/text-field'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import { MATERIAL_NAME_MAX } from '@/lib/features/materials/uploads/rules'
import { useSize } from './material-row'

type ChosenFileProps = {
  file: File
  name: string
  setName: (name: string) => void
  /** Upload progress from 0 to 1; null before the upload. */
  share: number | null
  send: (file: File) => Promise<void>
  cancel: () => void
  onForget: () => void
}

export function ChosenFile({ file, name, setName, share, send, cancel, onForget }: ChosenFileProps) {
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
