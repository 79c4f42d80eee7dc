'use client'

import { Copy, Link2Off } from 'lucide'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { providerMarks } from '@/components/auth/provider-marks'
import { notify } from '@/components/shell/notify'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import type { PostView } from '@/lib/features/feed/schema'
import { formatDate } from '@/lib/platform/dates/format'
import { localDateAt } from '@/lib/platform/dates/local-date'
import { useFeedContext } from './feed-context'

type ShareWaysProps = {
  post: PostView
  url: string
  expires: string | null
  busy: boolean
  onRevoke: () => void
}

const way = buttonVariants({ variant: 'secondary' })

/** Shows the share targets; nothing loads from them before a click. */
export function ShareWays({ post, url, expires, busy, onRevoke }: ShareWaysProps) {
  const t = useTranslations('feed')
  const id = useId()
  const { viewer } = useFeedContext()
  const message = t('shareMessage', { task: post.taskTitle, family: post.familyName, url })
  const copy = async () => {
    try {
      // Browsers have no clipboard on insecure connections.
      await navigator.clipboard.writeText(url)
      void notify('success', t('linkCopied'))
    } catch {
      void notify('error', t('linkNotCopied'))
    }
  }
  return (
    <div className="grid gap-3">
      <div className="grid gap-2 min-[26rem]:grid-cols-2">
        <a
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noopener"
          className={way}
        >
          <WhatsAppMark />
          {t('whatsApp')}
          <span className="sr-only"> {t('newTab')}</span>
        </a>
        <a
          href={`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`}
          target="_blank"
          rel="noopener"
          className={way}
        >
          {providerMarks.facebook}
          {t('facebook')}
          <span className="sr-only"> {t('newTab')}</span>
        </a>
      </div>
      <div className="grid gap-1.5">
        <Label htmlFor={id}>{t('link')}</Label>
        <div className="flex gap-2">
          <Input
            id={id}
            readOnly
            value={url}
            onFocus={(event) => event.target.select()}
            className="min-w-0"
          />
          <Button variant="secondary" onClick={copy} className="px-4">
            <Icon of={Copy} />
            {t('copy')}
          </Button>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-soft text-sm">
          {expires
            ? t('linkEnds', { date: formatDate(localDateAt(new Date(expires), viewer.timezone)) })
            : null}
        </p>
        <Button variant="link" size="sm" loading={busy} onClick={onRevoke} className="text-coral-ink">
          <Icon of={Link2Off} />
          {t('revoke')}
        </Button>
      </div>
    </div>
  )
}

/** Inlined, so that nothing is loaded from the app's site. */
function WhatsAppMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6">
      <path fill="#25D366" d="M12 1.2A10.8 10.8 0 0 0 2.7 17.5L1.2 22.8l5.5-1.4A10.8 10.8 0 1 0 12 1.2Z" />
      <path
        fill="#fff"
        d="M8.6 6.6c.3 0 .5 0 .7.5l.9 2.1c.1.3 0 .5-.1.7l-.8 1c-.1.2-.2.4 0 .6.9 1.6 2.1 2.7 3.7 3.4.3.1.5.1.7-.1l.9-1.1c.2-.3.4-.3.7-.2l2 1c.3.1.4.3.4.6 0 1.3-1.2 2.4-2.5 2.4-4.1 0-8.6-4.4-8.6-8.2 0-1.6 1-2.7 2-2.7Z"
      />
    </svg>
  )
}
