import { FileDown, Pencil, Trash2 } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { photoThumb } from '@/components/activities/photo-thumb'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { Table, TableCell, TableHead, TableRow } from '@/components/ui/table'
import type { RecipeListQuery, RecipeSummary } from '@/lib/features/recipes/library/schema'
import { recipeFileUrl } from '@/lib/features/recipes/rules'
import { formatDate, formatDayMonth } from '@/lib/platform/dates/format'
import { EditorLink } from '../content/editor-link'
import { MotifPicture } from '../content/motif-picture'
import { TranslationMark } from '../content/translation-mark'
import { SortHead } from '../list/sort-head'

type RecipesTableProps = {
  recipes: readonly RecipeSummary[]
  query: RecipeListQuery
  /** Builds the URL of the list with changed query parameters. */
  href: (change: Record<string, string | null>) => string
}

const ICON = cn(buttonVariants({ variant: 'ghost', size: 'icon' }), 'text-soft')

export async function RecipesTable({ recipes, query, href }: RecipesTableProps) {
  const t = await getTranslations('recipes')
  const sorted = (column: RecipeListQuery['sort']) => {
    const order = query.sort === column ? query.order : null
    const next = order === 'asc' ? 'desc' : 'asc'
    return { order, href: href({ sort: column, order: next, page: null }) }
  }
  return (
    <Table aria-label={t('list')}>
      <thead>
        <tr>
          <SortHead {...sorted('title')} className="w-full">
            {t('recipe')}
          </SortHead>
          <SortHead {...sorted('minutes')}>{t('time')}</SortHead>
          <SortHead {...sorted('week')}>{t('printedIn')}</SortHead>
          <TableHead>{t('translation')}</TableHead>
          <TableHead>
            <span className="sr-only">{t('actions')}</span>
          </TableHead>
        </tr>
      </thead>
      <tbody>
        {recipes.map((recipe) => (
          <TableRow key={recipe.id}>
            <TableCell className="py-2">
              <div className="flex min-w-64 items-center gap-3">
                <Thumb image={recipe.image} />
                <div className="min-w-0">
                  <EditorLink
                    href={href({ edit: recipe.id })}
                    className="line-clamp-1 font-bold text-base text-ink hover:text-leaf-ink hover:underline"
                  >
                    {recipe.title}
                  </EditorLink>
                  <p className="line-clamp-1 text-soft">
                    {t('parts', { ingredients: recipe.ingredients, steps: recipe.steps })}
                  </p>
                </div>
              </div>
            </TableCell>
            <TableCell className="whitespace-nowrap">
              {recipe.minutes === null ? '–' : t('min', { count: recipe.minutes })}
            </TableCell>
            <TableCell className="min-w-40">
              {recipe.week ? (
                <>
                  <span className="line-clamp-1">{recipe.week.title}</span>
                  <span className="whitespace-nowrap text-soft tabular-nums">
                    {t('period', {
                      from: formatDayMonth(recipe.week.startDate),
                      to: formatDate(recipe.week.endDate),
                    })}
                  </span>
                </>
              ) : (
                <span className="text-soft">{t('unattached')}</span>
              )}
            </TableCell>
            <TableCell>
              <TranslationMark state={recipe.translation} />
            </TableCell>
            <TableCell className="whitespace-nowrap py-1 pr-2 pl-0">
              <a
                href={recipeFileUrl(recipe.id)}
                target="_blank"
                rel="noreferrer"
                aria-label={t('pdfOf', { title: recipe.title })}
                className={ICON}
              >
                <Icon of={FileDown} />
              </a>
              <EditorLink
                href={href({ edit: recipe.id })}
                icon={<Icon of={Pencil} />}
                label={t('editOf', { title: recipe.title })}
                className={ICON}
              />
              <EditorLink
                href={href({ remove: recipe.id })}
                icon={<Icon of={Trash2} />}
                label={t('deleteOf', { title: recipe.title })}
                className={ICON}
              />
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}

function Thumb({ image }: { image: string | null }) {
  return (
    <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-xl bg-leaf-tint">
      {image ? (
        <img src={photoThumb(image)} alt="" loading="lazy" className="size-full object-cover" />
      ) : (
        <MotifPicture motif="fruit" className="w-8" />
      )}
    </span>
  )
}
