'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { parseMotif } from '@/components/badges/parse-motif'
import { useRuleLabels } from '@/components/badges/use-rule-labels'
import { Badge } from '@/components/ui/badge'
import type { BadgeListQuery, BadgeSummary } from '@/lib/features/badges/library/schema'
import {
  CONTENT_CELLS,
  ContentActions,
  ContentName,
  ContentThumb,
  TranslationMark,
} from '../content/content-cells'
import { columnHelper, DataTable, HiddenHeader } from '../data-table/data-table'

const TONES = { weekly: 'leaf', special: 'sun', monthly: 'berry' } as const

const column = columnHelper<BadgeSummary>()
const RULE = { headClass: 'w-1/2', cellClass: 'min-w-48', stacked: 'line' } as const
const FAMILIES = {
  firstOrder: 'desc',
  headClass: 'text-right',
  cellClass: 'text-right tabular-nums',
} as const

export function BadgesTable({ badges, query }: { badges: readonly BadgeSummary[]; query: BadgeListQuery }) {
  const t = useTranslations('badgeEditor')
  const columns = useMemo(
    () => [
      column.sortable('name', t('badge'), { ...CONTENT_CELLS.name, headClass: 'w-1/2' }, (badge) => (
        <ContentName
          id={badge.id}
          name={badge.name}
          note={badge.description}
          thumb={
            <ContentThumb
              image={badge.image}
              stamp={`badge-${badge.kind}-${parseMotif(badge.motif)}`}
              className="bg-sun-tint"
            />
          }
        />
      )),
      column.sortable('kind', t('kind'), { stacked: 'bare' }, ({ kind }) => (
        <Badge size="sm" tone={TONES[kind]}>
          {t(`kinds.${kind}`)}
        </Badge>
      )),
      column.plain('rule', t('rule'), RULE, ({ rule }) => <RuleText rule={rule} />),
      column.sortable('families', t('families'), FAMILIES, ({ families }) =>
        t('number', { count: families }),
      ),
      column.plain('translation', t('translation'), CONTENT_CELLS.translation, (badge) => (
        <TranslationMark state={badge.translation} />
      )),
      column.plain('actions', <HiddenHeader text={t('actions')} />, CONTENT_CELLS.actions, ({ id, name }) => (
        <ContentActions id={id} edit={t('editOf', { name })} remove={t('deleteOf', { name })} />
      )),
    ],
    [t],
  )
  return <DataTable label={t('list')} columns={columns} rows={badges} sorting={query} />
}

function RuleText({ rule }: Pick<BadgeSummary, 'rule'>) {
  return useRuleLabels()(rule)
}
