'use client'

import { Check, Clock, UserPlus } from 'lucide'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { LazyConfirm } from '@/components/ui/lazy-confirm'
import { useDialog } from '@/components/ui/use-dialog'
import type { CommunityFamily } from '@/lib/features/community/schema'
import type { FollowActions } from './use-follow-actions'

const ICONS = { none: UserPlus, pending: Clock, accepted: Check } as const

/** Quiet: the page has many of these buttons. */
const TO_FOLLOW = 'bg-leaf-tint text-leaf-ink hover:bg-leaf hover:text-on-leaf'

type FollowButtonProps = {
  family: CommunityFamily
  actions: FollowActions
  /** For the page's main action. */
  strong?: boolean
  className?: string
}

/** Follows, withdraws or unfollows, with a confirmation if following again needs approval. */
export function FollowButton({ family, actions, strong = false, className }: FollowButtonProps) {
  const t = useTranslations('community')
  const tCommon = useTranslations('common')
  const question = useDialog()
  const { name, status, isPublic } = family
  const icon = ICONS[status]
  const toFollow = strong ? 'primary' : 'ghost'

  const press = () => {
    if (status === 'none') return void actions.follow(family)
    if (status === 'accepted' && !isPublic) return question.show()
    void actions.unfollow(family)
  }
  const confirm = () => {
    question.close()
    void actions.unfollow(family)
  }

  return (
    <>
      <Button
        variant={status === 'none' ? toFollow : 'secondary'}
        size="sm"
        aria-label={t(`${status}Named`, { name })}
        onClick={press}
        className={cn(status === 'none' && !strong && TO_FOLLOW, className)}
      >
        <Icon of={icon} className="@max-[30rem]:hidden" />
        {t(status)}
      </Button>
      {question.key === 0 ? null : (
        <LazyConfirm
          key={question.key}
          open={question.open}
          title={t('unfollowTitle', { name })}
          text={t('unfollowText')}
          closeLabel={tCommon('close')}
          cancelLabel={tCommon('cancel')}
          confirmLabel={t('unfollow')}
          onCancel={question.close}
          onConfirm={confirm}
        />
      )}
    </>
  )
}
