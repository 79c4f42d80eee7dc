'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog'
import { useReturnFocus } from '@/components/ui/use-return-focus'
import { formatDate } from '@/lib/platform/dates/format'
import { localDateAt, localTimeAt } from '@/lib/platform/dates/local-date'
import { weekdayName } from '@/lib/platform/dates/weekday-name'
import { zoneTitle } from '@/lib/platform/dates/zones'
import { useZone } from './use-zone'
import { ZonePicker } from './zone-picker'

type ZoneDialogProps = { open: boolean; familyId: string; timezone: string; onClose: () => void }

/** Changes the family's timezone and shows consequences. */
export function ZoneDialog({ open, familyId, timezone, onClose }: ZoneDialogProps) {
  const t = useTranslations('family')
  const tCommon = useTranslations('common')
  const locale = useLocale()
  const focus = useReturnFocus()
  const { run, isPending } = useZone(familyId)
  const [chosen, choose] = useState(timezone)
  const [now] = useState(() => new Date())
  const date = localDateAt(now, chosen)

  const save = async () => {
    if (await run(chosen)) onClose()
  }

  return (
    <Dialog open={open} onOpenChange={(next) => !next && !isPending && onClose()}>
      <DialogContent closeLabel={tCommon('close')} {...focus}>
        <DialogHeader>
          <DialogTitle>{t('zoneTitle')}</DialogTitle>
          <DialogDescription>{t('zoneExplain')}</DialogDescription>
        </DialogHeader>
        <ZonePicker chosen={chosen} onChoose={choose} now={now} />
        <p role="status" className="mt-4 rounded-2xl bg-sky-tint p-3 text-ink">
          {t('zoneChosen', {
            zone: zoneTitle(chosen),
            weekday: weekdayName(date, locale),
            date: formatDate(date),
            time: localTimeAt(now, chosen),
          })}
        </p>
        <DialogFooter className="mt-4">
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            {tCommon('cancel')}
          </Button>
          <Button loading={isPending} disabled={chosen === timezone} onClick={save}>
            {tCommon('save')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
