import { Baby, ChevronRight } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/shell/client-messages'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { PHOTO_MAX_BYTES, PHOTO_TYPES } from '@/lib/features/photos/rules'
import type { UserView } from '@/lib/features/users/schema'
import { Link } from '@/lib/platform/i18n/navigation'
import { AvatarEditor } from './avatar-editor'
import { ProfileForm } from './profile-form'

export async function ProfileDetails({ user }: { user: UserView }) {
  const t = await getTranslations('profileEdit')
  const { id, firstName, familyName, language } = user
  return (
    <>
      <ClientMessages namespaces={['profileEdit', 'avatar']}>
        <div className="mb-5 sm:mb-7">
          <AvatarEditor
            userId={id}
            name={firstName}
            avatar={user.avatar}
            limits={{ maxBytes: PHOTO_MAX_BYTES, types: PHOTO_TYPES }}
          />
        </div>
        <ProfileForm id={id} saved={{ firstName, familyName, language }} />
      </ClientMessages>
      {user.hasFamily ? (
        <>
          <section className="mt-8 rounded-card bg-sun-tint p-5">
            <h2 className="flex items-center gap-2 text-lg">
              <Icon of={Baby} className="size-5 text-sun-ink" />
              {t('kidsTitle')}
            </h2>
            <p className="mt-1 text-ink">{t('kidsText')}</p>
            <Link href="/family-management" className={cn(buttonVariants({ variant: 'link' }), 'px-0')}>
              {t('kidsLink')}
              <Icon of={ChevronRight} />
            </Link>
          </section>
          <section className="mt-5 grid gap-3 rounded-card bg-leaf-tint p-5">
            <h2 className="text-lg">{t('weekTitle')}</h2>
            <Link
              href="/challenge/current"
              className={cn(buttonVariants({ variant: 'secondary' }), 'w-fit max-sm:w-full')}
            >
              {t('toWeek')}
              <Icon of={ChevronRight} />
            </Link>
          </section>
        </>
      ) : null}
    </>
  )
}
