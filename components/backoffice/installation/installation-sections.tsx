import { useTranslations } from 'next-intl'
import type { Installation, Issue, IssueSection, RateLimit } from '@/lib/features/installation/overview/rules'
import { formatDateTime } from '@/lib/platform/dates/format'
import { AccountsSection, type AccountsSectionProps } from './accounts-section'
import { AttentionList } from './attention-list'
import { BackupsSection } from './backups-section'
import { MailSection, OperatorSection } from './contact-sections'
import { InstallationSection } from './installation-section'
import { LimitsSection } from './limits-section'
import { StorageSection } from './storage-section'

type InstallationSectionsProps = Installation &
  AccountsSectionProps & {
    version: string
    address: string
    zone: string
    limits: RateLimit[]
    issues: Issue[]
  }

/** Renders what needs attention, then all settings. */
export function InstallationSections(props: InstallationSectionsProps) {
  const t = useTranslations('installation')
  const { version, address, zone, storage, mail, backups, accounts, operator, limits, starter, issues } =
    props
  const filterIssues = (name: IssueSection) => issues.filter(({ section }) => section === name)
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8">
      <AttentionList issues={issues} storage={storage} />
      <InstallationSection
        name="product"
        rows={[
          { label: t('product.version'), value: version },
          { label: t('product.address'), value: address, variable: 'APP_URL' },
          { label: t('product.zone'), value: zone, variable: 'APP_TIMEZONE' },
        ]}
      />
      <OperatorSection operator={operator} issues={filterIssues('operator')} />
      <MailSection mail={mail} issues={filterIssues('mail')} />
      <StorageSection storage={storage} issues={filterIssues('storage')} />
      <BackupsSection backups={backups} issues={filterIssues('backups')} zone={zone} />
      <InstallationSection
        name="content"
        issues={filterIssues('content')}
        rows={[
          {
            label: t('content.starter'),
            value: starter.installedAt
              ? t('content.installed', { date: formatDateTime(new Date(starter.installedAt), zone) })
              : t('content.notInstalled'),
          },
        ]}
      />
      <AccountsSection accounts={accounts} />
      <LimitsSection limits={limits} />
    </div>
  )
}
