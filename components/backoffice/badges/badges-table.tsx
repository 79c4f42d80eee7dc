import { Pencil, Trash2 } from 'lucide'
import { useTranslations } from 'next-intl'
import { Stamp } from '@/components/art/stamp'
import { parseMotif } from '@/components/badges/parse-motif'
import { useRuleLabels } from '@/components/badges/use-rule-labels'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { Table, TableCell, TableHead, TableRow } from '@/components/ui/table'
import type { BadgeListQuery, BadgeSummary } from '@/lib/features/badges/library/schema'
import { EditorLink } from '../content/editor-link'
import { TranslationMark } from '../content/translation-mark'
import { SortHead } from '../list/sort-head'

type Href = (change: Record<string, string | null>) => string

type BadgesTableProps = {
  badges: readonly BadgeSummary[]
  query: BadgeListQuery
  /** Builds the URL of the list with changed query parameters. */
  href: Href
}

const ICON = cn(buttonVariants({ variant: 'ghost', size: 'icon' }), 'text-soft')
const TONES = { weekly: 'leaf', special: 'coral', monthly: 'berry' } as const

export function BadgesTable({ badges, query, href }: BadgesTableProps) {
  const t = useTranslations('badgeEditor')
  const sorted = (column: BadgeListQuery['sort']) => {
    const order = query.sort === column ? query.order : null
    const next = order === 'asc' || (order === null && column === 'families') ? 'desc' : 'asc'
    return { order, href: href({ sort: column, order: next, page: null }) }
  }
  return (
    <Table aria-label={t('list')}>
      <thead>
        <tr>
          <SortHead {...sorted('name')}>{t('badge')}</SortHead>
          <SortHead {...sorted('kind')}>{t('kind')}</SortHead>
          <TableHead className="w-full">{t('rule')}</TableHead>
          <SortHead {...sorted('families')} className="text-right">
            {t('families')}
          </SortHead>
          <TableHead>{t('translation')}</TableHead>
          <TableHead>
            <span className="sr-only">{t('actions')}</span>
          </TableHead>
        </tr>
      </thead>
      <tbody>
        {badges.map((badge) => (
          <BadgeRow key={badge.id} badge={badge} href={href} />
        ))}
      </tbody>
    </Table>
  )
}

function BadgeRow({ badge, href }: { badge: BadgeSummary; href: Href }) {
  const t = useTranslations('badgeEditor')
  const { id, name, description, kind, rule, families, translation } = badge
  return (
    <TableRow>
      <TableCell className="py-2">
        <div className="flex w-64 items-center gap-3">
          <Thumb badge={badge} />
          <div className="min-w-0">
            <EditorLink
              href={href({ edit: id })}
              className="line-clamp-1 font-bold text-base text-ink hover:text-leaf-ink hover:underline"
            >
              {name}
            </EditorLink>
            <p className="line-clamp-1 text-soft">{description}</p>
          </div>
        </div>
      </TableCell>
      <TableCell>
        <Badge size="sm" tone={TONES[kind]}>
          {t(`kinds.${kind}`)}
        </Badge>
      </TableCell>
      <TableCell className="min-w-56">{useRuleLabels()(rule)}</TableCell>
      <TableCell className="text-right tabular-nums">{t('number', { count: families })}</TableCell>
      <TableCell>
        <TranslationMark state={translation} />
      </TableCell>
      <TableCell className="whitespace-nowrap py-1 pr-2 pl-0">
        <EditorLink
          href={href({ edit: id })}
          icon={<Icon of={Pencil} />}
          label={t('editOf', { name })}
          className={ICON}
        />
        <EditorLink
          href={href({ remove: id })}
          icon={<Icon of={Trash2} />}
          label={t('deleteOf', { name })}
          className={ICON}
        />
      </TableCell>
    </TableRow>
  )
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
