'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { parseMotif } from '@/components/badges/parse-motif'
import { useRuleLabels } from '@/components/badges/use-rule-labels'
import { Badge } from '@/components/ui/badge'
import type { BadgeListQuery, BadgeSummary } from '@/lib/features/badges/library/schema'
import { CONTENT_CELLS, ContentName, ContentThumb, EditContentLink } from '../content/content-cells'
import { columnHelper, DataTable, type ListState } from '../data-table/data-table'

const TONES = { weekly: 'leaf', special: 'sun', monthly: 'berry' } as const

/** `families` is null for fewer than may be shown. */
type BadgeRow = Omit<BadgeSummary, 'families'> & { families: number | null }

const column = columnHelper<BadgeRow>()
const KIND = { sortKind: 'choice', cellClass: CONTENT_CELLS.first, stacked: 'bare' } as const
const FAMILIES = {
  firstOrder: 'desc',
  sortKind: 'number',
  headClass: 'pr-8 text-right',
  cellClass: `whitespace-nowrap pr-8 text-right tabular-nums ${CONTENT_CELLS.next}`,
} as const

type BadgesTableProps = ListState & { badges: readonly BadgeRow[]; query: BadgeListQuery }

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
              className="bg-muted lg:size-10 [&>svg]:w-10 max-[25rem]:[&>svg]:w-7"
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
        families === null ? t('few') : t('number', { count: families }),
      ),
      column.actions(t('actions'), CONTENT_CELLS.actions, ({ id, name }) => (
        <EditContentLink id={id} label={t('editOf', { name })} />
      )),
    ],
    [t],
  )
  return <DataTable label={t('list')} columns={columns} rows={badges} sorting={query} {...list} />
}

function RuleText({ rule }: Pick<BadgeSummary, 'rule'>) {
  return useRuleLabels()(rule)
}
