import type { FamilyView } from '@/lib/features/families/schema'
import { formatDate } from '@/lib/platform/dates/format'
import { addDays, localDateAt } from '@/lib/platform/dates/local-date'

const NEWS_DAYS = 14

type Adult = FamilyView['adults'][number]

/** Adult as seen by another; dates use the family's timezone. */
export type AdultLine = Omit<Adult, 'arrival'> & {
  isSelf: boolean
  isNew: boolean
  arrival: { by: NonNullable<Adult['arrival']>['by']; date: string } | null
}

export function adultLines(
  { adults, timezone }: Pick<FamilyView, 'adults' | 'timezone'>,
  userId: string,
  today: string,
): AdultLine[] {
  return adults.map(({ arrival, ...adult }) => {
    const isSelf = adult.id === userId
    const day = arrival && localDateAt(new Date(arrival.at), timezone)
    const isNew = !isSelf && arrival?.by === 'code' && day !== null && day > addDays(today, -NEWS_DAYS)
    return {
      ...adult,
      isSelf,
      isNew,
      arrival: arrival && day ? { by: arrival.by, date: formatDate(day) } : null,
    }
  })
}

export type InvitationLine = { email: string; until: string }

export function invitationLines({
  invitations,
  timezone,
}: Pick<FamilyView, 'invitations' | 'timezone'>): InvitationLine[] {
  return invitations.map(({ email, expiresAt }) => ({
    email,
    until: formatDate(localDateAt(new Date(expiresAt), timezone)),
  }))
}
