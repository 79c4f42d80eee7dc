'use client'

import { Download } from 'lucide'
import type { ReactNode } from 'react'
import { useFile } from '@/components/materials/use-file'
import { notify } from '@/components/shell/notify'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Spinner } from '@/components/ui/spinner'

type ExportButtonProps = {
  href: string
  busyText: string
  doneText: string
  children: ReactNode
}

/** Downloads a report; an error allows a retry. */
export function ExportButton({ href, busyText, doneText, children }: ExportButtonProps) {
  const { busy, download } = useDownload(href, doneText)
  return (
    <>
      <Button variant="secondary" size="sm" loading={busy} onClick={download}>
        {children}
      </Button>
      <span role="status" className="sr-only">
        {busy ? busyText : null}
      </span>
    </>
  )
}

type ExportRowProps = ExportButtonProps & { className: string }

/** Renders it as a list's row. */
export function ExportRow({ href, busyText, doneText, className, children }: ExportRowProps) {
  const { busy, download } = useDownload(href, doneText)
  return (
    <button type="button" aria-busy={busy || undefined} onClick={download} className={className}>
      {children}
      {busy ? (
        <Spinner label={busyText} className="size-5 shrink-0" />
      ) : (
        <Icon of={Download} className="size-5 shrink-0 text-soft" />
      )}
    </button>
  )
}

function useDownload(href: string, doneText: string) {
  const { busy, withFile } = useFile()
  const download = () =>
    withFile(href, (file, save) => {
      save(file)
      void notify('success', doneText)
    })
  return { busy, download }
}
