'use client'

import { useTranslations } from 'next-intl'
import { startTransition } from 'react'
import { LazyErrorIllustration } from '@/components/art/lazy-error-illustration'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { useRouter } from '@/lib/platform/i18n/navigation'

/** Renders the error state of a list; the query stays in the URL, so a retry keeps it. */
export function ListFailed({ title, text, reset }: { title: string; text: string; reset: () => void }) {
  const common = useTranslations('common')
  const router = useRouter()
  const retry = () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
  return (
    <div role="alert">
      <EmptyState
        headingLevel={1}
        art={<LazyErrorIllustration />}
        title={title}
        text={text}
        action={<Button onClick={retry}>{common('retry')}</Button>}
        className="py-16"
      />
    </div>
  )
}
