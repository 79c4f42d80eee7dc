'use client'

import type { ReactNode } from 'react'
import { saveFile } from '@/components/materials/fetch-file'
import { useFile } from '@/components/materials/use-file'
import { notify } from '@/components/shell/notify'
import { Button } from '@/components/ui/button'

type ExportButtonProps = {
  href: string
  /** Announced to screen readers while the request runs. */
  busyText: string
  /** Toast after the download. */
  doneText: string
  className?: string
  children: ReactNode
}

/** Requests a report and downloads it; shows a toast on an error and allows a retry. */
export function ExportButton({ href, busyText, doneText, className, children }: ExportButtonProps) {
  const { busy, withFile } = useFile()
  const download = () =>
    withFile(href, (file) => {
      saveFile(file)
      void notify('success', doneText)
    })
  return (
    <>
      <Button variant="secondary" size="sm" loading={busy} onClick={download} className={className}>
        {children}
      </Button>
      <span role="status" className="sr-only">
        {busy ? busyText : null}
      </span>
    </>
  )
}
