import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import type { Installation } from '@/lib/features/installation/overview/rules'
import { formatDateTime } from '@/lib/platform/dates/format'
import { InstallationSection, Mark, row } from './installation-section'

export type AccountsSectionProps = {
  accounts: {
    registration: { mode: 'open' | 'invite' | 'closed'; domains: readonly string[] }
    verifiedEmail: boolean
    adminSecondFactor: boolean
    hasPasswords: boolean
    /** Names on the sign-in buttons. */
    providers: string[]
  }
}

export function AccountsSection({ accounts }: AccountsSectionProps) {
  const t = useTranslations('installation')
  const yesNo = (value: boolean) => t(value ? 'yes' : 'no')
  const { mode, domains } = accounts.registration
  const providers = accounts.providers.join(', ') || t('accounts.noProviders')
  return (
    <InstallationSection
      name="accounts"
      rows={[
        row(t('accounts.registration'), t(`accounts.modes.${mode}`), 'REGISTRATION'),
        row(t('accounts.domains'), domains.join(', ') || t('accounts.anyDomain'), 'REGISTRATION_DOMAINS'),
        row(t('accounts.passwords'), yesNo(accounts.hasPasswords), 'PASSWORD_SIGN_IN'),
        row(t('accounts.providers'), providers),
        row(t('accounts.verifiedEmail'), yesNo(accounts.verifiedEmail), 'REQUIRE_VERIFIED_EMAIL'),
        row(
          t('accounts.adminSecondFactor'),
          yesNo(accounts.adminSecondFactor),
          'REQUIRE_ADMIN_SECOND_FACTOR',
        ),
      ]}
    />
  )
}

export function BackupsSection({ backups, zone }: Pick<Installation, 'backups'> & { zone: string }) {
  const t = useTranslations('installation.backups')
  const { newest, schedule, copyTo, folder, keep } = backups
  const { outcome = null, copyOutcome = null, lastSuccessAt = null, isOverdue = true } = newest ?? {}
  const outcomeMark = (value: 'success' | 'lost' | 'failed') => (
    <Mark tone={value === 'success' ? 'good' : 'warning'}>{t(`outcome.${value}`)}</Mark>
  )
  const newestText = lastSuccessAt ? formatDateTime(lastSuccessAt, zone) : t('none')
  const byHand = isOverdue ? <Mark tone="warning">{t('byHand')}</Mark> : t('byHand')
  return (
    <InstallationSection
      name="backups"
      rows={[
        row(t('newest'), <Mark tone={isOverdue ? 'warning' : 'good'}>{newestText}</Mark>),
        ...(outcome ? [row(t('last'), outcomeMark(outcome))] : []),
        row(t('at'), schedule ? `${schedule.at} (${schedule.zone})` : byHand, 'BACKUP_AT'),
        row(t('folder'), <Path>{folder}</Path>, 'BACKUP_DIR'),
        row(t('copyTo'), copyTo === null ? t('noCopy') : <Path>{copyTo}</Path>, 'BACKUP_COPY_TO'),
        ...(copyTo && copyOutcome ? [row(t('lastCopy'), outcomeMark(copyOutcome))] : []),
        row(t('keep'), keep === 0 ? t('all') : t('newestOnes', { count: keep }), 'BACKUP_KEEP'),
      ]}
    />
  )
}

/** Renders a path that breaks after its slashes. */
function Path({ children }: { children: string }) {
  const parts = children.split(/(?<=\/)/)
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change order.
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ))
}
