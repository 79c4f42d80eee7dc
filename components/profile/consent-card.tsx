import { FileCheck2 } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { buttonVariants } from '@/components/ui/button-variants'
import { Card, CardTitle } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { formatDateTime } from '@/lib/platform/dates/format'
import { languageName } from '@/lib/platform/i18n/language-name'
import { toLocale } from '@/lib/platform/i18n/locales'
import { Link } from '@/lib/platform/i18n/navigation'
import { getProviderName } from './provider-name'

type Consent = { id: string; textVersion: string; language: string; channel: string; acceptedAt: Date }

type ConsentCardProps = { consents: readonly Consent[]; zone: string; openIdName: string }

export async function ConsentCard({ consents, zone, openIdName }: ConsentCardProps) {
  const t = await getTranslations('consent')
  return (
    <Card as="section" aria-labelledby="consent">
      <CardTitle id="consent">{t('title')}</CardTitle>
      {consents.length > 0 ? (
        <ul className="mt-3 grid gap-3">
          {consents.map(({ id, textVersion, language, channel, acceptedAt }) => (
            <li key={id} className="flex items-start gap-3">
              <Icon of={FileCheck2} className="mt-0.5 size-5 shrink-0 text-leaf-ink" />
              <div>
                <p className="font-bold">{t('version', { version: textVersion })}</p>
                <p className="text-soft text-sm">
                  {t('given', {
                    at: formatDateTime(acceptedAt, zone),
                    language: languageName(toLocale(language)),
                    door:
                      channel === 'register'
                        ? t('byForm')
                        : t('byProvider', { provider: getProviderName(channel, openIdName, t) }),
                  })}
                </p>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-soft">{t('none')}</p>
      )}
      <p className="mt-3">{t('withdraw')}</p>
      <p className="mt-1 flex flex-wrap gap-x-4">
        <Link href="/terms" className={cn(buttonVariants({ variant: 'link' }), '-mx-1 text-sm')}>
          {t('terms')}
        </Link>
        <Link href="/privacy" className={cn(buttonVariants({ variant: 'link' }), '-mx-1 text-sm')}>
          {t('privacy')}
        </Link>
      </p>
    </Card>
  )
}
