import { Plus } from 'lucide'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { EmptyPot } from '@/components/art/empty-pot'
import { buttonVariants } from '@/components/ui/button-variants'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import type { ListState } from '../data-table/data-table'
import { EmptyList } from '../list/empty-list'
import { listAddress } from '../list/list-address'
import { FilterBar } from '../list/list-filters'
import { ListPager } from '../list/list-pager'
import { ROUND_ON_PHONE } from '../list/round-on-phone'
import { PATHS } from '../paths'
import { EditorLink } from './editor-link'

/** Kinds of content by text namespace. */
export type ContentNamespace = 'taskEditor' | 'badgeEditor' | 'recipes'

export type ContentAddress = Record<string, string | undefined>

type ContentListProps = {
  namespace: ContentNamespace
  /** Counts of the matches (`total`) and of everything (`all`). */
  list: { items: readonly unknown[]; total: number; all: number; pages: number }
  page: number
  address: ContentAddress
  filters: ReactNode
  children: (list: ListState) => ReactNode
}

export function NewContentLink({ namespace, size }: { namespace: ContentNamespace; size?: 'sm' }) {
  const t = useTranslations(namespace)
  return (
    <EditorLink
      edit="new"
      icon={<Icon of={Plus} />}
      className={buttonVariants({ size, className: size && ROUND_ON_PHONE.button })}
    >
      <span className={size && ROUND_ON_PHONE.text}>{t('new')}</span>
    </EditorLink>
  )
}

export function ContentList({ namespace, list, page, address, filters, children }: ContentListProps) {
  const t = useTranslations(namespace)
  const { items, total, all, pages } = list
  const { tab, sort, order } = address
  if (all === 0) {
    const action = <NewContentLink namespace={namespace} />
    return <EmptyState art={<EmptyPot />} title={t('empty')} text={t('emptyText')} action={action} />
  }
  return (
    <>
      <FilterBar search={t('search')}>{filters}</FilterBar>
      {children({
        summary: total === all ? t('count', { count: all }) : t('countOf', { count: total, all }),
        empty: items.length === 0 && (
          <EmptyList
            title={t('nothing')}
            text={t('nothingText')}
            link={{
              href: listAddress(PATHS.content, { tab, sort, order }, {}),
              label: t('showAll'),
            }}
          />
        ),
      })}
      <ListPager page={page} pages={pages} path={PATHS.content} query={{ ...address, edit: undefined }} />
    </>
  )
}

/** Content whose dialog the URL opens; null is new. */
export type OpenedContent<Saved> = { saved: Saved | null }

export async function readOpenedContent<Saved>(
  { edit }: ContentAddress,
  read: (id: string) => Promise<Saved | null>,
): Promise<OpenedContent<Saved> | null> {
  if (edit === 'new') return { saved: null }
  const id = z.uuid().safeParse(edit).data
  const saved = id ? await read(id) : null
  return saved && { saved }
}
