import { getTranslations } from 'next-intl/server'
import { GardenScene } from '@/components/art/garden-scene'
import { ClientMessages } from '@/components/shell/client-messages'
import { Alert } from '@/components/ui/alert'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import type { FamilyView } from '@/lib/features/families/schema'
import { PHOTO_MAX_BYTES, PHOTO_TYPES } from '@/lib/features/photos/rules'
import type { UserView } from '@/lib/features/users/schema'
import { Link } from '@/lib/platform/i18n/navigation'
import { AvatarEditor } from './avatar-editor'
import { ProfileNumbers } from './profile-numbers'

export async function ProfileHeader({ user, family }: { user: UserView; family: FamilyView }) {
  const t = await getTranslations('profile')
  const name = [user.firstName, user.familyName].filter(Boolean).join(' ')
  const named = user.firstName !== '' && user.familyName !== ''
  return (
    <header className="overflow-hidden rounded-sheet bg-card shadow-soft">
      <div aria-hidden className="relative h-28 overflow-hidden sm:h-40">
        <GardenScene fill className="h-full w-[125%] max-w-none sm:w-[150%]" />
      </div>
      <div className="relative -mt-9 px-5 pb-6 sm:px-8">
        <ClientMessages namespaces={['avatar']}>
          <AvatarEditor
            userId={user.id}
            name={user.firstName}
            avatar={user.avatar}
            limits={{ maxBytes: PHOTO_MAX_BYTES, types: PHOTO_TYPES }}
          >
            <div className="min-w-0 sm:pt-11">
              <h1 className="break-words">{name || t('title')}</h1>
              <p className="break-words text-soft">{family.name}</p>
              <ProfileNumbers user={user} family={family} />
            </div>
          </AvatarEditor>
        </ClientMessages>
        {user.profileComplete ? null : (
          <Alert
            tone="warning"
            title={t('incompleteTitle')}
            className="mt-5"
            action={
              <Link
                href={named ? '/family-management' : '/profile/edit'}
                className={cn(buttonVariants({ variant: 'link' }))}
              >
                {named ? t('incompleteKids') : t('incompleteName')}
              </Link>
            }
          >
            {t('incompleteText')}
          </Alert>
        )}
      </div>
    </header>
  )
}
