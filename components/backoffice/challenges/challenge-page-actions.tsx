'use client'

import { useTranslations } from 'next-intl'
import { useId, useRef } from 'react'
import { notify } from '@/components/shell/notify'
import { Button } from '@/components/ui/button'
import { useFocusRescue } from '@/components/ui/use-focus-rescue'
import type { ChallengeSummary } from '@/lib/features/challenges/publishing/schema'
import { ChallengeActions } from './challenge-actions'
import { useActivation } from './use-activation'

/** Renders the actions on the challenge's own page, the activation as a button. */
export function ChallengePageActions({ challenge, today }: { challenge: ChallengeSummary; today: string }) {
  const planButton = useRef<HTMLButtonElement>(null)
  useFocusRescue(planButton, String(challenge.isActive))
  return (
    <>
      {challenge.isActive ? null : <ActivateButton challenge={challenge} />}
      <ChallengeActions challenge={challenge} today={today} onOwnPage planRef={planButton} />
    </>
  )
}

function ActivateButton({ challenge }: { challenge: ChallengeSummary }) {
  const t = useTranslations('challengeEditor')
  const reasonId = useId()
  const { isPending, refused, run, dialogs } = useActivation(challenge)
  return (
    <>
      <Button
        size="sm"
        loading={isPending}
        aria-disabled={refused ? true : undefined}
        aria-describedby={refused ? reasonId : undefined}
        title={refused ?? undefined}
        onClick={refused ? () => void notify('warning', refused) : run}
      >
        {t('activate')}
      </Button>
      {refused ? (
        <span id={reasonId} hidden>
          {refused}
        </span>
      ) : null}
      {dialogs}
    </>
  )
}
