import { getTranslations } from 'next-intl/server'
import { BadgesTable } from '@/components/backoffice/badges/badges-table'
import { ContentDialogHost } from '@/components/backoffice/content/content-dialog-host'
import {
  type ContentAddress,
  ContentList,
  readOpenedContent,
} from '@/components/backoffice/content/content-list'
import { FilterSelect } from '@/components/backoffice/list/filter-select'
import { ClientMessages } from '@/components/shell/client-messages'
import { BADGE_FILTERS, badgeListQuery } from '@/lib/features/badges/library/schema'
import { listBadgeLibrary, readBadgeForEditing } from '@/lib/features/badges/library/service'
import type { AdminActor } from '@/lib/platform/session/actor'

type BadgesPanelProps = { actor: AdminActor; query: ContentAddress }

export async function BadgesPanel({ actor, query: address }: BadgesPanelProps) {
  const query = badgeListQuery.parse(address)
  const [t, list, opened] = await Promise.all([
    getTranslations('badgeEditor'),
    listBadgeLibrary(actor, query),
    readOpenedContent(address, (id) => readBadgeForEditing(actor, id)),
  ])
  const filters = (
    <FilterSelect
      name="kind"
      label={t('kind')}
      options={BADGE_FILTERS.map((value) => ({ value, label: t(`filter.${value}`) }))}
    />
  )
  return (
    <ClientMessages namespaces={['backoffice', 'badgeEditor', 'badges']}>
      <ContentList namespace="badgeEditor" list={list} page={query.page} address={address} filters={filters}>
        <BadgesTable badges={list.items} query={query} />
      </ContentList>
      <ContentDialogHost opened={opened && { kind: 'badge', ...opened }} />
    </ClientMessages>
  )
}
