'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { MINUTE_MS } from '@/lib/platform/dates/durations'
import { formatDate, formatDateTime } from '@/lib/platform/dates/format'
import { localDateAt } from '@/lib/platform/dates/local-date'
import { useFeedContext } from './feed-context'

export function PostTime({ date, short = false }: { date: string; short?: boolean }) {
  const t = useTranslations('feed')
  const format = useFormatter()
  const { now, viewer } = useFeedContext()
  const at = new Date(date)
  const ago = now.getTime() - at.getTime() < MINUTE_MS ? t('justNow') : format.relativeTime(at, now)
  return (
    <time dateTime={date} title={formatDateTime(at, viewer.timezone)}>
      {short ? ago : t('when', { ago, date: formatDate(localDateAt(at, viewer.timezone)) })}
    </time>
  )
}
