import { Pencil, Trash2 } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { photoThumb } from '@/components/activities/photo-thumb'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { Table, TableCell, TableHead, TableRow } from '@/components/ui/table'
import type { TaskListQuery, TaskSummary } from '@/lib/features/tasks/library/schema'
import { formatDate, formatDayMonth } from '@/lib/platform/dates/format'
import { EditorLink } from '../content/editor-link'
import { MotifPicture } from '../content/motif-picture'
import { TranslationMark } from '../content/translation-mark'
import { SortHead } from '../list/sort-head'

type TasksTableProps = {
  tasks: readonly TaskSummary[]
  query: TaskListQuery
  /** Builds the URL of the list with changed query parameters. */
  href: (change: Record<string, string | null>) => string
}

const ICON = cn(buttonVariants({ variant: 'ghost', size: 'icon' }), 'text-soft')

export async function TasksTable({ tasks, query, href }: TasksTableProps) {
  const t = await getTranslations('taskEditor')
  const sorted = (column: TaskListQuery['sort']) => {
    const order = query.sort === column ? query.order : null
    const next = order === 'asc' ? 'desc' : 'asc'
    return { order, href: href({ sort: column, order: next, page: null }) }
  }
  return (
    <Table aria-label={t('list')}>
      <thead>
        <tr>
          <SortHead {...sorted('name')} className="w-full">
            {t('task')}
          </SortHead>
          <SortHead {...sorted('uses')}>{t('used')}</SortHead>
          <SortHead {...sorted('lastUsed')}>{t('lastUsed')}</SortHead>
          <TableHead>{t('translation')}</TableHead>
          <TableHead>
            <span className="sr-only">{t('actions')}</span>
          </TableHead>
        </tr>
      </thead>
      <tbody>
        {tasks.map((task) => (
          <TableRow key={task.id}>
            <TableCell className="py-2">
              <div className="flex min-w-64 items-center gap-3">
                <Thumb task={task} />
                <div className="min-w-0">
                  <EditorLink
                    href={href({ edit: task.id })}
                    className="line-clamp-1 font-bold text-base text-ink hover:text-leaf-ink hover:underline"
                  >
                    {task.name}
                  </EditorLink>
                  <p className="line-clamp-1 text-soft">{task.description}</p>
                </div>
              </div>
            </TableCell>
            <TableCell className="whitespace-nowrap">{t('challenges', { count: task.uses })}</TableCell>
            <TableCell className="whitespace-nowrap text-soft tabular-nums">
              {task.lastUsed
                ? t('period', {
                    from: formatDayMonth(task.lastUsed.startDate),
                    to: formatDate(task.lastUsed.endDate),
                  })
                : t('never')}
            </TableCell>
            <TableCell>
              <TranslationMark state={task.translation} />
            </TableCell>
            <TableCell className="whitespace-nowrap py-1 pr-2 pl-0">
              <EditorLink
                href={href({ edit: task.id })}
                icon={<Icon of={Pencil} />}
                label={t('editOf', { name: task.name })}
                className={ICON}
              />
              <EditorLink
                href={href({ remove: task.id })}
                icon={<Icon of={Trash2} />}
                label={t('deleteOf', { name: task.name })}
                className={ICON}
              />
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}

function Thumb({ task: { imagePath, motif } }: { task: TaskSummary }) {
  return (
    <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-xl bg-leaf-tint">
      {imagePath ? (
        <img src={photoThumb(imagePath)} alt="" loading="lazy" className="size-full object-cover" />
      ) : (
        <MotifPicture motif={motif} className="w-8" />
      )}
    </span>
  )
}
