import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ApiError } from '@/lib/platform/http/api-client'

type MoreNotificationsProps = { hasMore: boolean; isLoading: boolean; error: unknown; onMore: () => void }

/** Loads the next page, or retries it. */
export function MoreNotifications({ hasMore, isLoading, error, onMore }: MoreNotificationsProps) {
  const t = useTranslations('notifications')
  const tCommon = useTranslations('common')
  const tErrors = useTranslations('errors')
  if (error)
    return (
      <Alert
        tone="error"
        role="alert"
        className="mt-6"
        title={t('moreFailed')}
        action={
          <Button variant="secondary" size="sm" onClick={onMore}>
            {tCommon('retry')}
          </Button>
        }
      >
        {(error instanceof ApiError && error.message) || tErrors('network')}
      </Alert>
    )
  if (!hasMore) return null
  return (
    <div className="mt-6 flex justify-center">
      <Button variant="secondary" loading={isLoading} onClick={onMore}>
        {t('more')}
      </Button>
    </div>
  )
}
