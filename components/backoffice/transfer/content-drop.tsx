'use client'

import { FileUp } from 'lucide'
import { useTranslations } from 'next-intl'
import { type DragEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'

export function ContentDrop({ onChoose }: { onChoose: (file: File | undefined) => void }) {
  const t = useTranslations('transfer.importDialog')
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onChoose(event.dataTransfer.files[0])
  }
  return (
    <fieldset
      aria-label={t('file')}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cn(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border-2 border-dashed p-6 transition-colors',
        over ? 'border-leaf bg-leaf-tint' : 'border-field/60',
      )}
    >
      <input
        ref={input}
        type="file"
        hidden
        name="content"
        aria-label={t('file')}
        accept="application/json,.json"
        onChange={({ target }) => {
          onChoose(target.files?.[0])
          // Allows the same file again after it was fixed.
          target.value = ''
        }}
      />
      <Button variant="secondary" onClick={() => input.current?.click()}>
        <Icon of={FileUp} />
        {t('choose')}
      </Button>
      <p className="min-w-0 flex-[1_1_12rem] text-soft text-sm">{t('drop')}</p>
    </fieldset>
  )
}
