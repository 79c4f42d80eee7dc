import { KeyRound } from 'lucide'
import { getTranslations } from 'next-intl/server'
import type { SessionView } from '@/lib/features/auth/sessions/schema'
import { SessionsCard } from './sessions-card'
import { SettingsLink } from './settings-link'

type AccessSectionProps = { allowsPasswords: boolean; sessions: SessionView[]; zone: string }

/** Links to the password, which is on the profile, and lists the devices. */
export async function AccessSection({ allowsPasswords, sessions, zone }: AccessSectionProps) {
  const t = await getTranslations('access')
  return (
    <div className="mt-5 divide-y divide-line">
      {allowsPasswords ? (
        <ul className="pb-2">
          <SettingsLink
            href="/profile#access"
            tone="leaf"
            icon={KeyRound}
            title={t('changePassword')}
            text={t('changePasswordText')}
          />
        </ul>
      ) : null}
      <div className="pt-6">
        <SessionsCard sessions={sessions} zone={zone} flat />
      </div>
    </div>
  )
}
