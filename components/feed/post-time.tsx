'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { formatDate, formatDateTime } from '@/lib/platform/dates/format'
import { localDateAt } from '@/lib/platform/dates/local-date'
import { useFeedContext } from './feed-context'

const MINUTE = 60_000

export function PostTime({ date, short = false }: { date: string; short?: boolean }) {
  const t = useTranslations('feed')
  const format = useFormatter()
  const { now, reader } = useFeedContext()
  const at = new Date(date)
  const ago = now.getTime() - at.getTime() < MINUTE ? t('justNow') : format.relativeTime(at, now)
  return (
    <time dateTime={date} title={formatDateTime(at, reader.timezone)}>
      {short ? ago : t('when', { ago, date: formatDate(localDateAt(at, reader.timezone)) })}
    </time>
  )
}
