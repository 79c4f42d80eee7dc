import { useTranslations } from 'next-intl'
import { Table, TableCell, TableHead, TableRow } from '@/components/ui/table'
import type { AuditEntry } from '@/lib/features/audit/schema'
import { formatDateTime } from '@/lib/platform/dates/format'
import { AuditActorCell } from './audit-actor-cell'
import { AuditSubject } from './audit-subject'
import { actionText, detailTexts } from './audit-texts'

const COLUMNS = ['when', 'who', 'what', 'about', 'details'] as const

export function AuditTable({ entries, zone }: { entries: AuditEntry[]; zone: string }) {
  const t = useTranslations('auditLog')
  return (
    <Table aria-label={t('table')}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <TableHead key={column}>{t(`column.${column}`)}</TableHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <TableRow key={entry.id}>
            <TableCell className="whitespace-nowrap text-soft tabular-nums">
              <time dateTime={entry.at}>{formatDateTime(new Date(entry.at), zone)}</time>
            </TableCell>
            <TableCell>
              <AuditActorCell entry={entry} />
            </TableCell>
            <TableCell className="min-w-40 font-bold">{actionText(t, entry.action)}</TableCell>
            <TableCell>
              <AuditSubject entry={entry} />
            </TableCell>
            <TableCell>
              <Details details={entry.details} />
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}

function Details({ details }: Pick<AuditEntry, 'details'>) {
  const t = useTranslations('auditLog')
  const texts = detailTexts(t, details)
  if (texts.length === 0) return null
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
