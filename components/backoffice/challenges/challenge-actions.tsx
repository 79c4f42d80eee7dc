'use client'

import { CalendarRange, Ellipsis } from 'lucide'
import { useTranslations } from 'next-intl'
import type { Ref } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { lazyClient } from '@/components/ui/lazy-client'
import { lazyMenu } from '@/components/ui/lazy-menu'
import { useDialog } from '@/components/ui/use-dialog'
import type { ChallengeSummary } from '@/lib/features/challenges/publishing/schema'
import { EditButton } from './challenge-dialog-openers'

const PlannerDialog = lazyClient(() =>
  import('../planner/planner-dialog').then((module) => module.PlannerDialog),
)
const ChallengeMenu = lazyMenu(() => import('./challenge-menu').then((module) => module.ChallengeMenu))

type ChallengeActionsProps = {
  challenge: ChallengeSummary
  today: string
  /** With labels, for which a row on a phone has no room; a deletion then returns to the list. */
  onOwnPage?: boolean
  planRef?: Ref<HTMLButtonElement>
}

export function ChallengeActions({ challenge, today, onOwnPage = false, planRef }: ChallengeActionsProps) {
  const t = useTranslations('challengeEditor')
  const planner = useTranslations('planner')
  const dialog = useDialog()
  const { id, title, status } = challenge
  const isOver = status === 'completed'
  const more = t('more', { title })
  return (
    <>
      <Button
        ref={planRef}
        variant={isOver ? 'ghost' : onOwnPage ? 'primary' : 'secondary'}
        size="sm"
        aria-label={planner('planOf', { title })}
        onClick={dialog.show}
        className={onOwnPage ? undefined : 'max-sm:w-9 max-sm:px-0'}
      >
        <Icon of={CalendarRange} />
        <span className={onOwnPage ? undefined : 'max-sm:sr-only'}>{planner('plan')}</span>
      </Button>
      <EditButton challenge={challenge} today={today} onOwnPage={onOwnPage} />
      <ChallengeMenu
        label={more}
        challenge={challenge}
        today={today}
        onOwnPage={onOwnPage}
        trigger={
          <Button variant="ghost" size="icon" aria-label={more} className="text-soft">
            <Icon of={Ellipsis} />
          </Button>
        }
      />
      {dialog.key ? (
        <PlannerDialog key={dialog.key} challengeId={id} title={title} {...dialog.shown} />
      ) : null}
    </>
  )
}
