'use client'

import { FileDown } from 'lucide'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { Icon } from '@/components/ui/icon'
import type { RecipeListQuery, RecipeSummary } from '@/lib/features/recipes/library/schema'
import { recipeFileUrl } from '@/lib/features/recipes/rules'
import { formatDate } from '@/lib/platform/dates/format'
import {
  CONTENT_CELLS,
  ContentActions,
  ContentName,
  ContentThumb,
  ROW_ACTION,
} from '../content/content-cells'
import { TranslationMark } from '../content/translation-mark'
import { columnHelper } from '../data-table/columns'
import { DataTable } from '../data-table/data-table'

const helper = columnHelper<RecipeSummary>()

type RecipesTableProps = { recipes: readonly RecipeSummary[]; query: RecipeListQuery }

export function RecipesTable({ recipes, query }: RecipesTableProps) {
  const t = useTranslations('recipes')
  const columns = useMemo(
    () =>
      helper.columns([
        helper.accessor('title', {
          header: t('recipe'),
          meta: { ...CONTENT_CELLS.name, headClass: 'w-full' },
          cell: ({
            row: {
              original: { id, title, image, ingredients, steps },
            },
          }) => (
            <ContentName
              id={id}
              name={title}
              note={t('parts', { ingredients, steps })}
              thumb={<ContentThumb image={image} motif="fruit" />}
            />
          ),
        }),
        helper.accessor('minutes', {
          header: t('time'),
          meta: { cellClass: 'whitespace-nowrap' },
          cell: ({
            row: {
              original: { minutes },
            },
          }) => (minutes === null ? '–' : t('min', { count: minutes })),
        }),
        helper.accessor('week', {
          header: t('printedIn'),
          meta: { cellClass: 'min-w-40' },
          cell: ({ row }) => <Week week={row.original.week} />,
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
              original: { id, title },
            },
          }) => (
            <>
              <a
                href={recipeFileUrl(id)}
                target="_blank"
                rel="noreferrer"
                aria-label={t('pdfOf', { title })}
                className={ROW_ACTION}
              >
                <Icon of={FileDown} />
              </a>
              <ContentActions id={id} edit={t('editOf', { title })} remove={t('deleteOf', { title })} />
            </>
          ),
        }),
      ]),
    [t],
  )
  return <DataTable label={t('list')} columns={columns} rows={recipes} sorting={query} />
}

function Week({ week }: Pick<RecipeSummary, 'week'>) {
  const t = useTranslations('recipes')
  if (!week) return <span className="text-soft">{t('unattached')}</span>
  return (
    <>
      <span className="line-clamp-1">{week.title}</span>
      <span className="whitespace-nowrap text-soft tabular-nums">
        {t('period', { from: formatDate(week.startDate), to: formatDate(week.endDate) })}
      </span>
    </>
  )
}
