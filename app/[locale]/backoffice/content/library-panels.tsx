import { getTranslations } from 'next-intl/server'
import type { ComponentProps } from 'react'
import { BadgesTable } from '@/components/backoffice/badges/badges-table'
import { ContentDialogHost } from '@/components/backoffice/content/content-dialog-host'
import {
  type ContentAddress,
  ContentList,
  readOpenedContent,
} from '@/components/backoffice/content/content-list'
import { FilterSelect } from '@/components/backoffice/list/list-filters'
import { RecipesTable } from '@/components/backoffice/recipes/recipes-table'
import { TasksTable } from '@/components/backoffice/tasks/tasks-table'
import { isShown } from '@/lib/features/analytics/rules'
import { BADGE_FILTERS, badgeListQuery } from '@/lib/features/badges/library/schema'
import { listBadgeLibrary, readBadgeForEditing } from '@/lib/features/badges/library/service'
import { RECIPE_FILTERS, recipeListQuery } from '@/lib/features/recipes/library/schema'
import { listRecipeLibrary, listWeeks, readRecipeForEditing } from '@/lib/features/recipes/library/service'
import { TASK_FILTERS, taskListQuery, UNUSED_WEEKS } from '@/lib/features/tasks/library/schema'
import { listTaskLibrary, readTaskForEditing } from '@/lib/features/tasks/library/service'
import type { AdminActor } from '@/lib/platform/session/actor'

type PanelProps = { actor: AdminActor; query: ContentAddress }

export async function TasksPanel({ actor, query: address }: PanelProps) {
  const query = taskListQuery.parse(address)
  const [t, list, opened] = await Promise.all([
    getTranslations('taskEditor'),
    listTaskLibrary(actor, query),
    readOpenedContent(address, (id) => readTaskForEditing(actor, id)),
  ])
  const filters = (
    <>
      <FilterSelect
        name="show"
        label={t('show')}
        options={TASK_FILTERS.map((value) => ({ value, label: t(`filter.${value}`) }))}
      />
      {query.show === 'unused' ? (
        <FilterSelect
          name="weeks"
          label={t('since')}
          options={UNUSED_WEEKS.map((value) => ({ value, label: t('weeks', { count: Number(value) }) }))}
        />
      ) : null}
    </>
  )
  return (
    <ContentPanel
      namespace="taskEditor"
      list={list}
      page={query.page}
      address={address}
      filters={filters}
      opened={opened && { kind: 'task', ...opened }}
    >
      {(state) => <TasksTable tasks={list.items} query={query} {...state} />}
    </ContentPanel>
  )
}

export async function BadgesPanel({ actor, query: address }: PanelProps) {
  const query = badgeListQuery.parse(address)
  const [t, list, opened] = await Promise.all([
    getTranslations('badgeEditor'),
    listBadgeLibrary(actor, query),
    readOpenedContent(address, (id) => readBadgeForEditing(actor, id)),
  ])
  const rows = list.items.map(({ families, ...badge }) => ({
    ...badge,
    families: isShown({ value: families, families }) ? families : null,
  }))
  return (
    <ContentPanel
      namespace="badgeEditor"
      list={list}
      page={query.page}
      address={address}
      filters={
        <FilterSelect
          name="kind"
          label={t('kind')}
          options={BADGE_FILTERS.map((value) => ({ value, label: t(`filter.${value}`) }))}
        />
      }
      opened={opened && { kind: 'badge', ...opened }}
    >
      {(state) => <BadgesTable badges={rows} query={query} {...state} />}
    </ContentPanel>
  )
}

export async function RecipesPanel({ actor, query: address }: PanelProps) {
  const query = recipeListQuery.parse(address)
  const [t, list, opened, weeks] = await Promise.all([
    getTranslations('recipes'),
    listRecipeLibrary(actor, query),
    readOpenedContent(address, (id) => readRecipeForEditing(actor, id)),
    address.edit ? listWeeks(actor) : [],
  ])
  return (
    <ContentPanel
      namespace="recipes"
      list={list}
      page={query.page}
      address={address}
      filters={
        <FilterSelect
          name="show"
          label={t('show')}
          options={RECIPE_FILTERS.map((value) => ({ value, label: t(`filter.${value}`) }))}
        />
      }
      opened={opened && { kind: 'recipe', weeks, ...opened }}
    >
      {(state) => <RecipesTable recipes={list.items} query={query} {...state} />}
    </ContentPanel>
  )
}

type ContentPanelProps = ComponentProps<typeof ContentList> & ComponentProps<typeof ContentDialogHost>

function ContentPanel({ opened, ...list }: ContentPanelProps) {
  return (
    <>
      <ContentList {...list} />
      <ContentDialogHost opened={opened} />
    </>
  )
}
