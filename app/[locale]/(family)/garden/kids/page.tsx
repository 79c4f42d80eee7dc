import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { toFaceTone } from '@/components/art/face-tones'
import { Stamp } from '@/components/art/stamp'
import { KidHistory } from '@/components/garden/history/kid-history'
import { NoKidHistory } from '@/components/garden/history/no-kid-history'
import { BackLink } from '@/components/shell/back-link'
import { ClientMessages } from '@/components/shell/client-messages'
import { LinkTabs } from '@/components/shell/link-tabs'
import { getToday } from '@/lib/features/challenges/service'
import { readKidPage } from '@/lib/features/completions/history/service'
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
  const today = getToday(actor)
  const tabs = kids.map(({ id, label }, index) => ({
    value: id,
    href: `/garden/kids?kid=${id}`,
    label: (
      <>
        <Stamp name={`face-${toFaceTone(index)}`} className="my-1 -ml-2 size-[min(3.5rem,16vw)] shrink-0" />
        {label}
      </>
    ),
  }))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header>
        <BackLink href="/garden">{t('garden')}</BackLink>
        <h1 className="wrap-break-word">{t('title')}</h1>
        <p className="mt-1 text-soft">{t('text')}</p>
      </header>
      {shown ? (
        <ClientMessages namespaces={['kidHistory', 'activityList']}>
          <div>
            <LinkTabs label={t('kids')} loadingLabel={t('loading')} tabs={tabs} selected={shown.id}>
              {shown.items.length === 0 ? (
                <NoKidHistory kid={shown.label} />
              ) : (
                <>
                  <p className="mb-5 font-bold text-lg wrap-break-word">
                    {t('joined', { name: shown.label, count: shown.tasksDone })}
                  </p>
                  <KidHistory
                    key={shown.id}
                    familyId={actor.familyId}
                    kidId={shown.id}
                    items={shown.items}
                    nextCursor={shown.nextCursor}
                    today={today}
                  />
                </>
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
