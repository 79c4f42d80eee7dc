'use client'

import { type MouseEvent, type ReactNode, useTransition } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { Link } from '@/lib/platform/i18n/navigation'
import { useOpened } from './use-editor-address'

type EditorLinkProps = {
  /** URL of the list with the editor to open. */
  href: string
  /** Replaced by a spinner while the editor loads. */
  icon?: ReactNode
  label?: string
  className?: string
  children?: ReactNode
}

/** Opens an editor over the list and replaces the history entry, so that Back leaves the list. */
export function EditorLink({ href, icon, label, className, children }: EditorLinkProps) {
  const [loading, startTransition] = useTransition()
  const [, setOpened] = useOpened({ startTransition })
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const asked = new URLSearchParams(href.split('?')[1])
    void setOpened({ edit: asked.get('edit'), remove: asked.get('remove') })
  }
  return (
    <Link
      href={href}
      prefetch={false}
      onClick={open}
      aria-label={label}
      aria-busy={loading || undefined}
      className={className}
    >
      {loading && icon ? <Spinner className="size-5" /> : icon}
      {children}
    </Link>
  )
}
