'use client'

import { Check, Sprout } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'

/** What the dialog tells, already in words. */
export type BadgeFacts = {
  name: string
  description: string
  state: string
  earned: boolean
  howTitle: string
  how: string
  details?: ReactNode
}

type BadgeDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  giveFocusBack: () => void
  art: ReactNode
  facts: BadgeFacts
}

export function BadgeDialog({ open, onOpenChange, giveFocusBack, art, facts }: BadgeDialogProps) {
  const t = useTranslations('common')
  const { name, description, state, earned, howTitle, how, details } = facts
  const Icon = earned ? Check : Sprout
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        closeLabel={t('close')}
        className="grid justify-items-center gap-5 pt-8 text-center sm:max-w-md"
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          giveFocusBack()
        }}
      >
        <div
          className={cn('grid size-52 place-items-center rounded-full', earned ? 'bg-sun-tint' : 'bg-muted')}
        >
          <div className="w-40">{art}</div>
        </div>
        <div className="grid justify-items-center gap-2">
          <DialogTitle>{name}</DialogTitle>
          <Badge tone={earned ? 'leaf' : 'plain'}>
            <Icon aria-hidden />
            {state}
          </Badge>
        </div>
        <DialogDescription className="max-w-sm">{description}</DialogDescription>
        {details}
        <div className="w-full rounded-card bg-muted px-5 py-4">
          <h3 className="text-base">{howTitle}</h3>
          <p className="mt-1 text-soft">{how}</p>
        </div>
      </DialogContent>
    </Dialog>
  )
}
