'use client'

import { Trash2 } from 'lucide'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { useDraft } from './use-draft'

type DraftProps = { draft: ReturnType<typeof useDraft> }

/** Explains that the form has earlier input. */
export function DraftNote({ draft }: DraftProps) {
  const t = useTranslations('complete.draft')
  if (!draft.isRestored) return null
  return (
    <p role="status" className="rounded-field bg-leaf-tint px-4 py-3 text-sm">
      {t('restored')}
    </p>
  )
}

export function DraftActions({ draft, onDiscard }: DraftProps & { onDiscard: () => void }) {
  const t = useTranslations('complete.draft')
  if (!draft.isFilled) return null
  return (
    <div className="-mt-2 grid justify-items-center gap-1 text-center text-soft text-sm">
      {draft.isStored ? <p>{t('stored')}</p> : null}
      <Button variant="ghost" size="sm" onClick={onDiscard}>
        <Icon of={Trash2} />
        {t('discard')}
      </Button>
    </div>
  )
}
