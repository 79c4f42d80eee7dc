'use client'

import { useTranslations } from 'next-intl'
import { InputDialog } from '@/components/form/input-dialog'
import { Button } from '@/components/ui/button'
import { DialogFooter } from '@/components/ui/dialog'
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
  const hasErrors = findings.some(({ severity }) => severity === 'error')
  return (
    <InputDialog
      open={open}
      onClose={onClose}
      title={t('activateTitle', { title: challenge.title })}
      text={t(hasErrors ? 'activateErrors' : 'activateWarnings')}
      locked={isBusy}
      className="sm:max-w-2xl"
    >
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
    </InputDialog>
  )
}
