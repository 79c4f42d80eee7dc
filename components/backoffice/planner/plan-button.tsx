'use client'

import { CalendarRange } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { useDialog } from '@/components/ui/use-dialog'

const PlannerDialog = dynamic(() => import('./planner-dialog').then((module) => module.PlannerDialog), {
  ssr: false,
})

type PlanButtonProps = { challengeId: string; title: string }

/** Opens the planner of a challenge's week. Stands where the texts of `planner` are given. */
export function PlanButton({ challengeId, title }: PlanButtonProps) {
  const t = useTranslations('planner')
  const dialog = useDialog()
  return (
    <>
      <Button variant="secondary" size="sm" aria-label={t('planOf', { title })} onClick={dialog.show}>
        <CalendarRange aria-hidden />
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
