import { useTranslations } from 'next-intl'
import { FamilyList } from './family-list'
import type { FamilyPage } from './lists'

export function SentRequests({ first }: { first: FamilyPage }) {
  const t = useTranslations('community')
  return (
    <section aria-labelledby="sent" className="mt-8">
      <h2 id="sent" className="mb-3 text-lg">
        {t('lists.sent')}
      </h2>
      <FamilyList
        list="sent"
        searched=""
        first={first}
        empty={<p className="text-soft">{t('empty.sent')}</p>}
      />
    </section>
  )
}
