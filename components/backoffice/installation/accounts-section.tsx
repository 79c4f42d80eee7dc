import { useTranslations } from 'next-intl'
import { InstallationSection } from './installation-section'

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
  const { registration, providers } = accounts
  return (
    <InstallationSection
      name="accounts"
      rows={[
        {
          label: t('accounts.registration'),
          value: t(`accounts.modes.${registration.mode}`),
          variable: 'REGISTRATION',
        },
        {
          label: t('accounts.domains'),
          value: registration.domains.join(', ') || t('accounts.anyDomain'),
          variable: 'REGISTRATION_DOMAINS',
        },
        {
          label: t('accounts.passwords'),
          value: yesNo(accounts.hasPasswords),
          variable: 'PASSWORD_SIGN_IN',
        },
        { label: t('accounts.providers'), value: providers.join(', ') || t('accounts.noProviders') },
        {
          label: t('accounts.verifiedEmail'),
          value: yesNo(accounts.verifiedEmail),
          variable: 'REQUIRE_VERIFIED_EMAIL',
        },
        {
          label: t('accounts.adminSecondFactor'),
          value: yesNo(accounts.adminSecondFactor),
          variable: 'REQUIRE_ADMIN_SECOND_FACTOR',
        },
      ]}
    />
  )
}
