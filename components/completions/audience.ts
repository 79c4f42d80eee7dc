import type { UserView } from '@/lib/features/users/schema'

export type Audience = Pick<UserView, 'feedPrivacy' | 'showChildPhotos'>

/** Returns the audience of a photo: with a child it is the family only, unless the author's settings allow more. */
export function getPhotoAudience(
  { feedPrivacy, showChildPhotos }: Audience,
  showsChild: boolean,
): UserView['feedPrivacy'] {
  return showsChild && !showChildPhotos ? 'private' : feedPrivacy
}
