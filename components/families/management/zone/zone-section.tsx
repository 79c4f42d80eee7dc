import { zoneOffset, zoneTimeName, zoneTitle } from '@/lib/dates/zones'
import type { Locale } from '@/lib/i18n/locales'
import { ZoneCard } from './zone-card'

type ZoneSectionProps = { familyId: string; timezone: string; locale: Locale }

/** The clock that the family lives by, with what the server alone has to know of zones. */
export function ZoneSection({ familyId, timezone, locale }: ZoneSectionProps) {
  const now = new Date()
  return (
    <ZoneCard
      familyId={familyId}
      timezone={timezone}
      title={zoneTitle(timezone)}
      time={`${zoneOffset(timezone, now)} · ${zoneTimeName(timezone, locale)}`}
      now={now.toISOString()}
    />
  )
}
