import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { formatDateTime } from '@/lib/platform/dates/format'
import { InstallationCard } from './installation-card'
import { StarterButton } from './starter-button'
import { TestMailButton } from './test-mail-button'

type InstallationSectionsProps = {
  version: string
  zone: string
  storage: { driver: 'folder' | 's3' | 'uploadthing'; isReachable: boolean }
  mail: { server: string | null; from: string }
  backups: {
    folder: string
    keep: number
    /** `HH:mm` of scheduled backups. */
    at: string | null
    newest: { outcome: 'success' | 'lost' | 'failed' | null; lastSuccessAt: Date | null } | null
  }
  accounts: {
    registration: { mode: 'open' | 'invite' | 'closed'; domains: readonly string[] }
    verifiedEmail: boolean
    adminSecondFactor: boolean
  }
  operator: { name: string | null; contact: { label: string; href: string } | null } | null
  limits: { name: string; value: number }[]
  starter: { installedAt: string | null; isOffered: boolean }
}

export function InstallationSections(props: InstallationSectionsProps) {
  const t = useTranslations('installation')
  const { version, zone, storage, mail, backups, accounts, operator, limits, starter } = props
  const yesNo = (value: boolean) => t(value ? 'yes' : 'no')
  const contact = operator?.contact
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">
      <InstallationCard
        title={t('product.title')}
        rows={[
          { label: t('product.version'), value: version },
          { label: t('product.zone'), value: zone },
        ]}
      />
      <InstallationCard
        title={t('operator.title')}
        rows={[
          { label: t('operator.name'), value: operator?.name ?? t('notSet') },
          {
            label: t('operator.contact'),
            value: contact ? (
              <a href={contact.href} className="text-leaf-ink underline">
                {contact.label}
              </a>
            ) : (
              t('notSet')
            ),
          },
        ]}
      >
        <p className="text-soft text-sm">{t('operator.text')}</p>
      </InstallationCard>
      <InstallationCard
        title={t('mail.title')}
        rows={[
          { label: t('mail.server'), value: mail.server ?? t('mail.none') },
          { label: t('mail.from'), value: mail.from },
        ]}
      >
        <TestMailButton />
      </InstallationCard>
      <InstallationCard
        title={t('storage.title')}
        rows={[
          { label: t('storage.driver'), value: t(`storage.drivers.${storage.driver}`) },
          {
            label: t('storage.state'),
            value: (
              <Badge tone={storage.isReachable ? 'leaf' : 'coral'} size="sm">
                {t(storage.isReachable ? 'storage.reachable' : 'storage.away')}
              </Badge>
            ),
          },
        ]}
      />
      <InstallationCard
        title={t('backups.title')}
        rows={[
          {
            label: t('backups.newest'),
            value: backups.newest?.lastSuccessAt
              ? formatDateTime(backups.newest.lastSuccessAt, zone)
              : t('backups.none'),
          },
          ...(backups.newest?.outcome
            ? [{ label: t('backups.last'), value: t(`backups.outcome.${backups.newest.outcome}`) }]
            : []),
          { label: t('backups.at'), value: backups.at ?? t('backups.byHand') },
          { label: t('backups.folder'), value: backups.folder },
          { label: t('backups.keep'), value: backups.keep === 0 ? t('backups.all') : String(backups.keep) },
        ]}
      />
      <InstallationCard
        title={t('accounts.title')}
        rows={[
          { label: t('accounts.registration'), value: t(`accounts.modes.${accounts.registration.mode}`) },
          {
            label: t('accounts.domains'),
            value: accounts.registration.domains.join(', ') || t('accounts.anyDomain'),
          },
          { label: t('accounts.verifiedEmail'), value: yesNo(accounts.verifiedEmail) },
          { label: t('accounts.adminSecondFactor'), value: yesNo(accounts.adminSecondFactor) },
        ]}
      />
      <InstallationCard
        title={t('content.title')}
        rows={[
          {
            label: t('content.starter'),
            value: starter.installedAt
              ? t('content.installed', { date: formatDateTime(new Date(starter.installedAt), zone) })
              : t('content.notInstalled'),
          },
        ]}
      >
        {starter.isOffered ? <StarterButton /> : null}
      </InstallationCard>
      <InstallationCard
        title={t('limits.title')}
        rows={limits.map(({ name, value }) => ({
          label: name,
          value: value === 0 ? t('limits.off') : String(value),
        }))}
      >
        <p className="text-soft text-sm">{t('limits.text')}</p>
      </InstallationCard>
    </div>
  )
}
