import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AdultList } from '@/components/families/management/adult-list'
import { JoinCode, TimeZone } from '@/components/families/management/family-facts'
import { KidDesk } from '@/components/families/management/kid-desk'
import { ClientMessages } from '@/components/shell/client-messages'
import { todayOf } from '@/lib/challenges/service'
import { ageAt } from '@/lib/dates/format'
import { getFamily } from '@/lib/families/service'
import { gateFamily } from '@/lib/session/gate'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('family')
  return { title: t('title') }
}

export default async function FamilyManagementPage() {
  const actor = await gateFamily('/family-management')
  const [family, t] = await Promise.all([getFamily(actor, actor.familyId), getTranslations('family')])
  const today = todayOf(actor)
  const kids = family.kids.map((kid) => ({ ...kid, age: ageAt(kid.birthDate, today) }))
  return (
    <div className="grid gap-6">
      <header>
        <p className="font-bold text-soft">{t('title')}</p>
        <h1>{family.name}</h1>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <ClientMessages namespaces={['family']}>
          <KidDesk familyId={family.id} kids={kids} today={today} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <JoinCode code={family.uniqueCode} />
            <AdultList adults={family.adults} userId={actor.userId} />
            <TimeZone timezone={family.timezone} />
          </div>
        </ClientMessages>
      </div>
    </div>
  )
}
