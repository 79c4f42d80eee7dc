'use client'

import { CalendarRange } from 'lucide'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { lazyClient } from '@/components/ui/lazy-client'
import { useDialog } from '@/components/ui/use-dialog'

const PlannerDialog = lazyClient(() => import('./planner-dialog').then((module) => module.PlannerDialog))

type PlanButtonProps = { challengeId: string; title: string }

/** Opens the planner; needs the `planner` messages. */
export function PlanButton({ challengeId, title }: PlanButtonProps) {
  const t = useTranslations('planner')
  const dialog = useDialog()
  return (
    <>
      <Button variant="secondary" size="sm" aria-label={t('planOf', { title })} onClick={dialog.show}>
        <Icon of={CalendarRange} />
        {t('plan')}
      </Button>
      {dialog.key === 0 ? null : (
        <PlannerDialog
          key={dialog.key}
          challengeId={challengeId}
          title={title}
          open={dialog.open}
          onClose={dialog.close}
        />
      )}
    </>
  )
}
