'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { Stamp } from '@/components/art/stamp'
import { parseMotif } from '@/components/badges/parse-motif'
import { useRuleLabels } from '@/components/badges/use-rule-labels'
import { Badge } from '@/components/ui/badge'
import type { BadgeListQuery, BadgeSummary } from '@/lib/features/badges/library/schema'
import { CONTENT_CELLS, ContentActions, ContentName, TranslationMark } from '../content/content-cells'
import { columnHelper, DataTable } from '../data-table/data-table'

const TONES = { weekly: 'leaf', special: 'sun', monthly: 'berry' } as const

const helper = columnHelper<BadgeSummary>()

type BadgesTableProps = { badges: readonly BadgeSummary[]; query: BadgeListQuery }

export function BadgesTable({ badges, query }: BadgesTableProps) {
  const t = useTranslations('badgeEditor')
  const columns = useMemo(
    () =>
      helper.columns([
        helper.accessor('name', {
          header: t('badge'),
          meta: { ...CONTENT_CELLS.name, headClass: 'w-2/5' },
          cell: helper.cell((badge) => (
            <ContentName
              id={badge.id}
              name={badge.name}
              note={badge.description}
              thumb={<Thumb badge={badge} />}
            />
          )),
        }),
        helper.accessor('kind', {
          header: t('kind'),
          meta: { stacked: 'bare' },
          cell: helper.cell(({ kind }) => (
            <Badge size="sm" tone={TONES[kind]}>
              {t(`kinds.${kind}`)}
            </Badge>
          )),
        }),
        helper.display({
          id: 'rule',
          header: t('rule'),
          meta: { headClass: 'w-3/5', cellClass: 'min-w-48', stacked: 'line' },
          cell: helper.cell((row) => <RuleText rule={row.rule} />),
        }),
        helper.accessor('families', {
          header: t('families'),
          meta: { firstOrder: 'desc', headClass: 'text-right', cellClass: 'text-right tabular-nums' },
          cell: helper.cell((row) => t('number', { count: row.families })),
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
          cell: helper.cell(({ id, name }) => (
            <ContentActions id={id} edit={t('editOf', { name })} remove={t('deleteOf', { name })} />
          )),
        }),
      ]),
    [t],
  )
  return <DataTable label={t('list')} columns={columns} rows={badges} sorting={query} />
}

function RuleText({ rule }: Pick<BadgeSummary, 'rule'>) {
  return useRuleLabels()(rule)
}

function Thumb({ badge: { image, motif, kind } }: { badge: BadgeSummary }) {
  return (
    <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-xl bg-sun-tint">
      {image ? (
        <img src={image} alt="" loading="lazy" className="size-full object-cover" />
      ) : (
        <Stamp name={`badge-${kind}-${parseMotif(motif)}`} className="w-9" />
      )}
    </span>
  )
}
