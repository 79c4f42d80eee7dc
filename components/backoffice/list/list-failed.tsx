'use client'

import { useTranslations } from 'next-intl'
import { startTransition } from 'react'
import { LazyErrorIllustration } from '@/components/art/lazy-error-illustration'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { useRouter } from '@/lib/i18n/navigation'

/** In place of a list that could not be read; what was asked for stands in the address. */
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
