'use client'

import { useSelectedLayoutSegment } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { LazyErrorIllustration } from '@/components/art/lazy-error-illustration'
import { PageFailed } from '@/components/shell/page-failed'
import { type PageError, usePageRetry } from '@/components/shell/use-page-retry'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'

const SECTIONS = ['users', 'reports', 'audit', 'installation'] as const

export default function BackofficeError(props: PageError) {
  const segment = useSelectedLayoutSegment()
  const section = SECTIONS.find((name) => name === segment)
  return section ? <SectionFailed section={section} {...props} /> : <PageFailed {...props} />
}

/** Renders a section's error; a retry keeps the query. */
function SectionFailed({ section, ...props }: PageError & { section: (typeof SECTIONS)[number] }) {
  const t = useTranslations('backoffice.failed')
  const common = useTranslations('common')
  const { reloading, retry } = usePageRetry(props)
  if (reloading) return null
  return (
    <div role="alert">
      <EmptyState
        headingLevel={1}
        art={<LazyErrorIllustration />}
        title={t(`${section}.title`)}
        text={t(`${section}.text`)}
        action={<Button onClick={retry}>{common('retry')}</Button>}
        className="py-16"
      />
    </div>
  )
}
