'use client'

import { useTranslations } from 'next-intl'
import { parseAsStringLiteral, useQueryState } from 'nuqs'
import { notify } from '@/components/shell/notify'
import { lazyClient } from '@/components/ui/lazy-client'
import { LOCALES } from '@/lib/platform/i18n/locales'
import { useRouter } from '@/lib/platform/i18n/navigation'

const ChallengeDialog = lazyClient(() =>
  import('./form/challenge-dialog').then((module) => module.ChallengeDialog),
)

const PLACES = [...LOCALES, 'schedule'] as const

/** Opens the form of a challenge when the URL requests it, as links of the publish check do. */
export function EditFromUrl({ challengeId, today }: { challengeId: string; today: string }) {
  const t = useTranslations('challengeEditor')
  const router = useRouter()
  const [asked, setAsked] = useQueryState('edit', parseAsStringLiteral(PLACES))
  const close = () => void setAsked(null)
  const done = () => {
    close()
    void notify('success', t('updated'))
    router.refresh()
  }
  if (asked === null) return null
  return (
    <ChallengeDialog
      open
      focus={asked}
      challengeId={challengeId}
      today={today}
      onClose={close}
      onDone={done}
    />
  )
}
