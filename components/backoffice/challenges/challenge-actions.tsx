'use client'

import { CalendarRange, Copy } from 'lucide'
import { useTranslations } from 'next-intl'
import type { Ref } from 'react'
import { notify } from '@/components/shell/notify'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { lazyClient } from '@/components/ui/lazy-client'
import { lazyMenu } from '@/components/ui/lazy-menu'
import { useDialog } from '@/components/ui/use-dialog'
import type { ChallengeSummary } from '@/lib/features/challenges/publishing/schema'
import { useRouter } from '@/lib/platform/i18n/navigation'
import { MoreButton } from '../data-table/row-buttons'
import { ROUND_ON_PHONE } from '../list/round-on-phone'
import { PATHS } from '../paths'
import { EditChallengeButton } from './challenge-dialog-openers'

const PlannerDialog = lazyClient(() =>
  import('../planner/planner-dialog').then((module) => module.PlannerDialog),
)
const CopyDialog = lazyClient(() => import('./copy-dialog').then((module) => module.CopyDialog))
const ChallengeMenu = lazyMenu(() => import('./challenge-menu').then((module) => module.ChallengeMenu))

/** On a phone next to the link back, as the labelled buttons fill their line. */
const IN_FIRST_LINE = 'max-sm:absolute max-sm:-top-3 max-sm:right-0'

type ChallengeActionsProps = {
  challenge: ChallengeSummary
  today: string
  /** With labels, for which a narrow row has no room; a deletion then returns to the list. */
  onOwnPage?: boolean
  planRef?: Ref<HTMLButtonElement>
}

export function ChallengeActions({ challenge, today, onOwnPage = false, planRef }: ChallengeActionsProps) {
  const t = useTranslations('challengeEditor')
  const planner = useTranslations('planner')
  const router = useRouter()
  const plan = useDialog()
  const copy = useDialog()
  const { id, title, status } = challenge
  const isOver = status === 'completed'
  const main = isOver
    ? { icon: Copy, label: t('copy'), name: t('of', { action: t('copy'), title }), show: copy.show }
    : {
        icon: CalendarRange,
        label: planner(onOwnPage ? 'title' : 'plan'),
        name: planner('planOf', { title }),
        show: plan.show,
      }
  const more = t('more', { title })
  const openCopy = (copyId: string) => {
    copy.close()
    void notify('success', t('copied'))
    router.push(PATHS.challenge(copyId))
  }
  return (
    <>
      <Button
        ref={planRef}
        variant={onOwnPage ? 'primary' : 'ghost'}
        size="sm"
        aria-label={main.name}
        onClick={main.show}
        className={
          onOwnPage
            ? undefined
            : cn(
                ROUND_ON_PHONE.button,
                'compact:w-9 compact:px-0 compact:[&_svg]:size-5',
                isOver ? 'text-soft' : 'text-leaf-ink',
              )
        }
      >
        <Icon of={main.icon} />
        <span className={onOwnPage ? undefined : cn(ROUND_ON_PHONE.text, 'compact:sr-only')}>
          {main.label}
        </span>
      </Button>
      <EditChallengeButton challenge={challenge} today={today} onOwnPage={onOwnPage} />
      <ChallengeMenu
        label={more}
        challenge={challenge}
        onOwnPage={onOwnPage}
        onCopy={isOver ? null : copy.show}
        trigger={<MoreButton label={more} className={onOwnPage ? IN_FIRST_LINE : undefined} />}
      />
      {plan.key ? <PlannerDialog key={plan.key} challengeId={id} title={title} {...plan.shown} /> : null}
      {copy.key ? (
        <CopyDialog key={copy.key} challenge={challenge} today={today} onDone={openCopy} {...copy.shown} />
      ) : null}
    </>
  )
}
