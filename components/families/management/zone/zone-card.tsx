'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import { lazyClient } from '@/components/ui/lazy-client'
import { useDialog } from '@/components/ui/use-dialog'
import { localTimeAt, ownZone } from '@/lib/platform/dates/local-date'

const OtherClock = lazyClient(() => import('./other-clock').then((module) => module.OtherClock), {
  optional: true,
})
const ZoneDialog = lazyClient(() => import('./zone-dialog').then((module) => module.ZoneDialog))

type ZoneCardProps = {
  familyId: string
  timezone: string
  /** Localized by the server, because browsers differ. */
  name: string
  now: string
}

export function ZoneCard({ familyId, timezone, name, now: renderedAt }: ZoneCardProps) {
  const t = useTranslations('family')
  const now = useNow(renderedAt)
  const dialog = useDialog()
  const [own, setOwn] = useState<string | null>(null)
  useEffect(() => setOwn(ownZone()), [])
  return (
    <Card as="section" aria-labelledby="zone">
      <CardHeader className="mb-2">
        <CardTitle id="zone">{t('zone')}</CardTitle>
        <Button size="sm" variant="secondary" onClick={dialog.show}>
          {t('zoneChange')}
        </Button>
      </CardHeader>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="sr-only">{t('zoneNow')} </span>
        <b className="font-heading text-xl tabular-nums">{localTimeAt(now, timezone)}</b> {name}
      </p>
      <p className="mt-1 text-soft">{t('zoneText')}</p>
      {own && own !== timezone ? (
        <OtherClock familyId={familyId} timezone={timezone} own={own} now={now} />
      ) : null}
      {dialog.key ? (
        <ZoneDialog key={dialog.key} {...dialog.shown} familyId={familyId} timezone={timezone} />
      ) : null}
    </Card>
  )
}

/** At first the server's time, for hydration. */
function useNow(renderedAt: string): Date {
  const [now, setNow] = useState(() => new Date(renderedAt))
  useEffect(() => {
    const renew = () => setNow(new Date())
    renew()
    const timer = setInterval(renew, 10_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
