'use client'

import { Share2 } from 'lucide'
import { useState } from 'react'
import { notify } from '@/components/shell/notify'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { PictureTexts } from './picture'
import { ROUND_ON_PHONES } from './print-button'

type ShareButtonProps = {
  file: string
  picture: PictureTexts
  texts: { share: string; saved: string; failed: string }
}

export function ShareButton({ file, picture, texts }: ShareButtonProps) {
  const [busy, setBusy] = useState(false)
  const share = async () => {
    setBusy(true)
    try {
      const { shareHarvest } = await import('./share-harvest')
      if ((await shareHarvest(file, picture)) === 'saved') void notify('success', texts.saved)
    } catch {
      void notify('error', texts.failed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button loading={busy} className={ROUND_ON_PHONES} onClick={share}>
      <Icon of={Share2} />
      <span className="max-sm:sr-only">{texts.share}</span>
    </Button>
  )
}
