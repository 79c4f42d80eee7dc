import { useTranslations } from 'next-intl'
import { listAddress } from '@/components/backoffice/list/list-address'
import { Card, CardTitle } from '@/components/ui/card'
import type { AdminUser } from '@/lib/features/admin/users/schema'
import { Link } from '@/lib/platform/i18n/navigation'

type FamilyCardProps = { user: AdminUser; partners: readonly { id: string; name: string; email: string }[] }

export function FamilyCard({ user: { family, lastAdult }, partners }: FamilyCardProps) {
  const t = useTranslations('userAdmin')
  return (
    <Card as="section" aria-labelledby="family">
      <CardTitle id="family" className="mb-2">
        {t('detail.familyTitle')}
      </CardTitle>
      {family ? (
        <>
          <p className="font-bold">{family}</p>
          {lastAdult ? <p className="text-soft text-sm">{t('detail.familyAlone')}</p> : null}
          {partners.length > 0 ? (
            <ul aria-label={t('detail.familyOthers')} className="mt-1 text-sm">
              {partners.map(({ id, name, email }) => (
                <li key={id} className="flex min-h-8 items-center gap-1.5">
                  <span className="text-soft">{t('detail.familyOthers')}</span>
                  <Link
                    href={`/backoffice/users/${id}`}
                    prefetch={false}
                    className="min-w-0 truncate font-bold text-leaf-ink hover:underline"
                  >
                    {name || email}
                  </Link>
                </li>
              ))}
            </ul>
          ) : null}
          <Link
            href={listAddress('/backoffice/users', {}, { search: family, sort: 'family', order: 'asc' })}
            prefetch={false}
            className="mt-3 inline-block font-bold text-leaf-ink text-sm underline decoration-current/30 underline-offset-4 hover:decoration-current"
          >
            {t('detail.familyFind')}
          </Link>
        </>
      ) : (
        <p className="text-soft">{t('detail.familyNone')}</p>
      )}
    </Card>
  )
}
