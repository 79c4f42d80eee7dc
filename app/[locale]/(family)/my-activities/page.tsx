import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Greeting } from '@/components/activities/greeting'
import { RecentActivities } from '@/components/activities/recent-activities'
import { restChoices } from '@/components/activities/rest-choices'
import { TodayCard } from '@/components/activities/today-card'
import { WeekNumbers } from '@/components/activities/week-numbers'
import { BadgeShowcase } from '@/components/badges/badge-showcase'
import { HarvestLink } from '@/components/harvest/harvest-link'
import { ClientMessages } from '@/components/shell/client-messages'
import { getToday } from '@/lib/features/challenges/service'
import { requireFamily } from '@/lib/platform/session/require-access'
import { PAGE, readActivities, TEXTS } from './read-activities'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('myActivities')
  return { title: t('title') }
}

export default async function MyActivitiesPage() {
  const actor = await requireFamily('/my-activities')
  const today = getToday(actor)
  const { user, challenge, progress, badges, activities, restDays, time, day, plant, week, hasHarvest } =
    await readActivities(actor, today)
  const doneOn = activities.items.map((activity) => activity.date)
  return (
    <ClientMessages namespaces={TEXTS}>
      <Greeting
        firstName={user.firstName}
        time={time}
        challenge={challenge && { weekNumber: challenge.weekNumber, title: challenge.title }}
        familyId={actor.familyId}
        points={progress.points}
        streak={progress.streak}
        restDays={restChoices(today, restDays, doneOn)}
      />
      {hasHarvest ? <HarvestLink /> : null}
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <div className="grid gap-5 xl:grid-rows-[1fr_auto]">
          <TodayCard day={day} />
          <WeekNumbers week={week} streak={progress.streak} bestStreak={progress.bestStreak} plant={plant} />
        </div>
        <BadgeShowcase
          badges={badges}
          parts={progress.parts}
          week={challenge?.weekNumber ?? null}
          family={{ id: actor.familyId, timezone: actor.timezone }}
        />
      </div>
      <RecentActivities items={activities.items} nextCursor={activities.nextCursor} limit={PAGE} />
    </ClientMessages>
  )
}
