'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link, useRouter } from '@/lib/platform/i18n/navigation'

const REDIRECT_SECONDS = 5
const SECOND_MS = 1000
const NEXT = '/subscribe?from=invitation'

/** Shows an invitation's error and redirects after five seconds. Screen readers hear the number once. */
export function LostInvitation() {
  const t = useTranslations('invited')
  const router = useRouter()
  const [left, setLeft] = useState(REDIRECT_SECONDS)

  useEffect(() => {
    const end = Date.now() + REDIRECT_SECONDS * SECOND_MS
    const tick = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / SECOND_MS))
      setLeft(rest)
      if (rest > 0) return
      clearInterval(tick)
      router.replace(NEXT)
    }, SECOND_MS / 4)
    return () => clearInterval(tick)
  }, [router])

  return (
    <div className="grid gap-5">
      <div aria-hidden className="flex items-center gap-4">
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-sun-tint font-bold font-heading text-2xl text-sun-ink tabular-nums">
          {left}
        </span>
        <span className="h-2.5 flex-1 overflow-hidden rounded-full bg-wash">
          <span
            className="block h-full rounded-full bg-sun transition-[width] duration-300 motion-reduce:transition-none"
            style={{ width: `${(left / REDIRECT_SECONDS) * 100}%` }}
          />
        </span>
      </div>
      <Link href={NEXT} className={buttonVariants({ size: 'lg', className: 'w-full' })}>
        {t('lostGo')}
      </Link>
      <p role="alert" className="text-soft text-sm">
        {t('lostText')} {t('lostNext', { seconds: REDIRECT_SECONDS })}
      </p>
    </div>
  )
}
