'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { parseMotif } from '@/components/badges/parse-motif'
import { useRuleLabels } from '@/components/badges/use-rule-labels'
import { Badge } from '@/components/ui/badge'
import type { BadgeListQuery, BadgeSummary } from '@/lib/features/badges/library/schema'
import { CONTENT_CELLS, ContentActions, ContentName, ContentThumb } from '../content/content-cells'
import { columnHelper, DataTable, HiddenHeader, type ListState } from '../data-table/data-table'

const TONES = { weekly: 'leaf', special: 'sun', monthly: 'berry' } as const

const column = columnHelper<BadgeSummary>()
const KIND = { cellClass: 'stacked:ml-14 lg:stacked:ml-12', stacked: 'bare' } as const
const FAMILIES = {
  firstOrder: 'desc',
  headClass: 'text-right',
  cellClass: 'text-right tabular-nums',
} as const

type BadgesTableProps = ListState & { badges: readonly BadgeSummary[]; query: BadgeListQuery }

export function BadgesTable({ badges, query, ...list }: BadgesTableProps) {
  const t = useTranslations('badgeEditor')
  const columns = useMemo(
    () => [
      column.sortable('name', t('badge'), CONTENT_CELLS.name, (badge) => (
        <ContentName
          id={badge.id}
          name={badge.name}
          translation={badge.translation}
          note={<RuleText rule={badge.rule} />}
          thumb={
            <ContentThumb
              image={badge.image}
              stamp={`badge-${badge.kind}-${parseMotif(badge.motif)}`}
              className="bg-sun-tint"
            />
          }
        />
      )),
      column.sortable('kind', t('kind'), KIND, ({ kind }) => (
        <Badge size="sm" tone={TONES[kind]}>
          {t(`kinds.${kind}`)}
        </Badge>
      )),
      column.sortable('families', t('families'), FAMILIES, ({ families }) =>
        t('number', { count: families }),
      ),
      column.plain('actions', <HiddenHeader text={t('actions')} />, CONTENT_CELLS.actions, ({ id, name }) => (
        <ContentActions id={id} edit={t('editOf', { name })} remove={t('deleteOf', { name })} />
      )),
    ],
    [t],
  )
  return <DataTable label={t('list')} columns={columns} rows={badges} sorting={query} {...list} />
}

function RuleText({ rule }: Pick<BadgeSummary, 'rule'>) {
  return useRuleLabels()(rule)
}
