'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import type { TaskListQuery, TaskSummary } from '@/lib/features/tasks/library/schema'
import { formatDateRange } from '@/lib/platform/dates/format'
import {
  CONTENT_CELLS,
  ContentActions,
  ContentName,
  ContentThumb,
  TranslationMark,
} from '../content/content-cells'
import { columnHelper, DataTable } from '../data-table/data-table'

const helper = columnHelper<TaskSummary>()

type TasksTableProps = { tasks: readonly TaskSummary[]; query: TaskListQuery }

export function TasksTable({ tasks, query }: TasksTableProps) {
  const t = useTranslations('taskEditor')
  const columns = useMemo(
    () =>
      helper.columns([
        helper.accessor('name', {
          header: t('task'),
          meta: { ...CONTENT_CELLS.name, headClass: 'w-full' },
          cell: helper.cell((task) => (
            <ContentName
              id={task.id}
              name={task.name}
              note={task.description}
              thumb={<ContentThumb image={task.imagePath} motif={task.motif} />}
            />
          )),
        }),
        helper.accessor('uses', {
          header: t('used'),
          meta: { cellClass: 'whitespace-nowrap', stacked: 'bare' },
          cell: helper.cell((row) => t('challenges', { count: row.uses })),
        }),
        helper.accessor('lastUsed', {
          header: t('lastUsed'),
          meta: { cellClass: 'whitespace-nowrap text-soft tabular-nums', stacked: 'bare' },
          cell: helper.cell((row) => {
            if (!row.lastUsed) return <span data-quiet>{t('never')}</span>
            const { startDate, endDate } = row.lastUsed
            return formatDateRange(startDate, endDate)
          }),
        }),
        helper.display({
          id: 'translation',
          header: t('translation'),
          meta: CONTENT_CELLS.translation,
          cell: helper.cell((row) => <TranslationMark state={row.translation} />),
        }),
        helper.display({
          id: 'actions',
          header: () => <span className="sr-only">{t('actions')}</span>,
          meta: CONTENT_CELLS.actions,
          cell: helper.cell(({ id, name }) => (
            <ContentActions id={id} edit={t('editOf', { name })} remove={t('deleteOf', { name })} />
          )),
        }),
      ]),
    [t],
  )
  return <DataTable label={t('list')} columns={columns} rows={tasks} sorting={query} />
}
