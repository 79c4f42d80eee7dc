'use client'

import { EllipsisVertical } from 'lucide'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import { isFirstShowing } from '@/components/lists/first-showing'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { lazyClient } from '@/components/ui/lazy-client'
import { useDialog } from '@/components/ui/use-dialog'
import type { readFamilyProfileContract } from '@/lib/features/community/contract'
import type { CommunityFamily, FamilyProfile } from '@/lib/features/community/schema'
import { send } from '@/lib/platform/http/api-client'
import { useRouter } from '@/lib/platform/i18n/navigation'
import { FamilyFacts } from './family-card'
import { FollowButton } from './follow-button'
import { PlantAvatar } from './plant-avatar'
import { useFollowActions } from './use-follow-actions'

const FamilySheet = lazyClient(() => import('./family-sheet').then((module) => module.FamilySheet))
const VerifyDialog = lazyClient(() => import('./verify-dialog').then((module) => module.VerifyDialog))

/** Shows who a family is, with the button to follow it. */
export function ProfileHeader({ family: given }: { family: FamilyProfile }) {
  const t = useTranslations('community')
  const router = useRouter()
  const sheet = useDialog()
  const [family, setFamily] = useState<CommunityFamily>(given)
  const leave = () => router.replace('/community')
  const reload = async () =>
    setFamily(
      await send<typeof readFamilyProfileContract>('GET', '/community/families/{id}', {
        params: { id: given.id },
      }),
    )
  // Data from the router cache predates later changes.
  const [isOld] = useState(() => !isFirstShowing(given))
  const reloadOld = useEffectEvent(() => void reload().catch(() => undefined))
  useEffect(() => {
    if (isOld) reloadOld()
  }, [isOld])
  const actions = useFollowActions('discover', { replace: setFamily, hide: leave, reload })
  return (
    <header className="flex flex-wrap items-center gap-4 rounded-card bg-card p-5 shadow-soft sm:p-6">
      <PlantAvatar id={family.id} picture={family.avatar} pot={given.pot} size="xl" />
      <div className="min-w-0 flex-1 basis-32">
        <h1 className="text-balance wrap-break-word">{family.name}</h1>
        <FamilyFacts family={family} className="mt-1" />
      </div>
      <div className="flex items-center gap-1 max-sm:w-full">
        <FollowButton family={family} actions={actions} strong className="min-h-11 flex-1" />
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('moreOf', { name: family.name })}
          aria-haspopup="dialog"
          onClick={sheet.show}
        >
          <Icon of={EllipsisVertical} />
        </Button>
      </div>
      <p role="status" className="sr-only">
        {actions.announcement}
      </p>
      {sheet.key ? (
        <FamilySheet
          key={sheet.key}
          family={family}
          {...sheet.shown}
          onBlock={() => void actions.block(family)}
          onGone={() => undefined}
        />
      ) : null}
      {actions.unverified > 0 ? <VerifyDialog key={actions.unverified} /> : null}
    </header>
  )
}
