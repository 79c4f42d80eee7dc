import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BadgesCard } from '@/components/garden/badges-card'
import { ColoringCard } from '@/components/garden/coloring-card'
import { GardenHeader } from '@/components/garden/garden-header'
import { FamilyGoalCard } from '@/components/garden/goal/family-goal-card'
import { GoalsCard } from '@/components/garden/goals-card'
import { KidsCard } from '@/components/garden/kids-card'
import { MonthCard } from '@/components/garden/month-card'
import { ShelfCard } from '@/components/garden/shelf-card'
import { ClientMessages } from '@/components/shell/client-messages'
import { readGoals } from '@/lib/features/completions/family-goals/service'
import { readGarden } from '@/lib/features/completions/garden/service'
import { listCertificates } from '@/lib/features/leaderboard/seasons/service'
import { requireFamily } from '@/lib/platform/session/require-access'
import { readPlant } from '../../read-plant'
import { readOwnStreak } from '../../request-cache'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('garden')
  return { title: t('title') }
}

type GardenPageProps = { searchParams: Promise<{ month?: string | string[] }> }

export default async function GardenPage({ searchParams }: GardenPageProps) {
  const actor = await requireFamily('/garden')
  const { month } = await searchParams
  const [garden, goals, certificates, plant, streak] = await Promise.all([
    readGarden(actor, month),
    readGoals(actor, actor.familyId),
    listCertificates(actor),
    readPlant(actor),
    readOwnStreak(actor),
  ])
  return (
    <ClientMessages namespaces={['badges', 'badgeFiles', 'familyGoal']}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <GardenHeader {...garden} plant={plant} streak={streak.current} />
        <BadgesCard badges={garden.badges} timezone={actor.timezone} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
          {/* The shorter column's last card fills the rest. */}
          <div className="grid grid-cols-1 gap-6 lg:grid-rows-[auto_auto_1fr]">
            <GoalsCard goals={garden.goals} />
            <ShelfCard {...garden} certificates={certificates} />
            <FamilyGoalCard familyId={actor.familyId} goals={goals} />
          </div>
          <div className="grid grid-cols-1 gap-6 lg:grid-rows-[auto_1fr]">
            <KidsCard kids={garden.kids} />
            <MonthCard {...garden} />
          </div>
        </div>
        <ColoringCard badges={garden.badges} />
      </div>
    </ClientMessages>
  )
}
