'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { KidFace } from '@/components/art/kid-face'
import { Dialog, DialogContent, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import type { DeviceWeek } from '@/lib/features/completions/waiting/schema'
import { readAloud } from './read-aloud'

type WhoDialogProps = {
  open: boolean
  kids: DeviceWeek['kids']
  onChoose: (kidId: string) => void
  onClose: () => void
}

export function WhoDialog({ open, kids, onChoose, onClose }: WhoDialogProps) {
  const t = useTranslations('child')
  const tCommon = useTranslations('common')
  useEffect(() => {
    if (open) readAloud(t('who'))
  }, [open, t])
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogContent closeLabel={tCommon('close')} aria-describedby={undefined} className="sm:max-w-2xl">
        <DialogHeader>
          <DialogTitle className="text-3xl">{t('who')}</DialogTitle>
        </DialogHeader>
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          {kids.map(({ id, firstName }, index) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => onChoose(id)}
                className="grid w-full justify-items-center gap-2 rounded-card p-3 font-bold font-heading text-2xl transition-colors duration-200 hover:bg-leaf-tint active:scale-95"
              >
                <KidFace index={index} className="w-full max-w-32" />
                <span className="max-w-full break-words">{firstName}</span>
              </button>
            </li>
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  )
}
