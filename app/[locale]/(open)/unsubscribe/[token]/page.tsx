import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { UnsubscribeNow } from '@/components/notifications/settings/unsubscribe-now'
import { ClientMessages } from '@/components/shell/client-messages'
import { StandalonePage } from '@/components/shell/standalone-page'
import { readSubscription } from '@/lib/features/notifications/unsubscribe/service'
import { AppError } from '@/lib/platform/errors/app-error'
import { requireAccess } from '@/lib/platform/session/require-access'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('unsubscribe')
  return { title: t('title'), referrer: 'no-referrer' }
}

export default async function UnsubscribePage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params
  const actor = await requireAccess(`/unsubscribe/${token}`)
  const found = await readSubscription(token).catch((error) => {
    if (error instanceof AppError && error.code === 'not_found') return notFound()
    throw error
  })
  const t = await getTranslations('unsubscribe')
  return (
    <StandalonePage userId={actor?.userId ?? null}>
      <h1 className="mb-6">{t('title')}</h1>
      <ClientMessages namespaces={['unsubscribe']}>
        <UnsubscribeNow token={token} {...found} />
      </ClientMessages>
    </StandalonePage>
  )
}
