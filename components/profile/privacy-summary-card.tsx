import { Eye } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { buttonVariants } from '@/components/ui/button-variants'
import { Card, CardTitle } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import type { UserView } from '@/lib/features/users/schema'
import { Link } from '@/lib/platform/i18n/navigation'

type PrivacySummaryCardProps = { user: Pick<UserView, 'feedPrivacy' | 'showChildPhotos'> }

/** Summarizes the privacy settings, and links to them. */
export async function PrivacySummaryCard({ user }: PrivacySummaryCardProps) {
  const [t, settings] = await Promise.all([getTranslations('profile'), getTranslations('privacySettings')])
  return (
    <Card as="section" aria-labelledby="privacy">
      <CardTitle id="privacy">{t('privacyTitle')}</CardTitle>
      <p className="mt-1 mb-4 text-soft">
        {settings('short', { audience: user.feedPrivacy, kids: String(user.showChildPhotos) })}
      </p>
      <Link
        href="/settings/privacy"
        className={cn(buttonVariants({ variant: 'secondary' }), 'max-sm:w-full')}
      >
        <Icon of={Eye} />
        {t('seenMore')}
      </Link>
    </Card>
  )
}
