'use client'

import { History } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { Icon } from '@/components/ui/icon'
import type { AuditEntry } from '@/lib/features/audit/schema'
import { formatDate } from '@/lib/platform/dates/format'
import { localDateAt, localTimeAt } from '@/lib/platform/dates/local-date'
import { weekdayName } from '@/lib/platform/dates/weekday-name'
import { Link } from '@/lib/platform/i18n/navigation'
import { columnHelper, DataTable } from '../data-table/data-table'
import { nameWithZone } from '../data-table/name-with-zone'
import { listAddress } from '../list/list-address'
import { PATHS } from '../paths'
import { actionText, detailTexts, subjectText } from './audit-texts'

const column = columnHelper<AuditEntry>()
const WHEN = {
  cellClass: 'stacked:order-1 whitespace-nowrap text-soft tabular-nums',
  stacked: 'bare',
} as const
const WHO = { cellClass: 'min-w-28', stacked: 'bare' } as const
const WHAT = { isRowHeader: true, cellClass: 'min-w-32 text-left font-bold' }
const TEXT = { cellClass: 'min-w-32', stacked: 'bare' } as const

export function AuditTable({ entries, zone }: { entries: AuditEntry[]; zone: string }) {
  const t = useTranslations('auditLog')
  const locale = useLocale()
  const getDay = ({ at }: AuditEntry) => {
    const day = localDateAt(new Date(at), zone)
    return t('day', { weekday: weekdayName(day, locale), date: formatDate(day) })
  }
  const columns = useMemo(
    () => [
      column.plain('when', nameWithZone(t('column.when'), zone), WHEN, ({ at }) => (
        <time dateTime={at}>{localTimeAt(new Date(at), zone)}</time>
      )),
      column.plain('who', t('column.who'), WHO, (entry) => <AuditActor entry={entry} />),
      column.plain('what', t('column.what'), WHAT, ({ action }) => actionText(t, action)),
      column.plain('about', t('column.about'), TEXT, (entry) => <AuditSubject entry={entry} />),
      column.plain('details', t('column.details'), TEXT, ({ details }) => <Details details={details} />),
    ],
    [t, zone],
  )
  return (
    <DataTable
      label={t('table')}
      columns={columns}
      rows={entries}
      getGroup={getDay}
      groupNote={nameWithZone('', zone).trim()}
      className="wrap-anywhere"
    />
  )
}

const LINK = 'underline-offset-4 hover:text-leaf-ink hover:underline'

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
    <Link href={`/backoffice/users/${actorId}`} prefetch={false} className={LINK}>
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
  if (!subject || (subjectId && subjectId === actorId)) return <span data-quiet>–</span>
  const kind = subjectText(t, subject)
  const shortId = subjectId?.slice(-8) ?? ''
  const history = t('history', { name: subjectName || `${kind} ${shortId}` })
  return (
    <span className="flex items-center gap-2">
      <span className="min-w-0">
        <span className="text-soft text-xs">{kind}</span> <SubjectName entry={entry} shortId={shortId} />
      </span>
      {subjectId ? (
        <Link
          href={`/backoffice/audit?subjectId=${subjectId}`}
          prefetch={false}
          aria-label={history}
          title={history}
          className="relative rounded-full p-1.5 text-soft after:absolute after:-inset-2 after:content-[''] hover:bg-leaf-tint hover:text-leaf-ink"
        >
          <Icon of={History} className="size-4" />
        </Link>
      ) : null}
    </span>
  )
}

function SubjectName({ entry, shortId }: { entry: AuditEntry; shortId: string }) {
  const t = useTranslations('auditLog')
  const { subjectName } = entry
  const href = getSubjectHref(entry)
  if (subjectName === null) return <span className="font-mono text-xs">{shortId}</span>
  if (!href) return subjectName
  return (
    <Link href={href} prefetch={false} className={LINK}>
      {subjectName || t('nameless')}
    </Link>
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
