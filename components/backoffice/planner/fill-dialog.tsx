'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { FormError } from '@/components/form/form-error'
import { RadioCards } from '@/components/form/radio-cards'
import { TextField } from '@/components/form/text-field'
import { Button } from '@/components/ui/button'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog'
import { usePlanner } from './planner-context'
import { type FillDays, useFill } from './use-fill'
import { parseWeeks, WEEKS_MAX } from './weeks-input'

type FillDialogProps = {
  open: boolean
  onClose: () => void
  weeksBack: number
  onWeeksBack: (weeks: number) => void
  /** Receives a note about the result, or an empty text. */
  onNote: (note: string) => void
}

export function FillDialog({ open, onClose, weeksBack, onWeeksBack, onNote }: FillDialogProps) {
  const t = useTranslations('planner.fill')
  const common = useTranslations('common')
  const errors = useTranslations('errors')
  const planner = usePlanner()
  const { draft } = planner
  const [typed, setTyped] = useState(String(weeksBack))
  const emptyDays = draft.editable.filter((day) => draft.plan[day].length === 0).length
  const [days, setDays] = useState<FillDays>(emptyDays > 0 ? 'empty' : 'all')
  const [tried, setTried] = useState(false)
  const { busy, failure, fill } = useFill(planner, onNote)
  const weeks = parseWeeks(typed)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (weeks === null || busy) return
    onWeeksBack(weeks)
    if (await fill(days, weeks)) onClose()
  }

  return (
    <Dialog open={open} onOpenChange={(next) => !next && !busy && onClose()}>
      <DialogContent closeLabel={common('close')} className="sm:max-w-md">
        <DialogHeader>
          <DialogTitle>{t('title')}</DialogTitle>
          <DialogDescription>{t('text')}</DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={submit} className="grid gap-5">
          <FormError message={failure ? failure.message || errors('network') : undefined} />
          <TextField
            label={t('weeks')}
            hint={t('weeksHint')}
            error={tried && weeks === null ? t('weeksError') : undefined}
            type="number"
            inputMode="numeric"
            min={0}
            max={WEEKS_MAX}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <RadioCards
            legend={t('days')}
            value={days}
            onChange={setDays}
            options={[
              { value: 'empty', label: t('empty'), hint: t('emptyHint', { count: emptyDays }) },
              { value: 'all', label: t('all'), hint: t('allHint') },
            ]}
          />
          <DialogFooter className="mt-1">
            <Button variant="secondary" onClick={onClose}>
              {common('cancel')}
            </Button>
            <Button type="submit" loading={busy}>
              {t('run')}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
