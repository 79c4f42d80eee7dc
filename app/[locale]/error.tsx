'use client'

import { useTranslations } from 'next-intl'
import { LazyErrorIllustration } from '@/components/art/lazy-error-illustration'
import { useChunkLoadError } from '@/components/shell/use-chunk-load-error'
import { PlainButton } from '@/components/ui/plain-button'
import { isChunkLoadError } from '@/lib/platform/http/chunk-load-error'

const reload = () => window.location.reload()

export default function ErrorPage({ error, reset }: { error: Error; reset: () => void }) {
  const t = useTranslations('common')
  if (useChunkLoadError(error)) return null
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center justify-items-center gap-4 p-6 text-center">
      <LazyErrorIllustration className="w-56" />
      <h1 className="text-3xl">{t('errorTitle')}</h1>
      <p className="text-soft">{t('errorText')}</p>
      <PlainButton onClick={isChunkLoadError(error) ? reload : reset}>{t('retry')}</PlainButton>
    </main>
  )
}
