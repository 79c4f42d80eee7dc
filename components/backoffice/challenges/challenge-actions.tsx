'use client'

import { CalendarRange, Copy, Eye } from 'lucide'
import { useTranslations } from 'next-intl'
import { notify } from '@/components/shell/notify'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { lazyClient } from '@/components/ui/lazy-client'
import { useDialog } from '@/components/ui/use-dialog'
import type { ChallengeSummary } from '@/lib/features/challenges/publishing/schema'
import { Link, useRouter } from '@/lib/platform/i18n/navigation'
import { PATHS } from '../paths'
import { ActionButton, type ActionLook, DeleteButton } from './action-buttons'
import { ActivationButton } from './activation-button'
import { EditButton } from './challenge-dialog-openers'

const PlannerDialog = lazyClient(() =>
  import('../planner/planner-dialog').then((module) => module.PlannerDialog),
)
const CopyDialog = lazyClient(() => import('./copy-dialog').then((module) => module.CopyDialog))

type ChallengeActionsProps = {
  challenge: ChallengeSummary
  today: string
  look: ActionLook
}

export function ChallengeActions({ challenge, today, look }: ChallengeActionsProps) {
  return (
    <>
      <ActivationButton challenge={challenge} look={look} />
      <PlanButton challenge={challenge} />
      <span className={look === 'icon' ? 'flex gap-1' : 'contents'}>
        <EditButton challenge={challenge} today={today} look={look} />
        <CopyButton challenge={challenge} today={today} look={look} />
        <PreviewLink challenge={challenge} look={look} />
        <DeleteButton challenge={challenge} look={look} />
      </span>
    </>
  )
}

/** Opens the planner; needs the `planner` messages. */
function PlanButton({ challenge: { id, title } }: Pick<ChallengeActionsProps, 'challenge'>) {
  const t = useTranslations('planner')
  const dialog = useDialog()
  return (
    <>
      <Button variant="secondary" size="sm" aria-label={t('planOf', { title })} onClick={dialog.show}>
        <Icon of={CalendarRange} />
        {t('plan')}
      </Button>
      {dialog.key ? (
        <PlannerDialog key={dialog.key} challengeId={id} title={title} {...dialog.shown} />
      ) : null}
    </>
  )
}

function CopyButton({ challenge, today, look }: ChallengeActionsProps) {
  const t = useTranslations('challengeEditor')
  const router = useRouter()
  const dialog = useDialog()
  const openCopy = (id: string) => {
    dialog.close()
    void notify('success', t('copied'))
    router.push(PATHS.challenge(id))
  }
  return (
    <>
      <ActionButton
        look={look}
        icon={<Icon of={Copy} />}
        label={t('copy')}
        title={challenge.title}
        onClick={dialog.show}
      />
      {dialog.key ? (
        <CopyDialog
          key={dialog.key}
          challenge={challenge}
          today={today}
          onDone={openCopy}
          {...dialog.shown}
        />
      ) : null}
    </>
  )
}

function PreviewLink({ challenge: { id, title }, look }: Pick<ChallengeActionsProps, 'challenge' | 'look'>) {
  const t = useTranslations('challengeEditor')
  if (look === 'full') {
    return (
      <a href="#preview" className={buttonVariants({ variant: 'secondary', size: 'sm' })}>
        <Icon of={Eye} />
        {t('preview')}
      </a>
    )
  }
  return (
    <Link
      href={PATHS.challenge(id, '#preview')}
      prefetch={false}
      aria-label={t('of', { action: t('preview'), title })}
      title={t('preview')}
      className={cn(buttonVariants({ variant: 'ghost', size: 'icon' }), 'text-soft')}
    >
      <Icon of={Eye} />
    </Link>
  )
}
