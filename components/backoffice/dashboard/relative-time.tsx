import { useFormatter } from 'next-intl'
import { formatDateTime } from '@/lib/platform/dates/format'

type RelativeTimeProps = { at: string; now: Date; zone: string }

export function RelativeTime({ at, now, zone }: RelativeTimeProps) {
  const format = useFormatter()
  const moment = new Date(at)
  return (
    <time
      dateTime={at}
      title={formatDateTime(moment, zone)}
      className="shrink-0 text-right text-soft text-sm"
    >
      {format.relativeTime(moment, now)}
    </time>
  )
}
