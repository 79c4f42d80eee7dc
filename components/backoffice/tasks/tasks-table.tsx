'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { parseMotif } from '@/components/badges/parse-motif'
import type { TaskListQuery, TaskSummary } from '@/lib/features/tasks/library/schema'
import { formatDate } from '@/lib/platform/dates/format'
import { CONTENT_CELLS, ContentName, ContentThumb, EditContentLink } from '../content/content-cells'
import { columnHelper, DataTable, type ListState } from '../data-table/data-table'

const column = columnHelper<TaskSummary>()
const USES = {
  sortKind: 'number',
  cellClass: `whitespace-nowrap ${CONTENT_CELLS.first}`,
  stacked: 'bare',
} as const
const LAST_USED = {
  sortKind: 'date',
  cellClass: `whitespace-nowrap text-soft tabular-nums ${CONTENT_CELLS.next}`,
} as const

type TasksTableProps = ListState & { tasks: readonly TaskSummary[]; query: TaskListQuery }

export function TasksTable({ tasks, query, ...list }: TasksTableProps) {
  const t = useTranslations('taskEditor')
  const columns = useMemo(
    () => [
      column.sortable('name', t('task'), CONTENT_CELLS.name, (task) => (
        <ContentName
          id={task.id}
          name={task.name}
          translation={task.translation}
          note={task.description}
          thumb={<ContentThumb image={task.imagePath} stamp={`motif-${parseMotif(task.motif)}`} />}
        />
      )),
      column.sortable('uses', t('used'), USES, ({ uses }) => t('challenges', { count: uses })),
      column.sortable('lastUsed', t('lastUsed'), LAST_USED, ({ lastUsed }) =>
        lastUsed ? formatDate(lastUsed.startDate) : <span data-quiet>{t('never')}</span>,
      ),
      column.actions(t('actions'), CONTENT_CELLS.actions, ({ id, name }) => (
        <EditContentLink id={id} label={t('editOf', { name })} />
      )),
    ],
    [t],
  )
  return <DataTable label={t('list')} columns={columns} rows={tasks} sorting={query} {...list} />
}
