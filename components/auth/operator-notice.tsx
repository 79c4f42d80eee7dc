import { Mail } from 'lucide'
import { useTranslations } from 'next-intl'
import { DiscTitle } from './disc-title'

type OperatorNoticeProps = {
  operator: { name: string | null; contact: { label: string; href: string } | null }
}

/** Names the installation's operator. */
export function OperatorNotice({ operator: { name, contact } }: OperatorNoticeProps) {
  const t = useTranslations('terms')
  return (
    <section>
      <DiscTitle icon={Mail}>{t('operatorTitle')}</DiscTitle>
      {name ? <p className="mt-3 text-lg leading-relaxed">{t('operatorText', { name })}</p> : null}
      {contact ? (
        <p className="mt-3 break-words text-lg leading-relaxed">
          {t('operatorContact')}{' '}
          <a href={contact.href} className="font-bold text-leaf-ink underline">
            {contact.label}
          </a>
        </p>
      ) : null}
    </section>
  )
}
