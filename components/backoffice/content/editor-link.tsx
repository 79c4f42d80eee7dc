'use client'

import { parseAsString, type UseQueryStatesOptions, useQueryStates } from 'nuqs'
import { type MouseEvent, type ReactNode, useTransition } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { Link } from '@/lib/platform/i18n/navigation'
import { useListAddress } from '../list/use-list-address'

const KEYS = { edit: parseAsString, remove: parseAsString }

/** With the search, so that both can change at once. */
function useOpened(options: Partial<UseQueryStatesOptions<typeof KEYS>> = {}) {
  return useQueryStates(KEYS, { shallow: false, scroll: false, history: 'replace', ...options })
}

/**
 * Returns if the loaded content is the requested one (its id, `new`, or null). Closing updates the UI at once and
 * refreshes the list.
 */
export function useEditorAddress(read: string | null) {
  const [{ edit, remove }, open] = useOpened()
  return {
    open: read !== null && read === (edit ?? remove),
    close: () => void open({ edit: null, remove: null }),
  }
}

type EditorLinkProps = {
  /** Id of the content; `new` for a new one. */
  edit?: string
  remove?: string
  /** A spinner while loading. */
  icon?: ReactNode
  label?: string
  className?: string
  children?: ReactNode
}

/** Opens an editor and replaces the history entry, so that Back leaves the list. */
export function EditorLink({ edit = '', remove = '', icon, label, className, children }: EditorLinkProps) {
  const address = useListAddress()
  const [loading, startTransition] = useTransition()
  const [, setOpened] = useOpened({ startTransition })
  const opened = { edit: edit || null, remove: remove || null }
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void setOpened(opened)
  }
  return (
    <Link
      href={address(opened)}
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
