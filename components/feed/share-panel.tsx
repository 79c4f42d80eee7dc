'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import useSWR from 'swr'
import { TaskPicture } from '@/components/activities/task-picture'
import { BadgePicture } from '@/components/badges/badge-picture'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import type { PostView } from '@/lib/features/feed/schema'
import type {
  readShareContract,
  revokeShareContract,
  shareContract,
} from '@/lib/features/feed/shares/contract'
import { ApiError, send } from '@/lib/platform/http/api-client'
import type { Data } from '@/lib/platform/http/contract'
import { ShareWays } from './share-ways'
import { usePostMutation } from './use-post-mutation'

const ADDRESS = '/feed/{postId}/share'

type SharePanelProps = { id: string; post: PostView; open: boolean }

export function SharePanel({ id, post, open }: SharePanelProps) {
  const t = useTranslations('feed')
  const tCommon = useTranslations('common')
  const tErrors = useTranslations('errors')
  const panel = useRef<HTMLElement>(null)
  const params = { postId: post.id }
  // As others read it on the card.
  const shared = post.isOwnTask ? { ...post, taskTitle: t('ownTask') } : post
  const link = useSWR(
    { shareOf: post.id },
    () => send<typeof readShareContract>('GET', ADDRESS, { params }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )

  /** The clicked button unmounts. */
  const show = async (made: Data<typeof readShareContract>) => {
    await link.mutate(made, { revalidate: false })
    panel.current?.focus({ preventScroll: true })
  }
  const creation = usePostMutation(
    post.id,
    () => send<typeof shareContract>('POST', ADDRESS, { params, body: {} }),
    {
      success: t('linkMade'),
      onSuccess: show,
    },
  )
  const revocation = usePostMutation(
    post.id,
    () => send<typeof revokeShareContract>('DELETE', ADDRESS, { params }),
    { success: t('linkRevoked'), onSuccess: () => show({ url: null, expires: null }) },
  )

  return (
    <section
      ref={panel}
      id={id}
      hidden={!open}
      tabIndex={-1}
      aria-label={t('shareOf', { task: post.taskTitle })}
      className="grid gap-4 rounded-2xl bg-muted p-4 outline-none"
    >
      <div>
        <h4 className="text-lg">{t('shareTitle')}</h4>
        <p className="text-soft text-sm">{t('shareText')}</p>
      </div>
      <CardPreview post={shared} />
      {link.data ? (
        link.data.url ? (
          <ShareWays
            post={shared}
            url={link.data.url}
            expires={link.data.expires}
            busy={revocation.isPending}
            onRevoke={revocation.run}
          />
        ) : (
          <Button
            loading={creation.isPending}
            onClick={() => creation.run()}
            className="sm:justify-self-start"
          >
            {t('makeLink')}
          </Button>
        )
      ) : link.error ? (
        <Alert
          tone="error"
          role="alert"
          title={(link.error instanceof ApiError && link.error.message) || tErrors('network')}
          action={
            <Button variant="secondary" size="sm" onClick={() => void link.mutate()}>
              {tCommon('retry')}
            </Button>
          }
        />
      ) : (
        <Skeleton className="h-12 w-44 rounded-full" />
      )}
    </section>
  )
}

/** No photo and no child. */
function CardPreview({ post: { motif, taskTitle, familyName, badge } }: { post: PostView }) {
  const t = useTranslations('feed')
  return (
    <div className="flex items-center gap-4 rounded-2xl bg-card p-3 shadow-soft">
      <TaskPicture motif={motif} className="size-20 shrink-0 rounded-xl" />
      <div className="min-w-0 flex-1">
        <p className="font-bold font-heading text-lg leading-tight [overflow-wrap:anywhere]">{taskTitle}</p>
        <p className="text-soft text-sm [overflow-wrap:anywhere]">{t('sharedBy', { family: familyName })}</p>
        {badge ? (
          <p className="mt-1 flex items-center gap-1.5 font-bold text-sm">
            {/* Uploaded pictures are for users only; strangers get our drawing. */}
            <BadgePicture badge={{ ...badge, hasImage: false }} className="size-7 shrink-0" />
            {badge.name}
          </p>
        ) : null}
      </div>
    </div>
  )
}
