import type { SessionView } from '@/lib/auth/sessions/schema'
import { OwnDataCard } from './own-data-card'
import { SessionsCard } from './sessions-card'

type LoneAccountProps = {
  user: { id: string; email: string }
  hasPassword: boolean
  sessions: SessionView[]
  zone: string
}

/** What everybody may do with their account, for those whom the profile is not open to yet: it wants a family. */
export function LoneAccount({ user, hasPassword, sessions, zone }: LoneAccountProps) {
  return (
    <div className="mt-8 grid gap-8 border-line border-t pt-8">
      <SessionsCard sessions={sessions} zone={zone} flat />
      <OwnDataCard user={user} hasPassword={hasPassword} family={null} flat />
    </div>
  )
}
