import { Eye, ShieldCheck } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { Card } from '@/components/ui/card'
import type { UserView } from '@/lib/features/users/schema'
import { SettingsLink } from './settings-link'

/** Links to the settings with the rest of what belongs to an account. */
export async function ProfileLinks({ audience }: { audience: UserView['feedPrivacy'] }) {
  const [t, settings] = await Promise.all([getTranslations('profile'), getTranslations('settings')])
  return (
    <Card className="py-2 sm:py-3 md:col-span-2">
      <ul className="grid grid-cols-1 divide-y divide-line md:grid-cols-2 md:gap-x-10 md:divide-y-0">
        <SettingsLink
          href="/settings/security"
          tone="leaf"
          icon={ShieldCheck}
          title={settings('security')}
          text={t('securityText')}
        />
        <SettingsLink
          href="/settings/privacy"
          tone="sky"
          icon={Eye}
          title={settings('privacy')}
          text={t('othersText', { audience })}
        />
      </ul>
    </Card>
  )
}
