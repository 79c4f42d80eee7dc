import { formatDate } from '@/lib/dates/format'
import { addDays, localDateAt } from '@/lib/dates/local-date'
import type { FamilyView } from '@/lib/families/schema'

/** How long a new adult is announced to the others. */
const NEWS_DAYS = 14

type Adult = FamilyView['adults'][number]

/** An adult as one of the family reads of them; days are the family's. */
export type AdultLine = Omit<Adult, 'arrival'> & {
  isSelf: boolean
  /** Came in by the code so lately that the others should look twice. */
  isNew: boolean
  arrival: { by: NonNullable<Adult['arrival']>['by']; date: string } | null
}

/** The adults as the given one reads of them. */
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

/** An invitation that waits, and the day until which it is good. */
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
