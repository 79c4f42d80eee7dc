'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import type { TaskListQuery, TaskSummary } from '@/lib/features/tasks/library/schema'
import { formatDate } from '@/lib/platform/dates/format'
import { CONTENT_CELLS, ContentActions, ContentName, ContentThumb } from '../content/content-cells'
import { TranslationMark } from '../content/translation-mark'
import { columnHelper } from '../data-table/columns'
import { DataTable } from '../data-table/data-table'

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
          cell: ({ row: { original: task } }) => (
            <ContentName
              id={task.id}
              name={task.name}
              note={task.description}
              thumb={<ContentThumb image={task.imagePath} motif={task.motif} />}
            />
          ),
        }),
        helper.accessor('uses', {
          header: t('used'),
          meta: { cellClass: 'whitespace-nowrap' },
          cell: ({ row }) => t('challenges', { count: row.original.uses }),
        }),
        helper.accessor('lastUsed', {
          header: t('lastUsed'),
          meta: { cellClass: 'whitespace-nowrap text-soft tabular-nums' },
          cell: ({ row: { original } }) => {
            if (!original.lastUsed) return t('never')
            const { startDate, endDate } = original.lastUsed
            return t('period', { from: formatDate(startDate), to: formatDate(endDate) })
          },
        }),
        helper.display({
          id: 'translation',
          header: t('translation'),
          cell: ({ row }) => <TranslationMark state={row.original.translation} />,
        }),
        helper.display({
          id: 'actions',
          header: () => <span className="sr-only">{t('actions')}</span>,
          meta: CONTENT_CELLS.actions,
          cell: ({
            row: {
              original: { id, name },
            },
          }) => <ContentActions id={id} edit={t('editOf', { name })} remove={t('deleteOf', { name })} />,
        }),
      ]),
    [t],
  )
  return <DataTable label={t('list')} columns={columns} rows={tasks} sorting={query} />
}
