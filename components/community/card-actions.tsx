'use client'

import { Check, X } from 'lucide'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { CommunityFamily } from '@/lib/features/community/schema'
import { FollowButton } from './follow-button'
import type { ListName } from './lists'
import type { FollowActions } from './use-follow-actions'

type CardActionsProps = { list: ListName; family: CommunityFamily; actions: FollowActions }

export function CardActions({ list, family, actions }: CardActionsProps) {
  const t = useTranslations('community')
  const named = { name: family.name }
  const action = 'min-h-11 flex-1'
  const inRow = 'flex-1 px-3'
  if (list === 'requests') {
    return (
      <>
        <Button
          size="sm"
          aria-label={t('acceptNamed', named)}
          onClick={() => actions.accept(family)}
          className={action}
        >
          <Icon of={Check} />
          {t('accept')}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('refuseNamed', named)}
          onClick={() => actions.refuse(family)}
          className={action}
        >
          <Icon of={X} />
          {t('refuse')}
        </Button>
      </>
    )
  }
  if (list === 'blocked') {
    return (
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('unblockNamed', named)}
        onClick={() => actions.unblock(family)}
        className={inRow}
      >
        {t('unblock')}
      </Button>
    )
  }
  return (
    <>
      <FollowButton family={family} actions={actions} className={list === 'followers' ? action : inRow} />
      {list === 'followers' ? (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('removeNamed', named)}
          onClick={() => actions.removeFollower(family)}
          className={action}
        >
          {t('remove')}
        </Button>
      ) : null}
    </>
  )
}
