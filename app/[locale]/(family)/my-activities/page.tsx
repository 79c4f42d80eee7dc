import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { FirstStepsCard } from '@/components/activities/first-steps-card'
import { Greeting } from '@/components/activities/greeting'
import { RecentActivities } from '@/components/activities/recent-activities'
import { restChoices } from '@/components/activities/rest-choices'
import { SharedPhoto } from '@/components/activities/share-target/shared-photo'
import { TodayCard } from '@/components/activities/today-card'
import { WaitingPhotos } from '@/components/activities/waiting/waiting-photos'
import { WeekNumbers } from '@/components/activities/week-numbers'
import { BadgeShowcase } from '@/components/badges/badge-showcase'
import { HarvestLink } from '@/components/harvest/harvest-link'
import { ClientMessages } from '@/components/shell/client-messages'
import { getToday } from '@/lib/features/challenges/service'
import { toAccountKey } from '@/lib/platform/session/access'
import { requireFamily } from '@/lib/platform/session/require-access'
import { PAGE, readActivities, TEXTS } from './read-activities'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('myActivities')
  return { title: t('title') }
}

export default async function MyActivitiesPage() {
  const actor = await requireFamily('/my-activities')
  const today = getToday(actor)
  const facts = await readActivities(actor, today)
  const { user, challenge, newcomer, steps, joinedOn, progress, badges, activities, restDays, time } = facts
  const { day, week, waiting, harvest } = facts
  const doneOn = activities.items.map((activity) => activity.date)
  return (
    <ClientMessages namespaces={TEXTS}>
      <Greeting
        firstName={user.firstName}
        time={time}
        challenge={challenge && { weekNumber: challenge.weekNumber, title: challenge.title }}
        newcomer={newcomer}
        familyId={actor.familyId}
        points={progress.points}
        streak={progress.streak}
        bestStreak={progress.bestStreak}
        restDays={restChoices(today, restDays, doneOn, joinedOn)}
      />
      <SharedPhoto account={toAccountKey(actor.userId, actor.familyId)} tasks={facts.openTasks} />
      <WaitingPhotos familyId={actor.familyId} waiting={waiting} />
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-5">
          <TodayCard day={day} />
          {harvest ? <HarvestLink {...harvest} /> : null}
          {steps.length > 0 ? <FirstStepsCard familyId={actor.familyId} steps={steps} /> : null}
          <WeekNumbers week={week} />
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
