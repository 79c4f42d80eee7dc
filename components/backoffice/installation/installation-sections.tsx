import { useTranslations } from 'next-intl'
import {
  type Installation,
  type Issue,
  isExampleSender,
  type RateLimit,
} from '@/lib/features/installation/overview/rules'
import { formatDateTime } from '@/lib/platform/dates/format'
import { AccountsSection, type AccountsSectionProps, BackupsSection } from './account-sections'
import { AttentionList } from './attention-list'
import { InstallationSection, Mark, row, toGigabytes } from './installation-section'
import { TestMailButton } from './test-mail-button'

type InstallationSectionsProps = Installation &
  AccountsSectionProps & {
    version: string
    address: string
    zone: string
    limits: RateLimit[]
    issues: Issue[]
  }

export function InstallationSections(props: InstallationSectionsProps) {
  const t = useTranslations('installation')
  const { version, address, zone, storage, mail, backups, accounts, operator, limits, starter, issues } =
    props
  const installedAt = starter.installedAt && formatDateTime(new Date(starter.installedAt), zone)
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8">
      <AttentionList issues={issues} storage={storage} />
      <InstallationSection
        name="product"
        rows={[
          row(t('product.version'), version),
          row(t('product.address'), address, 'APP_URL'),
          row(t('product.zone'), zone, 'APP_TIMEZONE'),
          row(
            t('product.starter'),
            installedAt ? t('product.installed', { date: installedAt }) : t('product.notInstalled'),
          ),
        ]}
      />
      <OperatorSection operator={operator} />
      <MailSection mail={mail} />
      <StorageSection storage={storage} />
      <BackupsSection backups={backups} zone={zone} />
      <AccountsSection accounts={accounts} />
      <LimitsSection limits={limits} />
    </div>
  )
}

function OperatorSection({ operator }: Pick<Installation, 'operator'>) {
  const t = useTranslations('installation')
  const missing = <Mark tone="warning">{t('notSet')}</Mark>
  const contact = operator?.contact
  const link = contact ? (
    <a href={contact.href} className="text-leaf-ink underline">
      {contact.label}
    </a>
  ) : null
  return (
    <InstallationSection
      name="operator"
      rows={[
        row(t('operator.name'), operator?.name ?? missing, 'OPERATOR_NAME'),
        row(t('operator.contact'), link ?? missing, 'OPERATOR_CONTACT'),
      ]}
    />
  )
}

function MailSection({ mail: { server, from } }: Pick<Installation, 'mail'>) {
  const t = useTranslations('installation.mail')
  return (
    <InstallationSection
      name="mail"
      rows={[
        row(t('server'), server ?? <Mark tone="warning">{t('none')}</Mark>, 'SMTP_URL'),
        row(t('from'), isExampleSender(from) ? <Mark tone="warning">{from}</Mark> : from, 'MAIL_FROM'),
      ]}
    >
      <TestMailButton />
    </InstallationSection>
  )
}

function StorageSection({ storage }: Pick<Installation, 'storage'>) {
  const t = useTranslations('installation.storage')
  const { driver, isReachable, quota, disk } = storage
  const space = disk && t('free', { free: toGigabytes(disk.free), size: toGigabytes(disk.size) })
  const state = <Mark tone={isReachable ? 'good' : 'error'}>{t(isReachable ? 'reachable' : 'away')}</Mark>
  const size = quota === null ? t('noQuota') : t('size', { size: toGigabytes(quota) })
  return (
    <InstallationSection
      name="storage"
      rows={[
        row(t('driver'), t(`drivers.${driver}`), 'STORAGE_DRIVER'),
        row(t('state'), state),
        ...(disk
          ? [row(t('disk'), disk.isLow ? <Mark tone="warning">{space}</Mark> : space, 'BROTA_DATA_DIR')]
          : []),
        row(t('quota'), size, 'STORAGE_QUOTA_MB'),
      ]}
    />
  )
}

const MINUTE_SECONDS = 60
const HOUR_SECONDS = 60 * MINUTE_SECONDS
const DAY_SECONDS = 24 * HOUR_SECONDS

function LimitsSection({ limits }: { limits: RateLimit[] }) {
  const t = useTranslations('installation.limits')
  const describe = ({ value, seconds }: RateLimit) => {
    if (value === 0) return t('off')
    if (seconds === DAY_SECONDS) return t('inDay', { value })
    return seconds === HOUR_SECONDS
      ? t('inHour', { value })
      : t('inMinutes', { value, minutes: seconds / MINUTE_SECONDS })
  }
  const rows = limits.map((limit) => row(t(`label.${limit.name}`), describe(limit), limit.name))
  return <InstallationSection name="limits" summary={t('show', { count: rows.length })} rows={rows} />
}
