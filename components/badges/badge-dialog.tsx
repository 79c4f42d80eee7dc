'use client'

import { Check, Sprout } from 'lucide'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import type { BadgeView } from '@/lib/features/badges/schema'
import { formatDate } from '@/lib/platform/dates/format'
import { localDateAt } from '@/lib/platform/dates/local-date'
import { BadgeFiles } from './badge-files'
import { BadgePicture } from './badge-picture'
import { useRuleLabels } from './use-rule-labels'

type BadgeDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  giveFocusBack: () => void
  badge: BadgeView
  timezone: string
  details?: ReactNode
}

export function BadgeDialog({
  open,
  onOpenChange,
  giveFocusBack,
  badge,
  timezone,
  details,
}: BadgeDialogProps) {
  const common = useTranslations('common')
  const t = useTranslations('badges')
  const how = useRuleLabels()
  const { name, description, earned, earnedAt, rule } = badge
  const since = earnedAt ? formatDate(localDateAt(new Date(earnedAt), timezone)) : null
  const icon = earned ? Check : Sprout
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        closeLabel={common('close')}
        className="grid justify-items-center gap-5 pt-8 text-center sm:max-w-md"
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          giveFocusBack()
        }}
      >
        <div
          className={cn('grid size-52 place-items-center rounded-full', earned ? 'bg-sun-tint' : 'bg-muted')}
        >
          <BadgePicture badge={badge} className={cn('w-40', earned && 'animate-leaf-grow')} />
        </div>
        <div className="grid justify-items-center gap-2">
          <DialogTitle>{name}</DialogTitle>
          <Badge tone={earned ? 'leaf' : 'plain'}>
            <Icon of={icon} />
            {since ? t('earnedOn', { date: since }) : t('notYet')}
          </Badge>
        </div>
        <DialogDescription className="max-w-sm">{description}</DialogDescription>
        {details}
        <div className="w-full rounded-card bg-muted px-5 py-4">
          <h3 className="text-base">{t('how')}</h3>
          <p className="mt-1 text-soft">{how(rule)}</p>
        </div>
        <BadgeFiles badge={badge} />
      </DialogContent>
    </Dialog>
  )
}
