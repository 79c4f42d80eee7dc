import { updateUserInput } from '@/lib/features/users/schema'

/** Schema of the form: it sends every field, while the endpoint accepts any subset. The picture has its own form. */
export const profileValues = updateUserInput.omit({ avatarPhotoId: true }).required()
