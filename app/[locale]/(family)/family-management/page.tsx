import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { EmptyPot } from '@/components/art/empty-pot'
import { adultLines, invitationLines } from '@/components/families/management/adults/adult-lines'
import { AdultsPanel } from '@/components/families/management/adults/adults-panel'
import { CalendarCard } from '@/components/families/management/calendar/calendar-card'
import { CodeSection } from '@/components/families/management/code/code-section'
import { FamilyHeader } from '@/components/families/management/crest/family-header'
import { deviceLines } from '@/components/families/management/devices/device-lines'
import { DevicesCard } from '@/components/families/management/devices/devices-card'
import { kidLines } from '@/components/families/management/kids/kid-lines'
import { KidsPanel } from '@/components/families/management/kids/kids-panel'
import { LeaveSection } from '@/components/families/management/leave/leave-section'
import { FamilyNotices } from '@/components/families/management/notices/family-notices'
import { PlantCard } from '@/components/families/management/plant/plant-card'
import { RestCard } from '@/components/families/management/rest/rest-card'
import { ZoneSection } from '@/components/families/management/zone/zone-section'
import { getToday } from '@/lib/features/challenges/service'
import { listCompletions } from '@/lib/features/completions/history/service'
import { readCalendar } from '@/lib/features/families/calendar/service'
import { listDevices } from '@/lib/features/families/devices/service'
import { PHOTO_MAX_BYTES, PHOTO_TYPES } from '@/lib/features/photos/rules'
import { REST_DAYS } from '@/lib/features/scores/rules'
import { listRestDaysFrom } from '@/lib/features/scores/service'
import { isVerifiedEnough } from '@/lib/features/users/service'
import { addDays } from '@/lib/platform/dates/local-date'
import { requireFamily } from '@/lib/platform/session/require-access'
import { readOwnFamily, readOwnStreak } from '../../request-cache'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('family')
  return { title: t('title') }
}

export default async function FamilyManagementPage() {
  const actor = await requireFamily('/family-management')
  const today = getToday(actor)
  const [family, calendar, devices, streak, resting, activities, isVerified] = await Promise.all([
    readOwnFamily(actor),
    readCalendar(actor, actor.familyId),
    listDevices(actor, actor.familyId),
    readOwnStreak(actor),
    listRestDaysFrom(actor, addDays(today, -REST_DAYS.windowDays)),
    listCompletions(actor, { limit: 20 }),
    isVerifiedEnough(actor.userId),
  ])
  const { id, name, timezone } = family
  const adults = adultLines(family, actor.userId, today)
  const kids = kidLines(family.kids, today)
  const doneOn = [...new Set(activities.items.map(({ date }) => date))]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <FamilyHeader
        family={family}
        streak={streak.current}
        limits={{ maxBytes: PHOTO_MAX_BYTES, types: PHOTO_TYPES }}
      />
      <FamilyNotices adults={adults} isVerified={isVerified} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2 md:grid-rows-[auto_1fr]">
        <KidsPanel
          familyId={id}
          kids={kids}
          grownUps={kidLines(family.grownUps, today)}
          today={today}
          emptyArt={kids.length > 0 ? null : <EmptyPot />}
        />
        <div className="flex flex-col gap-6 md:col-start-2 md:row-span-2 md:row-start-1">
          <AdultsPanel familyId={id} adults={adults} invitations={invitationLines(family)}>
            <CodeSection family={family} now={new Date()} />
          </AdultsPanel>
          <PlantCard familyId={id} plantName={family.plantName} pot={family.pot} streak={streak.current} />
          <CalendarCard familyId={id} url={calendar.url} />
        </div>
        <div className="flex flex-col gap-6">
          <DevicesCard familyId={id} devices={await deviceLines(devices, timezone)} />
          <RestCard familyId={id} today={today} resting={resting} doneOn={doneOn} />
          <ZoneSection familyId={id} timezone={timezone} locale={actor.locale} />
        </div>
      </div>
      <LeaveSection familyId={id} name={name} isLast={adults.length === 1} />
    </div>
  )
}
