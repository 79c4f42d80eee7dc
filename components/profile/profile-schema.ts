import { updateUserInput } from '@/lib/users/schema'

/** What this form sends of a person's data: all of it at once, while the call takes any part. The picture has its own. */
export const profileValues = updateUserInput.omit({ avatarPhotoId: true }).required()
