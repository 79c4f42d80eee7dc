import type { SessionView } from '@/lib/features/auth/sessions/schema'
import { OwnDataCard } from './own-data-card'
import { SessionsCard } from './sessions-card'

type LoneAccountProps = {
  user: { id: string; email: string }
  hasPassword: boolean
  sessions: SessionView[]
  zone: string
}

/** Shows the account settings of users without a family. */
export function LoneAccount({ user, hasPassword, sessions, zone }: LoneAccountProps) {
  return (
    <div className="mt-8 grid gap-8 border-line border-t pt-8">
      <SessionsCard sessions={sessions} zone={zone} flat />
      <OwnDataCard user={user} hasPassword={hasPassword} family={null} flat />
    </div>
  )
}
