import { getTranslations } from 'next-intl/server'
import { ContentDialogHost } from '@/components/backoffice/content/content-dialog-host'
import {
  type ContentAddress,
  ContentList,
  readOpenedContent,
} from '@/components/backoffice/content/content-list'
import { FilterSelect } from '@/components/backoffice/list/filter-select'
import { RecipesTable } from '@/components/backoffice/recipes/recipes-table'
import { ClientMessages } from '@/components/shell/client-messages'
import { RECIPE_FILTERS, recipeListQuery } from '@/lib/features/recipes/library/schema'
import { listRecipeLibrary, listWeeks, readRecipeForEditing } from '@/lib/features/recipes/library/service'
import type { AdminActor } from '@/lib/platform/session/actor'

type RecipesPanelProps = { actor: AdminActor; query: ContentAddress }

export async function RecipesPanel({ actor, query: address }: RecipesPanelProps) {
  const query = recipeListQuery.parse(address)
  const [t, list, opened, weeks] = await Promise.all([
    getTranslations('recipes'),
    listRecipeLibrary(actor, query),
    readOpenedContent(address, (id) => readRecipeForEditing(actor, id)),
    address.edit ? listWeeks(actor) : [],
  ])
  const filters = (
    <FilterSelect
      name="show"
      label={t('show')}
      options={RECIPE_FILTERS.map((value) => ({ value, label: t(`filter.${value}`) }))}
    />
  )
  return (
    <ClientMessages namespaces={['backoffice', 'recipes']}>
      <ContentList namespace="recipes" list={list} page={query.page} address={address} filters={filters}>
        <RecipesTable recipes={list.items} query={query} />
      </ContentList>
      <ContentDialogHost opened={opened && { kind: 'recipe', weeks, ...opened }} />
    </ClientMessages>
  )
}
