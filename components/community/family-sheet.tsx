'use client'

import { Ban } from 'lucide'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { ReportButton } from '@/components/moderation/report-button'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { useReturnFocus } from '@/components/ui/use-return-focus'
import type { CommunityFamily } from '@/lib/features/community/schema'
import { FamilyFacts } from './family-card'
import { PlantAvatar } from './plant-avatar'

type FamilySheetProps = {
  family: CommunityFamily
  open: boolean
  onClose: () => void
  onBlock: () => void
  /** The family's card cannot take the focus any more. */
  onGone: () => void
}

export function FamilySheet({ family, open, onClose, onBlock, onGone }: FamilySheetProps) {
  const t = useTranslations('community')
  const tCommon = useTranslations('common')
  const [asking, setAsking] = useState(false)
  const gone = useRef(false)
  const focus = useReturnFocus((event) => {
    if (!gone.current) return
    event.preventDefault()
    onGone()
  })
  const block = () => {
    gone.current = true
    setAsking(false)
    onClose()
    onBlock()
  }
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        closeLabel={tCommon('close')}
        aria-describedby={undefined}
        className="sm:max-w-md"
        {...focus}
      >
        <div className="mb-6 flex items-center gap-4 pr-10">
          <PlantAvatar id={family.id} picture={family.avatar} size="lg" />
          <div className="min-w-0">
            <DialogTitle className="text-xl [overflow-wrap:anywhere]">{family.name}</DialogTitle>
            <FamilyFacts family={family} />
          </div>
        </div>
        <div className="grid gap-3">
          <ReportButton
            subject={{ kind: 'family', id: family.id }}
            of={family.name}
            labelled
            variant="secondary"
            size="md"
          />
          <Button variant="secondary" onClick={() => setAsking(true)} className="text-coral-ink">
            <Icon of={Ban} />
            {t('block')}
          </Button>
        </div>
        <ConfirmDialog
          open={asking}
          title={t('blockTitle', { name: family.name })}
          text={t('blockText')}
          closeLabel={tCommon('close')}
          cancelLabel={tCommon('cancel')}
          confirmLabel={t('block')}
          onCancel={() => setAsking(false)}
          onConfirm={block}
        />
      </DialogContent>
    </Dialog>
  )
}
