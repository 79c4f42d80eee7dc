import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Greeting } from '@/components/activities/greeting'
import { RecentActivities } from '@/components/activities/recent-activities'
import { restChoices } from '@/components/activities/rest-choices'
import { TodayCard } from '@/components/activities/today-card'
import { WeekNumbers } from '@/components/activities/week-numbers'
import { BadgeShowcase } from '@/components/badges/badge-showcase'
import { findCurrentChallenge, todayOf } from '@/lib/challenges/service'
import { listBadges, readProgress } from '@/lib/completions/progress/service'
import { listActivities } from '@/lib/completions/service'
import { addDays, localTimeAt } from '@/lib/dates/local-date'
import { restDaysFrom } from '@/lib/scores/service'
import { gateFamily } from '@/lib/session/gate'
import { readUser } from '@/lib/users/service'

const PAGE = 8

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('myActivities')
  return { title: t('title') }
}

export default async function MyActivitiesPage() {
  const actor = await gateFamily('/my-activities')
  const today = todayOf(actor)
  const [user, challenge, progress, badges, activities, restDays] = await Promise.all([
    readUser(actor.userId, actor.locale),
    findCurrentChallenge(actor),
    readProgress(actor, actor.familyId),
    listBadges(actor),
    listActivities(actor, { limit: PAGE }),
    restDaysFrom(actor, addDays(today, -7)),
  ])
  const doneOn = activities.items.map((activity) => activity.date)
  return (
    <>
      <Greeting
        firstName={user.firstName}
        time={localTimeAt(new Date(), actor.timezone)}
        challenge={challenge}
        familyId={actor.familyId}
        points={progress.points}
        streak={progress.streak}
        restDays={restChoices(today, restDays, doneOn)}
      />
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <div className="grid gap-5 xl:grid-rows-[1fr_auto]">
          <TodayCard challenge={challenge} today={today} restDays={restDays} />
          <WeekNumbers week={progress.week} streak={progress.streak} bestStreak={progress.bestStreak} />
        </div>
        <BadgeShowcase
          badges={badges}
          parts={progress.parts}
          week={challenge?.weekNumber ?? null}
          timezone={actor.timezone}
        />
      </div>
      <RecentActivities items={activities.items} nextCursor={activities.nextCursor} limit={PAGE} />
    </>
  )
}
