'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { parseMotif } from '@/components/badges/parse-motif'
import type { TaskListQuery, TaskSummary } from '@/lib/features/tasks/library/schema'
import { formatDateRange } from '@/lib/platform/dates/format'
import {
  CONTENT_CELLS,
  ContentActions,
  ContentName,
  ContentThumb,
  TranslationMark,
} from '../content/content-cells'
import { columnHelper, DataTable, HiddenHeader } from '../data-table/data-table'

const column = columnHelper<TaskSummary>()

export function TasksTable({ tasks, query }: { tasks: readonly TaskSummary[]; query: TaskListQuery }) {
  const t = useTranslations('taskEditor')
  const columns = useMemo(
    () => [
      column.sortable('name', t('task'), CONTENT_CELLS.name, (task) => (
        <ContentName
          id={task.id}
          name={task.name}
          note={task.description}
          thumb={<ContentThumb image={task.imagePath} stamp={`motif-${parseMotif(task.motif)}`} />}
        />
      )),
      column.sortable('uses', t('used'), { cellClass: 'whitespace-nowrap', stacked: 'bare' }, ({ uses }) =>
        t('challenges', { count: uses }),
      ),
      column.sortable(
        'lastUsed',
        t('lastUsed'),
        { cellClass: 'whitespace-nowrap text-soft tabular-nums' },
        ({ lastUsed }) =>
          lastUsed ? (
            formatDateRange(lastUsed.startDate, lastUsed.endDate)
          ) : (
            <span data-quiet>{t('never')}</span>
          ),
      ),
      column.plain('translation', t('translation'), CONTENT_CELLS.translation, (task) => (
        <TranslationMark state={task.translation} />
      )),
      column.plain('actions', <HiddenHeader text={t('actions')} />, CONTENT_CELLS.actions, ({ id, name }) => (
        <ContentActions id={id} edit={t('editOf', { name })} remove={t('deleteOf', { name })} />
      )),
    ],
    [t],
  )
  return <DataTable label={t('list')} columns={columns} rows={tasks} sorting={query} />
}
