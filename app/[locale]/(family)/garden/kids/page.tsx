import { ArrowLeft } from 'lucide'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { KidHistory } from '@/components/garden/history/kid-history'
import { NoKidHistory } from '@/components/garden/history/no-kid-history'
import { ClientMessages } from '@/components/shell/client-messages'
import { LinkTabs } from '@/components/shell/link-tabs'
import { buttonVariants } from '@/components/ui/button-variants'
import { Icon } from '@/components/ui/icon'
import { readKidPage } from '@/lib/features/completions/kid-history/service'
import { Link } from '@/lib/platform/i18n/navigation'
import { requireFamily } from '@/lib/platform/session/require-access'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('kidHistory')
  return { title: t('title') }
}

type KidHistoryPageProps = { searchParams: Promise<{ kid?: string | string[] }> }

export default async function KidHistoryPage({ searchParams }: KidHistoryPageProps) {
  const actor = await requireFamily('/garden/kids')
  const [{ kid }, t] = await Promise.all([searchParams, getTranslations('kidHistory')])
  const { kids, shown } = await readKidPage(actor, kid)
  const tabs = kids.map(({ id, label }) => ({ value: id, href: `/garden/kids?kid=${id}`, label }))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h1 className="wrap-break-word">{t('title')}</h1>
          <p className="mt-1 text-soft">{t('text')}</p>
        </div>
        <Link
          href="/garden"
          prefetch={false}
          className={buttonVariants({ variant: 'secondary', size: 'sm' })}
        >
          <Icon of={ArrowLeft} />
          {t('garden')}
        </Link>
      </header>
      {shown ? (
        <ClientMessages namespaces={['kidHistory', 'activityList']}>
          <div>
            <LinkTabs label={t('kids')} loadingLabel={t('loading')} tabs={tabs} selected={shown.id}>
              {shown.items.length === 0 ? (
                <NoKidHistory kid={shown.label} />
              ) : (
                <KidHistory
                  key={shown.id}
                  familyId={actor.familyId}
                  kidId={shown.id}
                  items={shown.items}
                  nextCursor={shown.nextCursor}
                />
              )}
            </LinkTabs>
          </div>
        </ClientMessages>
      ) : (
        <NoKidHistory kid={null} />
      )}
    </div>
  )
}
