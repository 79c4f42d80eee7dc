import { Plus } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { EmptyPot } from '@/components/art/empty-pot'
import { buttonVariants } from '@/components/ui/button-variants'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import {
  TASK_FILTERS,
  type TaskListQuery,
  type TaskSummary,
  UNUSED_WEEKS,
} from '@/lib/features/tasks/library/schema'
import { Link } from '@/lib/platform/i18n/navigation'
import { EditorLink } from '../content/editor-link'
import { FilterSelect } from '../list/filter-select'
import { ListPager } from '../list/list-pager'
import { SearchBox } from '../list/search-box'
import { TasksTable } from './tasks-table'

type TasksListProps = {
  /** Counts of the matches (`total`) and of all tasks (`all`). */
  list: { items: readonly TaskSummary[]; total: number; all: number; more: boolean }
  query: TaskListQuery
  href: (change: Record<string, string | null>) => string
}

export async function TasksList({ list: { items, total, all, more }, query, href }: TasksListProps) {
  const t = await getTranslations('taskEditor')
  const { page, show } = query
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
          name="show"
          label={t('show')}
          options={TASK_FILTERS.map((value) => ({ value, label: t(`filter.${value}`) }))}
        />
        {show === 'unused' ? (
          <FilterSelect
            name="weeks"
            label={t('since')}
            options={UNUSED_WEEKS.map((value) => ({ value, label: t('weeks', { count: Number(value) }) }))}
          />
        ) : null}
        {add}
      </div>
      <p role="status" className="mt-4 mb-2 text-soft text-sm">
        {total === all ? t('count', { count: all }) : t('countOf', { count: total, all })}
      </p>
      {items.length > 0 ? (
        <TasksTable tasks={items} query={query} href={href} />
      ) : (
        <EmptyState
          art={<EmptyPot />}
          title={t('nothing')}
          text={t('nothingText')}
          action={
            <Link
              href={href({ search: null, show: null, weeks: null, page: null })}
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
