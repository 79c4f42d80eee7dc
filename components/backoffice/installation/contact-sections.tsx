import { useTranslations } from 'next-intl'
import type { Installation, Issue } from '@/lib/features/installation/overview/rules'
import { InstallationSection } from './installation-section'
import { Mark } from './mark'
import { TestMailButton } from './test-mail-button'

type OperatorSectionProps = { operator: Installation['operator']; issues: Issue[] }

export function OperatorSection({ operator, issues }: OperatorSectionProps) {
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
      issues={issues}
      rows={[
        { label: t('operator.name'), value: operator?.name ?? missing, variable: 'OPERATOR_NAME' },
        { label: t('operator.contact'), value: link ?? missing, variable: 'OPERATOR_CONTACT' },
      ]}
    />
  )
}

type MailSectionProps = { mail: Installation['mail']; issues: Issue[] }

export function MailSection({ mail, issues }: MailSectionProps) {
  const t = useTranslations('installation.mail')
  const hasExampleSender = issues.some(({ kind }) => kind === 'mailSender')
  return (
    <InstallationSection
      name="mail"
      issues={issues}
      rows={[
        {
          label: t('server'),
          value: mail.server ?? <Mark tone="warning">{t('none')}</Mark>,
          variable: 'SMTP_URL',
        },
        {
          label: t('from'),
          value: hasExampleSender ? <Mark tone="warning">{mail.from}</Mark> : mail.from,
          variable: 'MAIL_FROM',
        },
      ]}
    >
      <TestMailButton />
    </InstallationSection>
  )
}
