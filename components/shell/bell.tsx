'use client'

import { Bell as BellIcon } from 'lucide'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/platform/i18n/navigation'

const MAX_SHOWN = 99

/** Links to the notifications, with the unread count. */
export function Bell({ unread }: { unread: number }) {
  const t = useTranslations('shell')
  const [count, setCount] = useState(unread)
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    import('@/components/notifications/poll-unread')
      .then(({ pollUnread }) => {
        if (!isGone) stop = pollUnread(setCount)
      })
      .catch(() => undefined)
    return () => {
      isGone = true
      stop?.()
    }
  }, [])
  useEffect(() => showAppBadge(count), [count])
  const shown = count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count)
  return (
    <Link
      href="/notifications"
      prefetch={false}
      className={cn(buttonVariants({ variant: 'ghost', size: 'icon' }), 'relative')}
    >
      <Icon of={BellIcon} />
      <span className="sr-only">{t('bell', { count, shown })}</span>
      {count > 0 ? (
        <span
          aria-hidden
          className="absolute top-0 right-0 grid h-5 min-w-5 place-items-center forced-color-adjust-none rounded-full border-2 border-ground bg-leaf px-1 font-extrabold text-[min(0.6875rem,3.6vw)] text-on-leaf leading-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]"
        >
          {shown}
        </span>
      ) : null}
    </Link>
  )
}

/** Only some browsers can. */
function showAppBadge(count: number): void {
  if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => undefined)
}
