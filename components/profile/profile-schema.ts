import { updateUserInput } from '@/lib/features/users/schema'

/** Schema of the form, with every field except the picture. */
export const profileValues = updateUserInput.omit({ avatarPhotoId: true }).required()
