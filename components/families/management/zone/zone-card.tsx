'use client'

import { Clock, MapPin } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import { useDialog } from '@/components/ui/use-dialog'
import { localTimeAt, ownZone } from '@/lib/dates/local-date'
import { sameClock, zoneOffset, zoneTitle } from '@/lib/dates/zones'
import { useNow } from './use-now'
import { useZone } from './use-zone'

const ZoneDialog = dynamic(() => import('./zone-dialog').then((module) => module.ZoneDialog), { ssr: false })

type ZoneCardProps = {
  familyId: string
  timezone: string
  /** What the zone's time is called; browsers do not all use the same words. */
  timeName: string
  /** The server's instant, so that the first sight is the same on both sides. */
  now: string
}

/** The clock that the family lives by. */
export function ZoneCard({ familyId, timezone, timeName, now: drawnAt }: ZoneCardProps) {
  const t = useTranslations('family')
  const now = useNow(drawnAt)
  const dialog = useDialog()
  return (
    <Card asChild>
      <section aria-labelledby="zone">
        <CardHeader className="mb-2">
          <CardTitle id="zone" className="flex items-center gap-2">
            <Clock aria-hidden className="size-5 text-sky-ink" />
            {t('zone')}
          </CardTitle>
          <Button size="sm" variant="secondary" onClick={dialog.show}>
            {t('zoneChange')}
          </Button>
        </CardHeader>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <p className="font-bold font-heading text-4xl tabular-nums">
            <span className="sr-only">{t('zoneNow')} </span>
            {localTimeAt(now, timezone)}
          </p>
          <div className="min-w-0">
            <p className="font-bold">{zoneTitle(timezone)}</p>
            <p className="text-soft text-sm">
              {zoneOffset(timezone, now)} · {timeName}
            </p>
          </div>
        </div>
        <p className="mt-2 text-soft">{t('zoneText')}</p>
        <OtherClock familyId={familyId} timezone={timezone} now={now} />
        {dialog.key ? (
          <ZoneDialog
            key={dialog.key}
            open={dialog.open}
            familyId={familyId}
            timezone={timezone}
            onClose={dialog.close}
          />
        ) : null}
      </section>
    </Card>
  )
}

/** Offers the zone of this device where its clock shows another time. */
function OtherClock({ familyId, timezone, now }: { familyId: string; timezone: string; now: Date }) {
  const t = useTranslations('family')
  const { change, busy } = useZone(familyId)
  const [own, setOwn] = useState<string | null>(null)
  useEffect(() => setOwn(ownZone()), [])
  if (!own || sameClock(own, timezone, now)) return null
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-2xl bg-sky-tint p-4">
      <p className="flex min-w-0 flex-1 basis-52 items-start gap-2">
        <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-sky-ink" />
        <span className="min-w-0">
          {t('zoneHere', { zone: zoneTitle(own), time: localTimeAt(now, own) })}
        </span>
      </p>
      <Button size="sm" loading={busy} onClick={() => change(own)}>
        {t('zoneUse')}
      </Button>
    </div>
  )
}
