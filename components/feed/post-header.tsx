'use client'

import { EyeOff, Globe, Lock, UsersRound } from 'lucide'
import { useTranslations } from 'next-intl'
import { FamilyAvatar } from '@/components/community/family-avatar'
import { Icon } from '@/components/ui/icon'
import type { PostView } from '@/lib/features/feed/schema'
import { useFeedContext } from './feed-context'
import { PostMenu } from './post-menu'
import { PostTime } from './post-time'

export function PostHeader({ post }: { post: PostView }) {
  const { reader } = useFeedContext()
  const { userName, familyName, familyId } = post
  const own = familyId === reader.familyId
  return (
    <header className="flex items-start gap-3">
      <FamilyAvatar id={familyId} name={userName || familyName} picture={post.userAvatar} />
      <div className="min-w-0 flex-1 pt-px leading-snug">
        <p className="[overflow-wrap:anywhere]">
          <span className="font-extrabold">{userName || familyName}</span>
          {userName ? <span className="text-soft"> · {familyName}</span> : null}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 text-soft text-sm">
          <PostTime date={post.date} />
          {own ? <Audience post={post} /> : null}
        </p>
      </div>
      <PostMenu post={post} />
    </header>
  )
}

const ICONS = { private: Lock, followers: UsersRound, public: Globe, reported: EyeOff } as const

function Audience({ post }: { post: PostView }) {
  const t = useTranslations('feed')
  const audience = post.reported ? 'reported' : post.visibility
  const icon = ICONS[audience]
  return (
    <span className="inline-flex items-center gap-1 font-bold">
      <Icon of={icon} className="size-3.5 shrink-0" />
      <span className="sr-only">{t('audienceIs')} </span>
      {t(`audience.${audience}`)}
    </span>
  )
}
