'use client'

import { useTranslations } from 'next-intl'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { FactList } from './fact-list'
import { type RestDay, RestDays } from './rest-days'

type WhyDialogProps = {
  what: 'points' | 'streak'
  familyId: string
  count: number
  best?: number
  restDays?: RestDay[]
  open: boolean
  onOpenChange: (open: boolean) => void
  giveFocusBack: () => void
}

export function WhyDialog({
  what,
  familyId,
  count,
  best = 0,
  restDays = [],
  open,
  onOpenChange,
  giveFocusBack,
}: WhyDialogProps) {
  const t = useTranslations('progress')
  const common = useTranslations('common')
  const marks = restDays.map((day) => day.state).join()
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        closeLabel={common('close')}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          giveFocusBack()
        }}
      >
        <DialogHeader>
          <DialogTitle>{t(`${what}Title`)}</DialogTitle>
          <DialogDescription>{t(`${what}Text`, { count })}</DialogDescription>
          {best > 0 ? (
            <p className="font-bold text-leaf-ink">
              {t('bestStreak', { isBest: count === best ? 'yes' : 'no', count: best })}
            </p>
          ) : null}
        </DialogHeader>
        {restDays.length > 0 ? <RestDays familyId={familyId} days={restDays} /> : null}
        <FactList key={`${count} ${marks}`} what={what} familyId={familyId} />
      </DialogContent>
    </Dialog>
  )
}
