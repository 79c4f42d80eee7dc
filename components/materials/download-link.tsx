'use client'

import { Download } from 'lucide'
import type { MouseEvent, ReactNode } from 'react'
import { notify } from '@/components/shell/notify'
import { Icon } from '@/components/ui/icon'
import { Spinner } from '@/components/ui/spinner'
import { useFile } from './use-file'

type DownloadLinkProps = {
  href: string
  done: string
  icon?: ReactNode
  label?: string
  /** Announced while the file is on its way. */
  busyText?: string
  className?: string
  children: ReactNode
}

/** Renders a download link; before hydration the browser downloads it. */
export function DownloadLink({
  href,
  done,
  icon = <Icon of={Download} />,
  label,
  busyText,
  className,
  children,
}: DownloadLinkProps) {
  const { busy, withFile } = useFile()
  const download = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void withFile(href, (file, save) => {
      save(file)
      void notify('success', done)
    })
  }
  return (
    <>
      <a
        href={href}
        download
        aria-label={label}
        aria-busy={busy || undefined}
        onClick={download}
        className={className}
      >
        {children}
        {busy ? <Spinner className="shrink-0" /> : icon}
      </a>
      {busyText ? (
        <span role="status" className="sr-only">
          {busy ? busyText : null}
        </span>
      ) : null}
    </>
  )
}
