import { KeyRound, MonitorSmartphone } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { SettingsLink } from './settings-link'

/** Links to the password and the devices, which are on the profile. */
export async function SecurityLinks({ allowsPasswords }: { allowsPasswords: boolean }) {
  const [access, sessions] = await Promise.all([getTranslations('access'), getTranslations('sessions')])
  return (
    <ul className="mt-5 grid grid-cols-1 divide-y divide-line">
      {allowsPasswords ? (
        <SettingsLink
          href="/profile#access"
          tone="leaf"
          icon={KeyRound}
          title={access('changePassword')}
          text={access('changePasswordText')}
        />
      ) : null}
      <SettingsLink
        href="/profile#sessions"
        tone="sky"
        icon={MonitorSmartphone}
        title={sessions('title')}
        text={sessions('text')}
      />
    </ul>
  )
}
