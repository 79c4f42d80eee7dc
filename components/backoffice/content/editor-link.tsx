'use client'

import { parseAsString, useQueryState } from 'nuqs'
import { type MouseEvent, type ReactNode, type TransitionStartFunction, useState, useTransition } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { Link } from '@/lib/platform/i18n/navigation'
import { useListAddress } from '../list/use-list-address'

function useOpened(startTransition?: TransitionStartFunction) {
  const options = { shallow: false, scroll: false, history: 'replace', startTransition } as const
  return useQueryState('edit', parseAsString.withOptions(options))
}

/**
 * Returns if the loaded content is the requested one, and a key for its dialog. Closing updates the UI at once and
 * refreshes the list.
 * @param loaded new object with each load
 * @param id of the content, or `new`
 */
export function useEditorAddress(loaded: object | null, id: string) {
  const [edit, open] = useOpened()
  const [closed, setClosed] = useState<{ content: object | null; count: number }>({ content: null, count: 0 })
  // Until the next load it is stale. Its dialog would also add a history entry, which drops nuqs' pending update.
  const isClosed = loaded === closed.content
  return {
    key: `${id} ${isClosed ? closed.count - 1 : closed.count}`,
    open: !isClosed && id === edit,
    close: () => {
      if (!isClosed) setClosed({ content: loaded, count: closed.count + 1 })
      void open(null)
    },
  }
}

type EditorLinkProps = {
  /** Id of the content; `new` for a new one. */
  edit: string
  /** A spinner while loading. */
  icon?: ReactNode
  label?: string
  className?: string
  children?: ReactNode
}

/** Opens an editor and replaces the history entry, so that Back leaves the list. */
export function EditorLink({ edit, icon, label, className, children }: EditorLinkProps) {
  const address = useListAddress()
  const [loading, startTransition] = useTransition()
  const [, setOpened] = useOpened(startTransition)
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void setOpened(edit)
  }
  return (
    <Link
      href={address({ edit })}
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
