'use client'

import { EyeOff } from 'lucide'
import { useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import { notify } from '@/components/shell/notify'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { LazyConfirm } from '@/components/ui/lazy-confirm'
import { useDialog } from '@/components/ui/use-dialog'
import type { updateFamilyContract } from '@/lib/features/families/contract'
import { ApiError, send } from '@/lib/platform/http/client'
import { useRouter } from '@/lib/platform/i18n/navigation'

type Texts = Record<'state' | 'leave' | 'join' | 'left' | 'joined' | 'questionTitle' | 'questionText', string>
type PlaceToggleProps = { familyId: string; onLeaderboard: boolean; texts: Texts }

/** Hides the family from the leaderboard, with a confirmation, or shows it again. */
export function PlaceToggle({ familyId, onLeaderboard, texts }: PlaceToggleProps) {
  const tCommon = useTranslations('common')
  const tErrors = useTranslations('errors')
  const router = useRouter()
  const question = useDialog()
  const [sending, setSending] = useState(false)
  const [refreshing, startRefresh] = useTransition()

  const change = async (stay: boolean) => {
    setSending(true)
    try {
      await send<typeof updateFamilyContract>('PUT', '/families/{id}', {
        params: { id: familyId },
        body: { onLeaderboard: stay },
      })
      void notify('success', stay ? texts.joined : texts.left)
      startRefresh(() => router.refresh())
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      void notify('error', error.message || tErrors('network'))
    } finally {
      setSending(false)
      question.close()
    }
  }

  return (
    <div className={onLeaderboard ? 'mt-2' : 'mt-4 rounded-2xl bg-sky-tint p-4'}>
      {onLeaderboard ? null : (
        <p className="mb-3 flex gap-2.5">
          <Icon of={EyeOff} className="mt-0.5 size-5 shrink-0 text-sky-ink" />
          {texts.state}
        </p>
      )}
      {/* One button for both states, so that it keeps the focus. */}
      <Button
        variant={onLeaderboard ? 'link' : 'primary'}
        loading={(sending && !question.open) || refreshing}
        onClick={() => (onLeaderboard ? question.show() : change(true))}
        className={onLeaderboard ? 'px-0 text-sm text-soft' : undefined}
      >
        {onLeaderboard ? texts.leave : texts.join}
      </Button>
      {question.key === 0 ? null : (
        <LazyConfirm
          key={question.key}
          open={question.open}
          title={texts.questionTitle}
          text={texts.questionText}
          closeLabel={tCommon('close')}
          cancelLabel={tCommon('cancel')}
          confirmLabel={texts.leave}
          onCancel={question.close}
          onConfirm={() => change(false)}
        />
      )}
    </div>
  )
}
