'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import useSWR from 'swr'
import { notify } from '@/components/shell/notify'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import type { PostView } from '@/lib/features/feed/schema'
import type {
  readShareContract,
  revokeShareContract,
  shareContract,
} from '@/lib/features/feed/shares/contract'
import { ApiError, send } from '@/lib/platform/http/client'
import { CardPreview } from './card-preview'
import { ShareWays } from './share-ways'
import { usePostErrorToast } from './use-post-error-toast'

const ADDRESS = '/feed/{postId}/share'

type SharePanelProps = { id: string; post: PostView; open: boolean }

export function SharePanel({ id, post, open }: SharePanelProps) {
  const t = useTranslations('feed')
  const tCommon = useTranslations('common')
  const tErrors = useTranslations('errors')
  const refused = usePostErrorToast(post.id)
  const panel = useRef<HTMLElement>(null)
  const [busy, setBusy] = useState(false)
  const params = { postId: post.id }
  const link = useSWR(
    { shareOf: post.id },
    () => send<typeof readShareContract>('GET', ADDRESS, { params }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )

  /** The clicked button unmounts, so the panel takes the focus. */
  const become = async (call: () => Promise<string | null>, said: string) => {
    setBusy(true)
    try {
      await link.mutate({ url: await call() }, { revalidate: false })
      void notify('success', said)
      panel.current?.focus({ preventScroll: true })
    } catch (error) {
      refused(error)
    } finally {
      setBusy(false)
    }
  }
  const create = () =>
    become(async () => (await send<typeof shareContract>('POST', ADDRESS, { params })).url, t('linkMade'))
  const revoke = () =>
    become(async () => {
      await send<typeof revokeShareContract>('DELETE', ADDRESS, { params })
      return null
    }, t('linkRevoked'))

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
      <CardPreview post={post} />
      {link.data ? (
        link.data.url ? (
          <ShareWays post={post} url={link.data.url} busy={busy} onRevoke={revoke} />
        ) : (
          <Button loading={busy} onClick={create} className="sm:justify-self-start">
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
