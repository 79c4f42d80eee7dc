import { CalendarPlus, CalendarRange, ChevronRight, FileText, Flag, UserPlus } from 'lucide'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { Dashboard } from '@/lib/features/analytics/dashboard/schema'
import { formatDate } from '@/lib/platform/dates/format'
import { buildApiUrl } from '@/lib/platform/http/client'
import { Link } from '@/lib/platform/i18n/navigation'
import { ExportRow } from '../analytics/export-button'
import { PATHS } from './paths'
import { ROW, RowText } from './row'

type QuickActionsProps = Pick<Dashboard, 'openReports' | 'unplanned'>

export function QuickActions({ openReports, unplanned }: QuickActionsProps) {
  const t = useTranslations('dashboard')
  const analytics = useTranslations('analytics')
  const plan = unplanned && t('planText', { title: unplanned.title, date: formatDate(unplanned.startDate) })
  const actions: { href: string; icon: ReactNode; name: string; text?: string }[] = [
    { href: PATHS.newChallenge, icon: <Icon of={CalendarPlus} />, name: t('newChallenge') },
    {
      href: unplanned ? PATHS.challenge(unplanned.id) : PATHS.challenges,
      icon: <Icon of={CalendarRange} />,
      name: t('plan'),
      text: plan ?? t('planNone'),
    },
    { href: PATHS.addUser, icon: <Icon of={UserPlus} />, name: t('addUser') },
    {
      href: PATHS.reports,
      icon: <Icon of={Flag} />,
      name: t('reports'),
      text: t('reportsText', { count: openReports.total }),
    },
  ]
  return (
    <Card as="section">
      <h2 className="mb-3">{t('actions')}</h2>
      <ul className="-mx-3 grid gap-1">
        {actions.map(({ href, icon, name, text }) => (
          <li key={name}>
            <Link href={href} prefetch={false} className={ROW}>
              <RowText icon={icon} name={name} text={text} />
              <Icon of={ChevronRight} className="size-5 shrink-0 text-soft" />
            </Link>
          </li>
        ))}
        <li>
          <ExportRow
            href={buildApiUrl('/admin/analytics/export', {}, { range: 'month', format: 'pdf' })}
            busyText={analytics('exporting')}
            doneText={analytics('exported')}
          >
            <RowText icon={<Icon of={FileText} />} name={t('exportReport')} text={t('exportText')} />
          </ExportRow>
        </li>
      </ul>
    </Card>
  )
}
