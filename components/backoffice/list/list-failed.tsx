'use client'

import { useTranslations } from 'next-intl'
import { LazyErrorIllustration } from '@/components/art/lazy-error-illustration'
import { type PageError, usePageRetry } from '@/components/shell/use-page-retry'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'

/** Renders a list's error; a retry keeps the query. */
export function ListFailed({ title, text, ...props }: PageError & { title: string; text: string }) {
  const common = useTranslations('common')
  const { reloading, retry } = usePageRetry(props)
  if (reloading) return null
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
