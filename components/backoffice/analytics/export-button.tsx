'use client'

import type { ReactNode } from 'react'
import { saveFile } from '@/components/materials/fetch-file'
import { useFile } from '@/components/materials/use-file'
import { notify } from '@/components/shell/notify'
import { Button } from '@/components/ui/button'

type ExportButtonProps = {
  href: string
  /** Heard while the file is made. */
  busyText: string
  /** Said when it has arrived. */
  doneText: string
  className?: string
  children: ReactNode
}

/** Has a report made and saves it; what goes wrong is told, and the button can be pressed again. */
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
