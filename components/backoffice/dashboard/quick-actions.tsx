import {
  CalendarPlus,
  CalendarRange,
  ChevronRight,
  Download,
  FileText,
  type IconNode,
  UserPlus,
} from 'lucide'
import { useTranslations } from 'next-intl'
import { DownloadLink } from '@/components/materials/download-link'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { Dashboard } from '@/lib/features/analytics/dashboard/schema'
import { formatDate } from '@/lib/platform/dates/format'
import { buildApiUrl } from '@/lib/platform/http/api-client'
import { Link } from '@/lib/platform/i18n/navigation'
import { PATHS } from '../paths'

/** Renders links to frequent tasks; a warning above already links to a new challenge when next week has none. */
export function QuickActions({ unplanned, nextWeek }: Pick<Dashboard, 'unplanned' | 'nextWeek'>) {
  const t = useTranslations('dashboard')
  const analytics = useTranslations('analytics')
  const actions: (RowTextProps & { href: string })[] = [
    ...(nextWeek.challenge
      ? [{ href: PATHS.newChallenge, icon: CalendarPlus, name: t('newChallenge') }]
      : []),
    ...(unplanned
      ? [
          {
            href: PATHS.challenge(unplanned.id),
            icon: CalendarRange,
            name: t('plan'),
            text: t('planText', { title: unplanned.title, date: formatDate(unplanned.startDate) }),
          },
        ]
      : []),
    { href: PATHS.addUser, icon: UserPlus, name: t('addUser') },
  ]
  return (
    <Card as="section">
      <h2 className="mb-3">{t('actions')}</h2>
      <ul className="-mx-3 grid gap-1">
        {actions.map(({ href, ...row }) => (
          <li key={row.name}>
            <Link href={href} prefetch={false} className={ROW}>
              <RowText {...row} />
              <Icon of={ChevronRight} className="size-5 shrink-0 text-soft" />
            </Link>
          </li>
        ))}
        <li>
          <DownloadLink
            className={ROW}
            href={buildApiUrl('/admin/analytics/export', {}, { range: 'month', format: 'pdf' })}
            done={analytics('exported')}
            busyText={analytics('exporting')}
            icon={<Icon of={Download} className="size-5 shrink-0 text-soft" />}
          >
            <RowText icon={FileText} name={t('exportReport')} text={t('exportText')} />
          </DownloadLink>
        </li>
      </ul>
    </Card>
  )
}

const ROW =
  'flex min-h-11 w-full items-center gap-3 rounded-field px-3 py-2 text-left transition-colors duration-200 hover:bg-leaf-tint'

type RowTextProps = { icon: IconNode; name: string; text?: string }

function RowText({ icon, name, text }: RowTextProps) {
  return (
    <>
      <Icon of={icon} className="size-5 shrink-0 text-leaf-ink" />
      <span className="min-w-0 flex-1">
        <span className="block font-bold">{name}</span>
        {text ? <span className="block text-soft text-sm">{text}</span> : null}
      </span>
    </>
  )
}
