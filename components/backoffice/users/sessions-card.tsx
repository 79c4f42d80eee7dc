import { getTranslations } from 'next-intl/server'
import { Card, CardTitle } from '@/components/ui/card'
import type { AdminUser } from '@/lib/features/admin/users/schema'
import { parseUserAgent } from '@/lib/features/auth/sessions/rules'
import type { SessionView } from '@/lib/features/auth/sessions/schema'
import { formatDateTime } from '@/lib/platform/dates/format'
import { Link } from '@/lib/platform/i18n/navigation'
import { SessionLines } from './session-lines'

type SessionsCardProps = {
  user: AdminUser
  sessions: readonly SessionView[]
  zone: string
  isSelf: boolean
}

/** Renders a user's sessions, except the administrator's own. */
export async function SessionsCard({ user, sessions, zone, isSelf }: SessionsCardProps) {
  const [t, words] = await Promise.all([getTranslations('userAdmin'), getTranslations('sessions')])
  const lines = sessions.map(({ id, current, userAgent, createdAt, lastUsedAt }) => {
    const { browser, system } = parseUserAgent(userAgent)
    const named = browser ? words(`browser.${browser}`) : t('detail.unknownDevice')
    return {
      id,
      current,
      device: system ? t('detail.device', { browser: named, system: words(`system.${system}`) }) : named,
      since: formatDateTime(new Date(createdAt), zone),
      lastUsed: formatDateTime(new Date(lastUsedAt), zone),
    }
  })
  return (
    <Card as="section" aria-labelledby="sessions">
      <CardTitle id="sessions">{t('detail.sessionsTitle')}</CardTitle>
      <p className="mt-1 text-soft text-sm">
        {isSelf
          ? t('detail.sessionsOwn')
          : t(lines.length > 0 ? 'detail.sessionsText' : 'detail.sessionsNone')}{' '}
        {isSelf ? (
          <Link href="/settings" prefetch={false} className="font-bold text-leaf-ink underline">
            {t('detail.sessionsOwnLink')}
          </Link>
        ) : null}
      </p>
      <SessionLines userId={user.id} name={user.name || user.email} sessions={lines} fixed={isSelf} />
    </Card>
  )
}
