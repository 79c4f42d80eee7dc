import { CircleCheckBig, LibraryBig, Sprout, UsersRound } from 'lucide-react'
import type { Metadata } from 'next'
import { getFormatter, getTranslations } from 'next-intl/server'
import { FigureCard } from '@/components/backoffice/figure-card'
import { readDashboard } from '@/lib/analytics/service'
import { gateAdmin } from '@/lib/session/gate'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('backoffice')
  return { title: `${t('dashboard')} · ${t('title')}` }
}

export default async function DashboardPage() {
  const actor = await gateAdmin('/backoffice')
  const [t, format, figures] = await Promise.all([
    getTranslations('backoffice'),
    getFormatter(),
    readDashboard(actor),
  ])
  return (
    <>
      <h1>{t('dashboard')}</h1>
      <p className="mt-1 text-soft">{t('dashboardText')}</p>
      <dl className="mt-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <FigureCard
          tone="sky"
          icon={<UsersRound aria-hidden />}
          label={t('totalUsers')}
          value={format.number(figures.totalUsers)}
          hint={t('totalUsersHint')}
        />
        <FigureCard
          tone="leaf"
          icon={<Sprout aria-hidden />}
          label={t('activeFamilies')}
          value={format.number(figures.activeFamilies)}
          hint={t('activeFamiliesHint')}
        />
        <FigureCard
          tone="sun"
          icon={<CircleCheckBig aria-hidden />}
          label={t('challengesCompleted')}
          value={format.number(figures.challengesCompleted)}
          hint={t('challengesCompletedHint')}
        />
        <FigureCard
          tone="coral"
          icon={<LibraryBig aria-hidden />}
          label={t('contentItems')}
          value={format.number(figures.contentItems)}
          hint={t('contentItemsHint')}
        />
      </dl>
    </>
  )
}
