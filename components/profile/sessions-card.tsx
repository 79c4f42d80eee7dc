import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/shell/client-messages'
import { Card, CardTitle } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import { isPortable, parseUserAgent } from '@/lib/features/auth/sessions/rules'
import type { SessionView } from '@/lib/features/auth/sessions/schema'
import { formatDate, formatDateTime } from '@/lib/platform/dates/format'
import { localDateAt, localTimeAt } from '@/lib/platform/dates/local-date'
import { FLAT } from './flat'
import { SessionList } from './session-list'

type SessionsCardProps = {
  sessions: SessionView[]
  zone: string
  flat?: boolean
}

export async function SessionsCard({ sessions, zone, flat = false }: SessionsCardProps) {
  const t = await getTranslations('sessions')
  // The current session first: a long list is truncated.
  const inOrder = [...sessions].sort((a, b) => Number(b.current) - Number(a.current))
  const today = localDateAt(new Date(), zone)
  const formatShort = (instant: Date) =>
    localDateAt(instant, zone) === today ? localTimeAt(instant, zone) : formatDateTime(instant, zone)
  const lines = inOrder.map(({ id, current, userAgent, createdAt, lastUsedAt, expiresAt, remember }) => {
    const { browser, system } = parseUserAgent(userAgent)
    const named = browser ? t(`browser.${browser}`) : t('unknownBrowser')
    return {
      id,
      current,
      portable: isPortable(system),
      device: system ? t('device', { browser: named, system: t(`system.${system}`) }) : named,
      since: t('since', { at: formatDateTime(new Date(createdAt), zone) }),
      active: current ? t('activeNow') : t('lastUsed', { at: formatShort(new Date(lastUsedAt)) }),
      lastUsed: t('lastUsed', { at: formatDateTime(new Date(lastUsedAt), zone) }),
      until: remember
        ? t('remembered', { day: formatDate(localDateAt(new Date(expiresAt), zone)) })
        : t('untilClosed'),
    }
  })
  return (
    <Card as="section" className={cn(flat && FLAT)} aria-labelledby="sessions">
      <CardTitle id="sessions">{t('title')}</CardTitle>
      <p className="mt-1 text-soft">{t('text')}</p>
      <ClientMessages namespaces={['sessions']}>
        <SessionList sessions={lines} />
      </ClientMessages>
    </Card>
  )
}
