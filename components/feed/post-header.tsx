'use client'

import { EllipsisVertical, EyeOff, Globe, Lock, UsersRound } from 'lucide'
import { useTranslations } from 'next-intl'
import { PlantAvatar } from '@/components/community/plant-avatar'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { lazyMenu } from '@/components/ui/lazy-menu'
import { canManagePost } from '@/lib/features/feed/policy'
import type { PostView } from '@/lib/features/feed/schema'
import { Link } from '@/lib/platform/i18n/navigation'
import { useFeedContext } from './feed-context'
import { PostTime } from './post-time'

export function PostHeader({ post }: { post: PostView }) {
  const { viewer } = useFeedContext()
  const { familyId } = post
  const own = familyId === viewer.familyId
  return (
    <header className="flex items-start gap-3">
      <PlantAvatar id={familyId} picture={post.userAvatar} />
      <div className="min-w-0 flex-1 pt-px leading-snug">
        <p className="[overflow-wrap:anywhere]">
          <Name of={post} own={own} />
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

/** Names author and family; another family's name leads to its page. */
function Name({ of: { userName, familyName, familyId }, own }: { of: PostView; own: boolean }) {
  const names = (
    <>
      <span className="font-extrabold text-ink">{userName || familyName}</span>
      {userName ? <span className="text-soft"> · {familyName}</span> : null}
    </>
  )
  if (own) return names
  return (
    <Link href={`/community/${familyId}`} className="underline-offset-4 hover:underline">
      {names}
    </Link>
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

const PostDropdown = lazyMenu(() => import('./post-dropdown').then((module) => module.PostDropdown))

function PostMenu({ post }: { post: PostView }) {
  const t = useTranslations('feed')
  const { viewer } = useFeedContext()
  const isOwn = canManagePost(viewer, post)
  if (!isOwn && post.familyId === viewer.familyId) return null
  return (
    <PostDropdown
      post={post}
      isOwn={isOwn}
      trigger={
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('moreOf', { task: post.taskTitle })}
          className="-mt-1 -mr-2 text-soft"
        >
          <Icon of={EllipsisVertical} />
        </Button>
      }
    />
  )
}
