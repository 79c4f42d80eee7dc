import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/shell/client-messages'
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
        <ProfileForm
          id={id}
          saved={{ firstName, familyName, language }}
          cancelHref={user.hasFamily ? '/profile' : '/'}
        />
      </ClientMessages>
      {user.hasFamily ? (
        <p className="mt-6 text-soft text-sm">
          {t.rich('kids', {
            link: (words) => (
              <Link
                href="/family-management"
                className="font-bold text-leaf-ink underline underline-offset-2"
              >
                {words}
              </Link>
            ),
          })}
        </p>
      ) : null}
    </>
  )
}
