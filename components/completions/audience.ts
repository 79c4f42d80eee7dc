import type { UserView } from '@/lib/features/users/schema'

export type PrivacyPreferences = Pick<UserView, 'feedPrivacy' | 'showChildPhotos'>

/** Returns a photo's audience: the family only for a photo with a child, unless the user allows more. */
export function getPhotoAudience(
  { feedPrivacy, showChildPhotos: allowsChildPhotos }: PrivacyPreferences,
  showsChild: boolean,
): UserView['feedPrivacy'] {
  return showsChild && !allowsChildPhotos ? 'private' : feedPrivacy
}
