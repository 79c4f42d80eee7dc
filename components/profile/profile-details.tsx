import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ClientMessages } from '@/components/shell/client-messages'
import { PHOTO_MAX_BYTES, PHOTO_TYPES } from '@/lib/features/photos/rules'
import type { UserView } from '@/lib/features/users/schema'
import { Link } from '@/lib/platform/i18n/navigation'
import { AvatarEditor } from './avatar-editor'
import { ProfileForm } from './profile-form'

type ProfileDetailsProps = { user: UserView; heading: ReactNode }

export async function ProfileDetails({ user, heading }: ProfileDetailsProps) {
  const t = await getTranslations('profileEdit')
  const { id, firstName, familyName, language } = user
  return (
    <>
      <ClientMessages namespaces={['profileEdit', 'avatar']}>
        <AvatarEditor
          userId={id}
          name={firstName}
          avatar={user.avatar}
          limits={{ maxBytes: PHOTO_MAX_BYTES, types: PHOTO_TYPES }}
          isSmall
        >
          {heading}
        </AvatarEditor>
        <p className="mt-2 mb-6 text-soft">{t('text')}</p>
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
