import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ColoringCard } from '@/components/garden/coloring-card'
import { FamilyGoalCard } from '@/components/garden/goal/family-goal-card'
import { GoalsCard } from '@/components/garden/goals-card'
import { KidsCard } from '@/components/garden/kids-card'
import { MonthCard } from '@/components/garden/month-card'
import { ShelfCard } from '@/components/garden/shelf-card'
import { ClientMessages } from '@/components/shell/client-messages'
import { SceneHeader } from '@/components/shell/scene-header'
import { readGoals } from '@/lib/features/completions/family-goals/service'
import { readGarden } from '@/lib/features/completions/garden/service'
import { listCertificates } from '@/lib/features/leaderboard/seasons/service'
import { requireFamily } from '@/lib/platform/session/require-access'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('garden')
  return { title: t('title') }
}

type GardenPageProps = { searchParams: Promise<{ month?: string | string[] }> }

export default async function GardenPage({ searchParams }: GardenPageProps) {
  const actor = await requireFamily('/garden')
  const [{ month }, t] = await Promise.all([searchParams, getTranslations('garden')])
  const [garden, goals, certificates] = await Promise.all([
    readGarden(actor, month),
    readGoals(actor, actor.familyId),
    listCertificates(actor),
  ])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <SceneHeader isOver>
        <div className="relative px-5 py-4 sm:px-6 md:max-w-[60%]">
          <h1>{t('title')}</h1>
          <p className="mt-1 text-soft md:text-ink">{t('text')}</p>
        </div>
      </SceneHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-flow-row-dense lg:grid-cols-2">
        <div className="lg:row-span-2">
          <MonthCard {...garden} />
        </div>
        <ClientMessages namespaces={['familyGoal']}>
          <FamilyGoalCard familyId={actor.familyId} goals={goals} />
        </ClientMessages>
        <div className="lg:col-start-1">
          <GoalsCard goals={garden.goals} />
        </div>
        <ShelfCard weeks={garden.weeks} year={garden.year} certificates={certificates} />
        <KidsCard kids={garden.kids} />
        <ColoringCard badges={garden.badges} />
      </div>
    </div>
  )
}
