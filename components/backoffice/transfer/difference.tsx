import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { ContentChange, ImportResult } from '@/lib/features/admin/imports/schema'
import { FigureTable } from '../charts/figure-table'

const SHOWN = 200
const KINDS = ['tasks', 'challenges', 'badges', 'recipes', 'materials'] as const
const COUNTS = ['create', 'update', 'unchanged', 'conflict'] as const
const TONES = { create: 'leaf', update: 'sky', conflict: 'sun' } as const
/** Conflicts first. */
const RANK: Record<ContentChange['change'], number> = { conflict: 0, update: 1, create: 2 }

export function Difference({ result: { counts, changes } }: { result: ImportResult }) {
  const t = useTranslations('transfer')
  const ranked = [...changes].sort((a, b) => RANK[a.change] - RANK[b.change])
  const more = ranked.length - SHOWN
  const getFieldName = (field: string) =>
    t.has(`field.${field}` as 'field.name') ? t(`field.${field}` as 'field.name') : field
  const addsWeeks = changes.some(({ kind, change }) => kind === 'challenge' && change === 'create')
  return (
    <>
      {changes.length === 0 ? <p className="mb-4 text-soft">{t('importDialog.nothing')}</p> : null}
      <FigureTable
        label={t('overview')}
        columns={[
          <span key="kind" className="sr-only">
            {t('overview')}
          </span>,
          ...COUNTS.map((count) => t(`count.${count}`)),
        ]}
        rows={KINDS.map((kind) => ({
          id: kind,
          cells: [t(`kinds.${kind}`), ...COUNTS.map((count) => String(counts[kind][count]))],
        }))}
      />
      {addsWeeks ? <p className="mt-3 text-soft text-sm">{t('importDialog.inactive')}</p> : null}
      {ranked.length > 0 ? (
        // biome-ignore-start lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable by keyboard
        <section
          tabIndex={0}
          aria-label={t('list')}
          className="mt-4 max-h-72 overflow-y-auto rounded-field border border-line"
        >
          <ul className="divide-y divide-line">
            {ranked.slice(0, SHOWN).map(({ kind, id, change, name, reason, fields }) => (
              <li
                key={`${kind} ${id}`}
                className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-4 py-2.5 text-sm"
              >
                <Badge tone={TONES[change]} size="sm">
                  {t(`change.${change}`, { kind })}
                </Badge>
                <span className="min-w-0 break-words">
                  <span className="text-soft">{t(`kind.${kind}`)}</span>{' '}
                  <span className="font-bold">{name}</span>
                </span>
                <span className="min-w-0 text-soft">
                  {reason ? t(`reason.${reason}`) : fields.map(getFieldName).join(', ')}
                </span>
              </li>
            ))}
            {more > 0 ? (
              <li className="px-4 py-2.5 text-soft text-sm">{t('moreChanges', { count: more })}</li>
            ) : null}
          </ul>
        </section>
      ) : // biome-ignore-end lint/a11y/noNoninteractiveTabindex: see above
      null}
    </>
  )
}
