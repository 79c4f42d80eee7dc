'use client'

import { FileDown } from 'lucide'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { Icon } from '@/components/ui/icon'
import type { RecipeListQuery, RecipeSummary } from '@/lib/features/recipes/library/schema'
import { recipeFileUrl } from '@/lib/features/recipes/rules'
import { formatDateRange } from '@/lib/platform/dates/format'
import {
  CONTENT_CELLS,
  ContentActions,
  ContentName,
  ContentThumb,
  ROW_ACTION,
  TranslationMark,
} from '../content/content-cells'
import { columnHelper, DataTable } from '../data-table/data-table'

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
          cell: helper.cell(({ id, title, image, ingredients, steps }) => (
            <ContentName
              id={id}
              name={title}
              note={t('parts', { ingredients, steps })}
              thumb={<ContentThumb image={image} motif="fruit" />}
            />
          )),
        }),
        helper.accessor('minutes', {
          header: t('time'),
          meta: { cellClass: 'whitespace-nowrap', stacked: 'bare' },
          cell: helper.cell(({ minutes }) =>
            minutes === null ? <span data-quiet>–</span> : t('min', { count: minutes }),
          ),
        }),
        helper.accessor('week', {
          header: t('printedIn'),
          meta: { cellClass: 'min-w-40' },
          cell: helper.cell((row) => <Week week={row.week} />),
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
          cell: helper.cell(({ id, title }) => (
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
          )),
        }),
      ]),
    [t],
  )
  return <DataTable label={t('list')} columns={columns} rows={recipes} sorting={query} />
}

function Week({ week }: Pick<RecipeSummary, 'week'>) {
  const t = useTranslations('recipes')
  if (!week)
    return (
      <span data-quiet className="text-soft">
        {t('unattached')}
      </span>
    )
  return (
    <>
      <span className="line-clamp-1 stacked:inline">{week.title}</span>{' '}
      <span className="whitespace-nowrap text-soft tabular-nums">
        {formatDateRange(week.startDate, week.endDate)}
      </span>
    </>
  )
}
