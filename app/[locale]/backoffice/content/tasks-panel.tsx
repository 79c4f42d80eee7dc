import { getTranslations } from 'next-intl/server'
import { ContentDialogHost } from '@/components/backoffice/content/content-dialog-host'
import {
  type ContentAddress,
  ContentList,
  readOpenedContent,
} from '@/components/backoffice/content/content-list'
import { FilterSelect } from '@/components/backoffice/list/filter-select'
import { TasksTable } from '@/components/backoffice/tasks/tasks-table'
import { ClientMessages } from '@/components/shell/client-messages'
import { TASK_FILTERS, taskListQuery, UNUSED_WEEKS } from '@/lib/features/tasks/library/schema'
import { listTaskLibrary, readTaskForEditing } from '@/lib/features/tasks/library/service'
import type { AdminActor } from '@/lib/platform/session/actor'

type TasksPanelProps = { actor: AdminActor; query: ContentAddress }

export async function TasksPanel({ actor, query: address }: TasksPanelProps) {
  const query = taskListQuery.parse(address)
  const [t, list, opened] = await Promise.all([
    getTranslations('taskEditor'),
    listTaskLibrary(actor, query),
    readOpenedContent(address, (id) => readTaskForEditing(actor, id)),
  ])
  const filters = (
    <>
      <FilterSelect
        name="show"
        label={t('show')}
        options={TASK_FILTERS.map((value) => ({ value, label: t(`filter.${value}`) }))}
      />
      {query.show === 'unused' ? (
        <FilterSelect
          name="weeks"
          label={t('since')}
          options={UNUSED_WEEKS.map((value) => ({ value, label: t('weeks', { count: Number(value) }) }))}
        />
      ) : null}
    </>
  )
  return (
    <ClientMessages namespaces={['backoffice', 'taskEditor']}>
      <ContentList namespace="taskEditor" list={list} page={query.page} address={address} filters={filters}>
        <TasksTable tasks={list.items} query={query} />
      </ContentList>
      <ContentDialogHost opened={opened && { kind: 'task', ...opened }} />
    </ClientMessages>
  )
}
