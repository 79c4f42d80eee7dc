import { zoneTimeName } from '@/lib/platform/dates/zones'
import type { Locale } from '@/lib/platform/i18n/locales'
import { ZoneCard } from './zone-card'

type ZoneSectionProps = { familyId: string; timezone: string; locale: Locale }

/** Passes timezone names that only the server knows. */
export function ZoneSection({ familyId, timezone, locale }: ZoneSectionProps) {
  return (
    <ZoneCard
      familyId={familyId}
      timezone={timezone}
      name={zoneTimeName(timezone, locale)}
      now={new Date().toISOString()}
    />
  )
}
