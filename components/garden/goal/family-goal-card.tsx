'use client'

import { Check, Target } from 'lucide'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Stamp } from '@/components/art/stamp'
import { Confirmation } from '@/components/form/confirmation'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Button } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { Disclosure } from '@/components/ui/disclosure'
import { Icon } from '@/components/ui/icon'
import { lazyClient } from '@/components/ui/lazy-client'
import { Progress } from '@/components/ui/progress'
import { useDialog } from '@/components/ui/use-dialog'
import { useFocusRescue } from '@/components/ui/use-focus-rescue'
import type { endGoalContract } from '@/lib/features/completions/family-goals/contract'
import type { FamilyGoals } from '@/lib/features/completions/family-goals/schema'
import { send } from '@/lib/platform/http/api-client'

const GoalDialog = lazyClient(() => import('./goal-dialog').then((module) => module.GoalDialog))

type FamilyGoalCardProps = { familyId: string; goals: FamilyGoals }

/** Shows the goal that the family set for itself, filled by everyone's leaves. */
export function FamilyGoalCard({ familyId, goals: { current, reached } }: FamilyGoalCardProps) {
  const t = useTranslations('familyGoal')
  const card = useRef<HTMLDivElement>(null)
  // The buttons change with the goal.
  useFocusRescue(card, current?.id ?? '')
  const setting = useDialog()
  const ending = useDialog()
  const { run } = useApiMutation(
    (goal: string) =>
      send<typeof endGoalContract>('DELETE', '/families/{id}/goal', {
        params: { id: familyId },
        query: { goal },
      }),
    { success: t('ended'), error: t('failed'), refresh: true },
  )
  const isReached = current !== null && current.done >= current.leaves
  const canSet = current === null || isReached
  return (
    <Card
      ref={card}
      tabIndex={-1}
      as="section"
      aria-labelledby="family-goal"
      tone={isReached ? 'sun' : 'plain'}
      className="outline-none"
    >
      <CardTitle id="family-goal" className="flex items-center gap-2">
        <Icon of={Target} className="size-5 text-coral-ink" />
        {t('title')}
      </CardTitle>
      {current ? <CurrentGoal goal={current} /> : <p className="mt-1 text-soft">{t('text')}</p>}
      <div className="mt-4 flex flex-wrap gap-2">
        {canSet ? (
          <Button onClick={setting.show}>{t(current ? 'next' : 'set')}</Button>
        ) : (
          <Button variant="link" size="sm" onClick={ending.show}>
            {t('end')}
          </Button>
        )}
      </div>
      {reached.length > 0 ? (
        <Disclosure
          summary={t('reached', { count: reached.length })}
          className="mt-3 border-line border-t pt-2"
          summaryClassName="font-bold text-leaf-ink"
        >
          <ul className="grid gap-1.5">
            {reached.map((goal) => (
              <li key={goal.id} className="flex items-center gap-2">
                <Icon of={Check} className="size-4 shrink-0 stroke-3 text-leaf-ink" />
                <span className="min-w-0 wrap-break-word">{goal.name}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
      {setting.key ? (
        <GoalDialog key={setting.key} {...setting.shown} familyId={familyId} replaces={current?.id ?? null} />
      ) : null}
      {current ? (
        <Confirmation
          dialog={ending}
          title={t('endTitle', { name: current.name })}
          text={t('endText')}
          confirmLabel={t('end')}
          onConfirm={() => run(current.id).then(ending.close)}
        />
      ) : null}
    </Card>
  )
}

function CurrentGoal({ goal }: { goal: NonNullable<FamilyGoals['current']> }) {
  const t = useTranslations('familyGoal')
  const { name, done, leaves } = goal
  const progress = t(done >= leaves ? 'full' : 'progress', { done, leaves })
  return (
    <div className="mt-3 flex items-center gap-4">
      <Stamp name={done >= leaves ? 'badge-special-friends' : 'motif-leaf'} className="w-16 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="font-bold font-heading text-xl leading-tight wrap-break-word">{name}</p>
        <p className="mb-2 text-soft">{progress}</p>
        <Progress value={done} max={leaves} label={name} valueText={progress} />
      </div>
    </div>
  )
}
