import type { UserView } from '@/lib/users/schema'

/** What a person has chosen about who sees their posts. */
export type Audience = Pick<UserView, 'feedPrivacy' | 'showChildPhotos'>

/** Who sees a photo: one with a child stays in the family unless its author allows more. */
export function getPhotoAudience(
  { feedPrivacy, showChildPhotos }: Audience,
  showsChild: boolean,
): UserView['feedPrivacy'] {
  return showsChild && !showChildPhotos ? 'private' : feedPrivacy
}
