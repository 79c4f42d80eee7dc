import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { SessionsCard } from '@/components/backoffice/users/sessions-card'
import { AccountCard, AuditCard, FamilyCard, UserHeader } from '@/components/backoffice/users/user-cards'
import { listUserSessions } from '@/lib/features/admin/user-sessions/service'
import { readAccountPage } from '@/lib/features/admin/users/service'
import { readAudit } from '@/lib/features/audit/service'
import { env } from '@/lib/platform/config/env'
import { idParams } from '@/lib/platform/http/fields'
import { requireAdmin } from '@/lib/platform/session/require-access'

const ENTRIES = 10

export async function generateMetadata(): Promise<Metadata> {
  const [t, backoffice] = await Promise.all([getTranslations('userAdmin'), getTranslations('backoffice')])
  return { title: `${t('detail.account')} · ${t('title')} · ${backoffice('title')}` }
}

export default async function UserPage({ params }: { params: Promise<{ userId: string }> }) {
  const { userId } = await params
  const actor = await requireAdmin(`/backoffice/users/${userId}`)
  const isId = idParams('userId').safeParse({ userId }).success
  const found = isId ? await readAccountPage(actor, userId) : null
  if (!found) notFound()
  const { user, partners } = found
  const [sessions, { items: entries }] = await Promise.all([
    listUserSessions(actor, user.id),
    readAudit(actor, { subject: 'user', subjectId: user.id, limit: ENTRIES }),
  ])
  const zone = actor.timezone ?? env().APP_TIMEZONE
  const isSelf = user.id === actor.userId
  return (
    <>
      <UserHeader user={user} isSelf={isSelf} />
      <div className="mt-6 grid items-start gap-4 xl:grid-cols-2">
        <div className="grid gap-4">
          <AccountCard user={user} zone={zone} />
          <SessionsCard user={user} sessions={sessions} zone={zone} isSelf={isSelf} />
        </div>
        <div className="grid gap-4">
          <FamilyCard user={user} partners={partners} />
          <AuditCard userId={user.id} entries={entries} zone={zone} />
        </div>
      </div>
    </>
  )
}
