import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { notify } from '@/components/shell/notify'
import { ApiError } from '@/lib/platform/http/api-client'

type Page<Item> = { items: Item[]; nextCursor: string | null }

/** Loads the pages after the first one; focuses the first new item. */
export function useOlderPages<Item extends { id: string }>(
  nextCursor: string | null,
  load: (cursor: string) => Promise<Page<Item>>,
) {
  const errors = useTranslations('errors')
  const start = { after: nextCursor, items: [] as Item[], next: nextCursor }
  const [loaded, setLoaded] = useState(start)
  const [loading, setLoading] = useState(false)
  const firstNew = useRef<string | null>(null)
  // After a new completion, kept older pages would lack the moved items.
  const older = loaded.after === nextCursor ? loaded : start

  const more = async () => {
    if (!older.next) return
    setLoading(true)
    try {
      const page = await load(older.next)
      firstNew.current = page.items[0]?.id ?? null
      setLoaded({ ...older, items: [...older.items, ...page.items], next: page.nextCursor })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      void notify('error', error.message || errors('network'))
    } finally {
      setLoading(false)
    }
  }

  const focusFirstNew = (id: string) => (item: HTMLLIElement | null) => {
    if (!item || firstNew.current !== id) return
    firstNew.current = null
    item.focus({ preventScroll: true })
  }

  return { items: older.items, hasMore: older.next !== null, loading, more, focusFirstNew }
}
