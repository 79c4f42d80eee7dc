'use client'

import { History } from 'lucide'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { Icon } from '@/components/ui/icon'
import type { AuditEntry } from '@/lib/features/audit/schema'
import { formatDateTime } from '@/lib/platform/dates/format'
import { Link } from '@/lib/platform/i18n/navigation'
import { columnHelper, DataTable } from '../data-table/data-table'
import { listAddress } from '../list/list-address'
import { PATHS } from '../paths'
import { actionText, detailTexts, subjectText } from './audit-texts'

const helper = columnHelper<AuditEntry>()

export function AuditTable({ entries, zone }: { entries: AuditEntry[]; zone: string }) {
  const t = useTranslations('auditLog')
  const columns = useMemo(
    () =>
      helper.columns([
        helper.display({
          id: 'when',
          header: t('column.when'),
          meta: { cellClass: 'stacked:order-1 whitespace-nowrap text-soft tabular-nums', stacked: 'bare' },
          cell: helper.cell(({ at }) => <time dateTime={at}>{formatDateTime(new Date(at), zone)}</time>),
        }),
        helper.display({
          id: 'who',
          header: t('column.who'),
          meta: { stacked: 'bare' },
          cell: helper.cell((row) => <AuditActor entry={row} />),
        }),
        helper.display({
          id: 'what',
          header: t('column.what'),
          meta: { isRowHeader: true, cellClass: 'min-w-40 text-left font-bold' },
          cell: helper.cell((row) => actionText(t, row.action)),
        }),
        helper.display({
          id: 'about',
          header: t('column.about'),
          meta: { stacked: 'bare' },
          cell: helper.cell((row) => <AuditSubject entry={row} />),
        }),
        helper.display({
          id: 'details',
          header: t('column.details'),
          meta: { stacked: 'line' },
          cell: helper.cell((row) => <Details details={row.details} />),
        }),
      ]),
    [t, zone],
  )
  return <DataTable label={t('table')} columns={columns} rows={entries} />
}

const linkLook = 'font-bold underline decoration-current/30 underline-offset-4 hover:decoration-current'

function AuditActor({ entry: { actorId, actorName } }: { entry: AuditEntry }) {
  const t = useTranslations('auditLog')
  if (!actorId) return <span className="text-soft">{t('system')}</span>
  if (actorName === null)
    return (
      <span className="text-soft">
        {t('erased')}{' '}
        <code title={actorId} className="text-xs">
          {actorId.slice(-8)}
        </code>
      </span>
    )
  return (
    <Link href={`/backoffice/users/${actorId}`} prefetch={false} className={linkLook}>
      {actorName || t('nameless')}
    </Link>
  )
}

const TABS: Record<string, string> = { badge: 'badges', recipe: 'recipes', task: 'tasks' }

/** Null without such a page. */
function getSubjectHref({ subject, subjectId, subjectName }: AuditEntry): string | null {
  if (!subject || !subjectId || subjectName === null) return null
  if (subject === 'user') return `/backoffice/users/${subjectId}`
  if (subject === 'challenge') return PATHS.challenge(subjectId)
  const tab = TABS[subject]
  return tab ? listAddress('/backoffice/content', { tab, search: subjectName }, {}) : null
}

function AuditSubject({ entry }: { entry: AuditEntry }) {
  const t = useTranslations('auditLog')
  const { subject, subjectId, subjectName, actorId } = entry
  if (!subject) return <span data-quiet />
  const kind = subjectText(t, subject)
  const place = getSubjectHref(entry)
  const isActor = subjectId !== null && subjectId === actorId
  const name = subjectName ?? (subjectId ? subjectId.slice(-8) : '')
  return (
    <span className="flex items-center gap-2">
      <span className="min-w-0">
        <span className="text-soft text-xs">{kind}</span>{' '}
        {isActor ? null : place ? (
          <Link
            href={place}
            prefetch={false}
            className="underline decoration-current/30 underline-offset-4 hover:decoration-current"
          >
            {name || t('nameless')}
          </Link>
        ) : (
          <span className={subjectName === null ? 'font-mono text-xs' : undefined}>{name}</span>
        )}
      </span>
      {subjectId ? (
        <Link
          href={`/backoffice/audit?subjectId=${subjectId}`}
          prefetch={false}
          aria-label={t('history', { name: `${kind} ${name}` })}
          className="relative rounded-full p-1.5 text-soft after:absolute after:-inset-2 after:content-[''] hover:bg-leaf-tint hover:text-leaf-ink"
        >
          <Icon of={History} className="size-4" />
        </Link>
      ) : null}
    </span>
  )
}

function Details({ details }: Pick<AuditEntry, 'details'>) {
  const t = useTranslations('auditLog')
  const texts = detailTexts(t, details)
  if (texts.length === 0) return <span data-quiet />
  return (
    <dl className="grid gap-0.5">
      {texts.map(({ name, value }) => (
        <div key={name} className="flex flex-wrap gap-x-1.5">
          <dt className="text-soft">{name}:</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
