'use client'

import { EllipsisVertical } from 'lucide'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { lazyMenu } from '@/components/ui/lazy-menu'
import { canManagePost } from '@/lib/features/feed/policy'
import type { PostView } from '@/lib/features/feed/schema'
import { useFeedContext } from './feed-context'

const PostDropdown = lazyMenu(() => import('./post-dropdown').then((module) => module.PostDropdown))

export function PostMenu({ post }: { post: PostView }) {
  const t = useTranslations('feed')
  const { reader } = useFeedContext()
  const isOwn = canManagePost(reader, post)
  if (!isOwn && post.familyId === reader.familyId) return null
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
