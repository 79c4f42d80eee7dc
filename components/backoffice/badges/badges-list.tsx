import { Plus } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { EmptyPot } from '@/components/art/empty-pot'
import { buttonVariants } from '@/components/ui/button-variants'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { BADGE_FILTERS, type BadgeListQuery, type BadgeSummary } from '@/lib/features/badges/library/schema'
import { Link } from '@/lib/platform/i18n/navigation'
import { EditorLink } from '../content/editor-link'
import { FilterSelect } from '../list/filter-select'
import { ListPager } from '../list/list-pager'
import { SearchBox } from '../list/search-box'
import { BadgesTable } from './badges-table'

type BadgesListProps = {
  /** Counts of the matches (`total`) and of all badges (`all`). */
  list: { items: readonly BadgeSummary[]; total: number; all: number; more: boolean }
  query: BadgeListQuery
  href: (change: Record<string, string | null>) => string
}

export async function BadgesList({ list: { items, total, all, more }, query, href }: BadgesListProps) {
  const t = await getTranslations('badgeEditor')
  const { page } = query
  const add = (
    <EditorLink href={href({ edit: 'new' })} icon={<Icon of={Plus} />} className={buttonVariants()}>
      {t('new')}
    </EditorLink>
  )
  if (all === 0)
    return <EmptyState art={<EmptyPot />} title={t('empty')} text={t('emptyText')} action={add} />
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <SearchBox label={t('search')} className="min-w-56 flex-1" />
        <FilterSelect
          name="kind"
          label={t('kind')}
          options={BADGE_FILTERS.map((value) => ({ value, label: t(`filter.${value}`) }))}
        />
        {add}
      </div>
      <p role="status" className="mt-4 mb-2 text-soft text-sm">
        {total === all ? t('count', { count: all }) : t('countOf', { count: total, all })}
      </p>
      {items.length > 0 ? (
        <BadgesTable badges={items} query={query} href={href} />
      ) : (
        <EmptyState
          art={<EmptyPot />}
          title={t('nothing')}
          text={t('nothingText')}
          action={
            <Link
              href={href({ search: null, kind: null, page: null })}
              className={buttonVariants({ variant: 'secondary' })}
            >
              {t('showAll')}
            </Link>
          }
        />
      )}
      <ListPager
        page={page}
        previous={page > 1 ? href({ page: page > 2 ? String(page - 1) : null }) : null}
        next={more ? href({ page: String(page + 1) }) : null}
      />
    </>
  )
}
