import { useTranslations } from 'next-intl'
import { Table, TableCell, TableHead, TableRow } from '@/components/ui/table'
import type { ContentChange, ImportResult } from '@/lib/features/admin/imports/schema'
import { ChangeRow } from './change-row'

const SHOWN = 200
const KINDS = ['tasks', 'challenges', 'badges'] as const
const COUNTS = ['create', 'update', 'unchanged', 'conflict'] as const
/** Sort order: conflicts first. */
const RANK: Record<ContentChange['change'], number> = { conflict: 0, update: 1, create: 2 }

export function Difference({ result: { counts, changes } }: { result: ImportResult }) {
  const t = useTranslations('transfer')
  const ranked = [...changes].sort((a, b) => RANK[a.change] - RANK[b.change])
  const more = ranked.length - SHOWN
  const addsWeeks = changes.some(({ kind, change }) => kind === 'challenge' && change === 'create')
  return (
    <>
      {changes.length === 0 ? <p className="mb-4 text-soft">{t('importDialog.nothing')}</p> : null}
      <Table aria-label={t('overview')}>
        <thead>
          <tr>
            <td />
            {COUNTS.map((count) => (
              <TableHead key={count} className="text-right">
                {t(`count.${count}`)}
              </TableHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {KINDS.map((kind) => (
            <TableRow key={kind}>
              <th scope="row" className="px-4 py-2.5 font-bold">
                {t(`kinds.${kind}`)}
              </th>
              {COUNTS.map((count) => (
                <TableCell
                  key={count}
                  className={
                    counts[kind][count] ? 'text-right tabular-nums' : 'text-right text-soft tabular-nums'
                  }
                >
                  {counts[kind][count]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </tbody>
      </Table>
      {addsWeeks ? <p className="mt-3 text-soft text-sm">{t('importDialog.inactive')}</p> : null}
      {ranked.length > 0 ? (
        // biome-ignore-start lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable by keyboard
        <section
          tabIndex={0}
          aria-label={t('list')}
          className="mt-4 max-h-72 overflow-y-auto rounded-field border border-line"
        >
          <ul className="divide-y divide-line">
            {ranked.slice(0, SHOWN).map((change) => (
              <ChangeRow key={`${change.kind} ${change.id}`} change={change} />
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
