'use client'

import { Download } from 'lucide'
import type { ReactNode } from 'react'
import { saveFile } from '@/components/materials/fetch-file'
import { useFile } from '@/components/materials/use-file'
import { notify } from '@/components/shell/notify'
import { Icon } from '@/components/ui/icon'
import { Spinner } from '@/components/ui/spinner'
import { ROW } from './row'

type ExportRowProps = { href: string; busyText: string; doneText: string; children: ReactNode }

export function ExportRow({ href, busyText, doneText, children }: ExportRowProps) {
  const { busy, withFile } = useFile()
  const download = () =>
    withFile(href, (file) => {
      saveFile(file)
      void notify('success', doneText)
    })
  return (
    <button type="button" aria-busy={busy || undefined} onClick={download} className={ROW}>
      {children}
      {busy ? (
        <Spinner label={busyText} className="size-5 shrink-0" />
      ) : (
        <Icon of={Download} className="size-5 shrink-0 text-soft" />
      )}
    </button>
  )
}
