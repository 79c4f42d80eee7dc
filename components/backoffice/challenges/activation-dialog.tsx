'use client'

import { useTranslations } from 'next-intl'
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
import type { ChallengeSummary, Finding } from '@/lib/features/challenges/publishing/schema'
import { FindingList } from './finding-list'

type ActivationDialogProps = {
  open: boolean
  challenge: ChallengeSummary
  findings: readonly Finding[]
  isBusy: boolean
  onClose: () => void
  onActivate: () => void
}

export function ActivationDialog(props: ActivationDialogProps) {
  const { open, challenge, findings, isBusy, onClose, onActivate } = props
  const t = useTranslations('challengeEditor')
  const common = useTranslations('common')
  const focus = useReturnFocus()
  const hasErrors = findings.some(({ severity }) => severity === 'error')
  return (
    <Dialog open={open} onOpenChange={(next) => !next && !isBusy && onClose()}>
      <DialogContent closeLabel={common('close')} className="sm:max-w-2xl" {...focus}>
        <DialogHeader>
          <DialogTitle>{t('activateTitle', { title: challenge.title })}</DialogTitle>
          <DialogDescription>{t(hasErrors ? 'activateErrors' : 'activateWarnings')}</DialogDescription>
        </DialogHeader>
        <FindingList findings={findings} challenge={challenge} onLeave={onClose} />
        <DialogFooter>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {common('cancel')}
          </Button>
          {hasErrors ? null : (
            <Button loading={isBusy} onClick={onActivate}>
              {t('activateAnyway')}
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
