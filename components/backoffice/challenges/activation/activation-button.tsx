'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { notify } from '@/components/shell/notify'
import { Button } from '@/components/ui/button'
import { lazyClient } from '@/components/ui/lazy-client'
import { LazyConfirm } from '@/components/ui/lazy-confirm'
import { useDialog } from '@/components/ui/use-dialog'
import type { ChallengeSummary, Finding } from '@/lib/features/challenges/publishing/schema'
import type { ActionLook } from '../action-button'
import { useAct } from '../use-act'
import { fetchPublishCheck, useActivation } from './use-activation'

const ActivationDialog = lazyClient(() =>
  import('./activation-dialog').then((module) => module.ActivationDialog),
)

export function ActivationButton({ challenge, look }: { challenge: ChallengeSummary; look: ActionLook }) {
  const t = useTranslations('challengeEditor')
  const common = useTranslations('common')
  const { id, title, isActive, status, taskCount } = challenge
  const reasonId = useId()
  const act = useAct()
  const setActive = useActivation(challenge)
  const check = useDialog()
  const question = useDialog()
  const [findings, setFindings] = useState<Finding[]>([])
  const [isBusy, setBusy] = useState(false)
  const lacksTasks = !isActive && taskCount === 0
  const activate = async () => {
    let found: Finding[] = []
    const isChecked = await act('fetch', async () => {
      found = await fetchPublishCheck(id)
    })
    if (!isChecked) return
    if (found.length === 0) return void (await setActive(true))
    setFindings(found)
    check.show()
  }
  const press = async () => {
    if (lacksTasks) return void notify('warning', t('needsTasks'))
    if (status === 'active') return question.show()
    setBusy(true)
    await (isActive ? setActive(false) : activate()).finally(() => setBusy(false))
  }
  const label = t(isActive ? 'deactivate' : 'activate')
  return (
    <>
      <Button
        variant={getButtonVariant(look, isActive)}
        size="sm"
        loading={isBusy}
        aria-disabled={lacksTasks || undefined}
        aria-label={look === 'icon' ? t('of', { action: label, title }) : undefined}
        aria-describedby={lacksTasks ? reasonId : undefined}
        title={lacksTasks ? t('needsTasks') : undefined}
        onClick={press}
      >
        {label}
      </Button>
      {lacksTasks ? (
        <span id={reasonId} hidden>
          {t('needsTasks')}
        </span>
      ) : null}
      {check.key ? (
        <ActivationDialog
          open={check.open}
          challenge={challenge}
          findings={findings}
          onClose={check.close}
          onActivate={() => setActive(true).then(check.close)}
        />
      ) : null}
      {question.key ? (
        <LazyConfirm
          open={question.open}
          title={t('deactivateTitle')}
          text={t('deactivateText', { title })}
          closeLabel={common('close')}
          cancelLabel={common('cancel')}
          confirmLabel={t('deactivate')}
          onCancel={question.close}
          onConfirm={() => setActive(false).then(question.close)}
        />
      ) : null}
    </>
  )
}

/** Activation is the primary action of the challenge's page. */
function getButtonVariant(look: ActionLook, isActive: boolean): 'primary' | 'secondary' | 'ghost' {
  if (isActive) return look === 'full' ? 'secondary' : 'ghost'
  return look === 'full' ? 'primary' : 'secondary'
}
