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
  ContentName,
  ContentThumb,
  EditContentLink,
  ROW_ACTION,
} from '../content/content-cells'
import { columnHelper, DataTable, type ListState } from '../data-table/data-table'

const column = columnHelper<RecipeSummary>()

/** In a stacked row the note says them. */
const MINUTES = {
  sortKind: 'duration',
  cellClass: 'stacked:sr-only whitespace-nowrap',
  stacked: 'bare',
} as const
const WEEK = { sortKind: 'date', cellClass: `min-w-40 ${CONTENT_CELLS.next}` } as const

type RecipesTableProps = ListState & { recipes: readonly RecipeSummary[]; query: RecipeListQuery }

export function RecipesTable({ recipes, query, ...list }: RecipesTableProps) {
  const t = useTranslations('recipes')
  const columns = useMemo(
    () => [
      column.sortable('title', t('recipe'), CONTENT_CELLS.name, (recipe) => (
        <ContentName
          id={recipe.id}
          name={recipe.title}
          translation={recipe.translation}
          note={
            <>
              {t('parts', { ingredients: recipe.ingredients, steps: recipe.steps })}
              {recipe.minutes === null ? null : (
                <span aria-hidden className="hidden stacked:inline stacked:max-[30rem]:block">
                  <span className="max-[30rem]:hidden"> · </span>
                  {t('min', { count: recipe.minutes })}
                </span>
              )}
            </>
          }
          thumb={<ContentThumb image={recipe.image} stamp="bowl" />}
        />
      )),
      column.sortable('minutes', t('time'), MINUTES, ({ minutes }) =>
        minutes === null ? '–' : t('min', { count: minutes }),
      ),
      column.sortable('week', t('printedIn'), WEEK, ({ week }) =>
        week ? (
          <>
            <span className="line-clamp-2 stacked:inline">{week.title}</span>{' '}
            <span className="whitespace-nowrap text-soft tabular-nums">
              {formatDateRange(week.startDate, week.endDate)}
            </span>
          </>
        ) : (
          <span data-quiet className="text-soft">
            {t('unattached')}
          </span>
        ),
      ),
      column.actions(t('actions'), CONTENT_CELLS.actions, ({ id, title }) => (
        <>
          <a
            href={recipeFileUrl(id)}
            target="_blank"
            rel="noreferrer"
            aria-label={t('pdfOf', { title })}
            className={`${ROW_ACTION} @max-xs/small-table:hidden`}
          >
            <Icon of={FileDown} />
          </a>
          <EditContentLink id={id} label={t('editOf', { title })} />
        </>
      )),
    ],
    [t],
  )
  return <DataTable label={t('list')} columns={columns} rows={recipes} sorting={query} {...list} />
}
