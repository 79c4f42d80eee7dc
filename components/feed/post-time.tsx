'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { DAY_MS, MINUTE_MS } from '@/lib/platform/dates/durations'
import { formatDate, formatDateTime } from '@/lib/platform/dates/format'
import { localDateAt } from '@/lib/platform/dates/local-date'
import { useFeedContext } from './feed-context'

/** Shows the age of a post or comment, and from a day on its date. */
export function PostTime({ date }: { date: string }) {
  const t = useTranslations('feed')
  const format = useFormatter()
  const { now, viewer } = useFeedContext()
  const at = new Date(date)
  const age = now.getTime() - at.getTime()
  const ago = age < MINUTE_MS ? t('justNow') : format.relativeTime(at, now)
  return (
    <time dateTime={date} title={formatDateTime(at, viewer.timezone)}>
      {age < DAY_MS ? ago : formatDate(localDateAt(at, viewer.timezone))}
    </time>
  )
}
