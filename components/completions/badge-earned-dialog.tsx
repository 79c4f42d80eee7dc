'use client'

import { Star } from 'lucide'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { BadgePicture } from '@/components/badges/badge-picture'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import type { CompletionResult } from '@/lib/features/completions/schema'
import { throwConfetti } from './confetti'

type BadgeEarnedDialogProps = {
  open: boolean
  namespace?: 'complete' | 'queue'
  response: CompletionResult
  onClose: () => void
  onCloseAutoFocus: (event: Event) => void
}

export function BadgeEarnedDialog({
  open,
  namespace = 'complete',
  response,
  onClose,
  onCloseAutoFocus,
}: BadgeEarnedDialogProps) {
  const t = useTranslations(namespace)
  const tCommon = useTranslations('common')
  const [first, ...others] = response.badges
  useEffect(() => {
    if (open) void throwConfetti()
  }, [open])
  if (!first) return null
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        closeLabel={tCommon('close')}
        onCloseAutoFocus={onCloseAutoFocus}
        className="sm:max-w-md"
      >
        <div className="grid justify-items-center gap-3 pt-4 text-center">
          <p className="font-bold text-leaf-ink">{t('newBadge')}</p>
          <BadgePicture badge={first} className="w-44 animate-leaf-grow sm:w-52" />
          <DialogTitle className="text-3xl">{first.name}</DialogTitle>
          <DialogDescription className="max-w-xs">{first.description}</DialogDescription>
          <Badge tone="sun" size="lg">
            <Icon of={Star} className="fill-current" />
            {t('earned', { points: response.points.earned })}
          </Badge>
          {others.length > 0 ? (
            <div className="mt-2 grid w-full gap-3 rounded-card bg-muted p-4">
              <h3>{t('alsoEarned')}</h3>
              <ul className="flex flex-wrap justify-center gap-4">
                {others.map((badge) => (
                  <li key={badge.id} className="grid w-24 justify-items-center gap-1 font-bold text-sm">
                    <BadgePicture badge={badge} className="w-16" />
                    {badge.name}
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
          <Button size="lg" className="mt-3 w-full" onClick={onClose}>
            {t('hooray')}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  )
}
