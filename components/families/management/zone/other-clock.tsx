'use client'

import { MapPin } from 'lucide'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { localTimeAt } from '@/lib/platform/dates/local-date'
import { sameClock, zoneTitle } from '@/lib/platform/dates/zones'
import { useZone } from './use-zone'

type OtherClockProps = {
  familyId: string
  timezone: string
  own: string
  now: Date
}

/** Offers this device's timezone when its clock differs. */
export function OtherClock({ familyId, timezone, own, now }: OtherClockProps) {
  const t = useTranslations('family')
  const { run, isPending } = useZone(familyId)
  if (sameClock(own, timezone, now)) return null
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-2xl bg-sky-tint p-4">
      <p className="flex min-w-0 flex-1 basis-52 items-start gap-2">
        <Icon of={MapPin} className="mt-0.5 size-5 shrink-0 text-sky-ink" />
        <span className="min-w-0">
          {t('zoneHere', { zone: zoneTitle(own), time: localTimeAt(now, own) })}
        </span>
      </p>
      <Button size="sm" variant="secondary" loading={isPending} onClick={() => run(own)}>
        {t('zoneUse')}
      </Button>
    </div>
  )
}
