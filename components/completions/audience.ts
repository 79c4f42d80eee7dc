import type { UserView } from '@/lib/features/users/schema'

export type Audience = Pick<UserView, 'feedPrivacy' | 'showChildPhotos'>

/** Returns a photo's audience: with a child the family only, unless allowed. */
export function getPhotoAudience(
  { feedPrivacy, showChildPhotos }: Audience,
  showsChild: boolean,
): UserView['feedPrivacy'] {
  return showsChild && !showChildPhotos ? 'private' : feedPrivacy
}
