'use client'

import { DoorOpen } from 'lucide'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { lazyClient } from '@/components/ui/lazy-client'
import { useDialog } from '@/components/ui/use-dialog'

const LeaveDialog = lazyClient(() => import('./leave-dialog').then((module) => module.LeaveDialog))
const LastLeaveDialog = lazyClient(() =>
  import('./last-leave-dialog').then((module) => module.LastLeaveDialog),
)

type LeaveSectionProps = { familyId: string; name: string; isLast: boolean }

export function LeaveSection({ familyId, name, isLast }: LeaveSectionProps) {
  const t = useTranslations('family.leave')
  const dialog = useDialog()
  const LeaveConfirmDialog = isLast ? LastLeaveDialog : LeaveDialog
  return (
    <section
      aria-labelledby="leave"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-t pt-6"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="leave" className="text-lg">
          {t('title')}
        </h2>
        <p className="mt-0.5 text-soft">{t(isLast ? 'textLast' : 'text')}</p>
      </div>
      <Button
        variant="secondary"
        className="text-coral-ink hover:border-coral hover:bg-coral-tint"
        onClick={dialog.show}
      >
        <Icon of={DoorOpen} />
        {t('button')}
      </Button>
      {dialog.key ? (
        <LeaveConfirmDialog key={dialog.key} {...dialog.shown} familyId={familyId} name={name} />
      ) : null}
    </section>
  )
}
